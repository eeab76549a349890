// boardgame.io as it comes, in memory, on loopback; says its address when it is open.
"use strict";

const { Server } = require("boardgame.io/server");
const { game } = require("./game");

const server = Server({ games: [game], origins: [/^http:\/\/127\.0\.0\.1/] });
server.run({ port: { host: "127.0.0.1", port: 0 } }).then(({ appServer }) => {
  process.stdout.write(`http://127.0.0.1:${appServer.address().port}\n`);
});

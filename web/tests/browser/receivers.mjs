/** Who is told of turns, on real sockets of this machine: an endpoint, a browser's keys, a mail server. */
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { createServer as createMailServer } from 'node:net';
import { after } from 'node:test';

/** What came, one after the other, waited for. */
class Post {
  #kept = [];
  #waiting = [];

  put(thing) {
    const waiting = this.#waiting.shift();
    if (waiting) waiting(thing);
    else this.#kept.push(thing);
  }

  next() {
    return this.#kept.length > 0 ? Promise.resolve(this.#kept.shift()) : new Promise((done) => this.#waiting.push(done));
  }
}

async function listening(server) {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  after(() => server.close());
  return `127.0.0.1:${server.address().port}`;
}

export async function openReceiver() {
  const post = new Post();
  const server = createServer(async (request, answer) => {
    const parts = [];
    for await (const part of request) parts.push(part);
    post.put({ headers: request.headers, body: Buffer.concat(parts) });
    answer.end();
  });
  const place = await listening(server);
  return { place, url: `http://${place}/notice`, next: () => post.next() };
}

export async function openMailServer() {
  const post = new Post();
  const server = createMailServer((line) => {
    let data = null;
    let rest = '';
    line.on('error', () => {}).setEncoding('utf8');
    line.write('220 here\r\n');
    line.on('data', (more) => {
      const lines = (rest + more).split('\r\n');
      rest = lines.pop();
      for (const said of lines) {
        if (data) {
          if (said === '.') {
            post.put(data.join('\n'));
            data = null;
            line.write('250 taken\r\n');
          } else data.push(said.replace(/^\./, ''));
        } else if (/^data/i.test(said)) {
          data = [];
          line.write('354 go on\r\n');
        } else if (/^quit/i.test(said)) line.end('221 bye\r\n');
        else line.write('250 ok\r\n');
      }
    });
  });
  return { url: `smtp://${await listening(server)}`, next: () => post.next() };
}

/** The keys of a browser, and how it reads what was sealed for them (RFC 8291). */
export function browserKeys() {
  const pair = createECDH('prime256v1');
  const own = pair.generateKeys();
  const auth = randomBytes(16);
  const derive = (material, salt, info, length) => Buffer.from(hkdfSync('sha256', material, salt, info, length));
  return {
    keys: { p256dh: own.toString('base64url'), auth: auth.toString('base64url') },
    read(body) {
      const sender = body.subarray(21, 21 + body[20]);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, sender]);
      const material = derive(pair.computeSecret(sender), auth, info, 32);
      const salt = body.subarray(0, 16);
      const key = derive(material, salt, 'Content-Encoding: aes128gcm\0', 16);
      const nonce = derive(material, salt, 'Content-Encoding: nonce\0', 12);
      const sealed = body.subarray(21 + body[20]);
      const opening = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
      const plain = Buffer.concat([opening.update(sealed.subarray(0, -16)), opening.final()]);
      return plain.subarray(0, -1).toString();
    },
  };
}

/** Every screen of every game at four sizes in both languages, side by side in FOLDER/index.html: `npm run tour -- FOLDER [GAME [SCENE]]`. */
import { openBrowser, openHouse, QUICK, visit } from '../tests/browser/house.mjs';
import { Camera, develop, stoppable } from './tour/camera.mjs';
import { quarter } from './tour/gangster.mjs';
import { city } from './tour/nostra-city.mjs';
import { banquet } from './tour/reglement-de-comptes.mjs';
import { evening } from './tour/twelve-gangsters.mjs';

const TOURS = { 'twelve-gangsters': evening, 'reglement-de-comptes': banquet, gangster: quarter, 'nostra-city': city };
/** Beside each other, since much of a tour is waiting for a table. */
const LANES = [
  ['twelve-gangsters', 'gangster'],
  ['reglement-de-comptes', 'nostra-city'],
];
const [folder = '../.build/tour', only = '', scene = ''] = process.argv.slice(2);
const began = Date.now();
const house = await openHouse({ ...QUICK, grace: 0.5 });
const cameras = new Map(Object.keys(TOURS).map((game) => [game, new Camera(folder, scene)]));

/** Whoever comes to see things move can be held in the middle of it, once he has slowed down. */
function door(browser, camera) {
  return async function come({ moving = false } = {}) {
    const visitor = await visit(browser, { still: !moving });
    if (moving) await visitor.context.addInitScript(stoppable);
    visitor.context.on('close', () => visitor.complaints.forEach((complaint) => camera.complain(complaint)));
    return visitor;
  };
}

async function walk(games) {
  const browser = await openBrowser();
  for (const game of games) {
    const camera = cameras.get(game);
    if (!only || only === game) await TOURS[game](door(browser, camera), camera, house);
  }
  await browser.close();
}

await Promise.all(LANES.map(walk));
await house.close();
const flaws = develop(folder, [...cameras.values()]);
console.log(`${folder}/index.html, ${Math.round((Date.now() - began) / 1000)} s`);
process.exitCode = flaws.length > 0 ? 1 : 0;

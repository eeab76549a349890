/** Every screen of every game at four sizes in both languages, side by side in FOLDER/index.html: `npm run tour -- FOLDER [GAME]`. */
import { openBrowser, openHouse, QUICK, visit } from '../tests/browser/house.mjs';
import { Camera, stoppable } from './tour/camera.mjs';
import { quarter } from './tour/gangster.mjs';
import { city } from './tour/nostra-city.mjs';
import { banquet } from './tour/reglement-de-comptes.mjs';
import { evening } from './tour/twelve-gangsters.mjs';

const TOURS = { 'twelve-gangsters': evening, 'reglement-de-comptes': banquet, gangster: quarter, 'nostra-city': city };
const [folder = '../.build/tour', only = ''] = process.argv.slice(2);
const began = Date.now();
const house = await openHouse({ ...QUICK, grace: 0.5 });
const browser = await openBrowser();
const camera = new Camera(folder);

/** Whoever comes to see things move can be held in the middle of it. */
async function come({ moving = false } = {}) {
  const visitor = await visit(browser, { still: !moving });
  if (moving) {
    await visitor.context.addInitScript(stoppable);
    await visitor.context.addInitScript(() => (localStorage['tripot-habits'] ??= JSON.stringify({ speed: 'calm' })));
  }
  visitor.context.on('close', () => visitor.complaints.forEach((complaint) => camera.complain(complaint)));
  return visitor;
}

for (const [game, tour] of Object.entries(TOURS)) if (!only || only === game) await tour(come, camera, house);
await browser.close();
await house.close();
for (const flaw of camera.develop()) console.log(flaw);
console.log(`${folder}/index.html, ${Math.round((Date.now() - began) / 1000)} s`);

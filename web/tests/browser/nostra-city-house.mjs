/** Houses with a box of Nostra City to measure, and a browser for all who visit them. */
import assert from 'node:assert/strict';
import { after } from 'node:test';
import { openBrowser, openHouse, QUICK, visit } from './house.mjs';

const browser = await openBrowser();
const houses = [];
after(async () => {
  await browser.close();
  for (const house of houses) await house.close();
});

/** A house whose box of Nostra City has this changed. */
export async function houseWith(material) {
  const house = await openHouse({ ...QUICK, material: { 'nostra-city': material } });
  houses.push(house);
  return house;
}

export async function visitors(count, wishes = {}) {
  const come = [];
  for (let number = 0; number < count; number++) come.push(await visit(browser, { language: number % 2 ? 'en' : 'fr', ...wishes }));
  return come;
}

/** Nobody has complained. */
export async function leave(people) {
  for (const { context, complaints } of people) {
    assert.deepEqual(complaints, []);
    await context.close();
  }
}

/** Guests with names as long as the house allows. */
export const NAMES = [
  'Maximilienne Dupont-',
  'Wolfgang Amadeus Moz',
  'Bartholomée-Ferdinan',
  'ŒUVRE MONUMENTALE WW',
  'Guillaume-Alexandre.',
  'Marie-Antoinette XVI',
];

export async function called(page, house, name) {
  await page.goto(house.address);
  await page.locator('.game').first().waitFor();
  await page.evaluate(
    (body) => fetch('/api/me', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body }),
    JSON.stringify({ name }),
  );
  await page.reload();
}

/** This many people with the longest names; each may come with a wish. */
export async function crew(come, house, count, wishes = []) {
  const people = [];
  for (const [index, name] of NAMES.slice(0, count).entries()) {
    const person = await come(wishes[index]);
    await called(person.page, house, name);
    people.push(person);
  }
  return people;
}

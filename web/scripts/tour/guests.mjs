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

/** What happens while this many people with the longest names are there; each may come with a wish. They leave, whatever came of it. */
export async function crew(come, house, count, during, wishes = []) {
  const people = [];
  try {
    for (const [index, name] of NAMES.slice(0, count).entries()) {
      const person = await come(wishes[index]);
      people.push(person);
      await called(person.page, house, name);
    }
    await during(people);
  } finally {
    for (const { context } of people) await context.close();
  }
}

/** Good company by its pages: mute, report, send away, concede; the host of the house answers; one's own data go along. */
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { joinTable, openTable, QUICK, sound, soundInBoth, start, visit, withHouse } from './house.mjs';

const TOKEN = 'only-for-the-host-of-this-house';
const { house, browser } = await withHouse({ ...QUICK, admin_token: TOKEN });
const shot = async (page, name) => process.env.SHOTS && page.screenshot({ path: `${process.env.SHOTS}/${name}.png` });

it(
  'three people: one is muted and reported, one concedes, and the host of the house shows one the door',
  { timeout: 120_000 },
  async () => {
    const [ana, bob, carl] = await Promise.all([
      visit(browser),
      visit(browser, { width: 390, height: 844, touch: true }),
      visit(browser, { language: 'en' }),
    ]);
    const table = await openTable(ana.page, house, 0);
    await joinTable(bob.page, table);
    await joinTable(carl.page, table);
    const bobs = (await bob.page.locator('article.mine h3').innerText()).trim();
    await start(ana.page);
    await bob.page.goto(table);

    await ana.page.locator('.help').click();
    await ana.page.locator('dialog .company').click();
    const sheet = ana.page.locator('dialog[open]');
    const row = sheet.locator('li', { hasText: bobs });
    await row.locator('button', { hasText: 'Demander son renvoi' }).click();
    await sheet.getByText('Une voix demande son renvoi').waitFor();
    await soundInBoth(ana.page, 'good company');
    await shot(ana.page, 'company');
    await row.locator('button', { hasText: 'Ne plus entendre' }).click();
    await row.getByText('vous ne l’entendez plus').waitFor();
    await row.locator('button', { hasText: 'Signaler' }).click();
    await sheet.locator('textarea').fill('Il parle trop');
    await shot(ana.page, 'report');
    await sheet.locator('form .main').click();
    await sheet.getByText('C’est transmis').waitFor();
    await ana.page.keyboard.press('Escape');

    await bob.page.locator('.help').click();
    await bob.page.locator('dialog .company').click();
    await shot(bob.page, 'company-phone');
    await bob.page.locator('button', { hasText: 'Abandonner' }).click();
    await sound(bob.page, 'to concede, on a phone');
    await shot(bob.page, 'concede-phone');
    await bob.page.locator('[data-concede]').click();
    await bob.page.getByText('Vous regardez').first().waitFor();
    await ana.page.locator('.plate .badge', { hasText: 'a abandonné' }).waitFor();
    await shot(ana.page, 'conceded');

    const host = await visit(browser);
    await host.page.goto(`${house.address}/admin`);
    await host.page.locator('#token').fill('no such token at all');
    await host.page.keyboard.press('Enter');
    await host.page.locator('[role=alert]', { hasText: 'Ce n’est pas le jeton' }).waitFor();
    await shot(host.page, 'admin-door');
    await host.page.locator('#token').fill(TOKEN);
    await host.page.keyboard.press('Enter');
    await host.page.locator('nav .count', { hasText: '1' }).waitFor();
    await soundInBoth(host.page, 'the house');
    await shot(host.page, 'admin');
    for (const [room, words] of [
      ['Tables', '12 Gangsters'],
      ['Personnes', bobs],
      ['Signalements', 'Il parle trop'],
    ]) {
      await host.page.locator('nav .button', { hasText: room }).click();
      await host.page.locator('section', { hasText: words }).waitFor();
      await sound(host.page, room);
      await shot(host.page, `admin-${room}`);
    }
    await host.page.locator(`[data-ban="${bobs}"]`).click();
    await shot(host.page, 'admin-ban');
    await host.page.locator('form .sure').click();
    await bob.page.getByText('La maison ne vous reçoit plus').waitFor();
    await shot(bob.page, 'banned-phone');
    await host.page.locator('nav .button', { hasText: 'Exclusions' }).click();
    await host.page.locator('section li', { hasText: bobs }).waitFor();
    await sound(host.page, 'bans');
    await shot(host.page, 'admin-bans');

    await host.page.setViewportSize({ width: 390, height: 844 });
    await host.page.reload();
    await host.page.locator('summary').click();
    await sound(host.page, 'limits on a phone');
    await shot(host.page, 'admin-phone');

    await carl.page.goto(house.address);
    await carl.page.locator('header .name').click();
    await carl.page.locator('summary', { hasText: 'Your data' }).click();
    const [file] = await Promise.all([carl.page.waitForEvent('download'), carl.page.locator('a[download]').click()]);
    assert.equal(file.suggestedFilename(), 'tripot.json');
    const before = await carl.page.locator('header .name').innerText();
    await carl.page.locator('button', { hasText: 'Delete it all' }).click();
    await sound(carl.page, 'one’s own data');
    await shot(carl.page, 'own');
    await carl.page.locator('button.sure').click();
    await carl.page.waitForFunction(
      (name) => document.querySelector('header .name') && !document.querySelector('header .name').innerText.includes(name),
      before,
    );
    await ana.page.locator('[data-plate="2"]', { hasText: 'Anonyme' }).waitFor();
    assert.deepEqual([...ana.complaints, ...carl.complaints], []);
    for (const { context } of [ana, bob, carl, host]) await context.close();
  },
);

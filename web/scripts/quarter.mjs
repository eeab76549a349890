/** The pictures of Gangster. */
import { answerUntil, begin } from '../tests/browser/quarter.mjs';

export async function quarter({ page, context }, picture, house) {
  await begin(page, house, { players: 6, level: 'solid' });
  await page.waitForTimeout(1200);
  await picture(page, 'ga-start');
  await picture(page, 'ga-start-whole', true);
  await context.close();
}

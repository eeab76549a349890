/** A learner in a real browser: reads every remark, does what is asked for, and chooses freely elsewhere. */
import assert from 'node:assert/strict';
import { post } from './house.mjs';

/** What the server last said to this page about its lesson. Before the page goes to the table. */
async function guidanceOf(page) {
  const heard = { lesson: null, view: null };
  await page.routeWebSocket(/\/ws\//, (socket) => {
    socket.connectToServer().onMessage((message) => {
      for (const { situation } of [JSON.parse(String(message))].flat())
        if (situation) Object.assign(heard, { lesson: situation.lesson, view: situation.view });
      socket.send(message);
    });
  });
  return heard;
}

/** Begin the lesson of this game; what the page hears of it. */
export async function beginLesson(page, house, game) {
  const heard = await guidanceOf(page);
  await page.goto(house.address);
  const { code } = await post(page, '/api/quick', { game, lesson: true });
  await page.goto(`${house.address}/t/${code}`);
  await page.locator('.tutor').waitFor({ timeout: 30_000 });
  return heard;
}

/** To the end of the lesson: `answer` does what is asked for in this game, or anything if nothing is. The remarks that were read, and those of them beside which nothing was marked. */
export async function learn(page, heard, answer, each = async () => {}) {
  const remark = page.locator('.tutor');
  const done = page.locator('.learnt');
  const free = page.locator('.ask.asked[aria-busy="false"]');
  const read = [];
  const astray = [];
  for (let turn = 0; turn < 400; turn++) {
    await remark.or(done).or(free).first().waitFor({ timeout: 30_000 });
    if (await done.isVisible()) return { read, astray };
    const shown = await page.evaluate(remarkShown);
    if (shown && read.at(-1) !== shown.id) {
      read.push(shown.id);
      const { beside = [] } = heard.lesson.remarks.find(({ id }) => id === shown.id) ?? {};
      if (beside.length > 0 && !shown.marked) astray.push(shown.id);
      await each(shown.id);
    }
    if (shown?.next) {
      await remark.locator('.next').click({ timeout: 2_000 });
      await page.waitForFunction((old) => document.querySelector('.tutor')?.dataset['remark'] !== old, shown.id);
      continue;
    }
    const asked = heard.lesson.ask;
    if (await free.isVisible()) await answer(page, asked ? heard.lesson.answer : null, heard);
  }
  throw new Error(`the lesson did not end: ${read.join()}`);
}

/** In the page: the remark that stands there, whether it waits to be read, and whether anything is marked. */
function remarkShown() {
  const tutor = document.querySelector('.tutor');
  const marked = [...document.querySelectorAll('[data-changed]')].some((thing) => thing.checkVisibility());
  return tutor && { id: tutor.dataset['remark'], next: tutor.querySelector('.next') !== null, marked };
}

/** What was read is a lesson: enough of it, and every sentence beside what it speaks of. */
export function taught({ read, astray }, least) {
  assert.deepEqual(astray, [], 'nothing was marked');
  assert.ok(read.length >= least, `only ${read.length} remarks: ${read.join()}`);
}

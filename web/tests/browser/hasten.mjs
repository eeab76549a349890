/** A hand that is faster than a finger, for the way to what a test is about: in the page, at a second line to the same seat. The page sees what comes of it. */
import { drawn } from './house.mjs';

/** Let these answer what they are asked until it has come to that, each at most so often. `pick` runs in the page and may choose one of the moves by the situation; else it is passing, or what comes first. */
export async function hasten(pages, reached, pick = () => undefined, most = 10_000) {
  for (const page of pages) await page.waitForURL(/\/t\//);
  await Promise.all(pages.map((page) => page.evaluate(begin, [pick.toString(), most])));
  while (!(await reached())) await drawn(pages[0]);
  await Promise.all(pages.map((page) => page.evaluate(() => globalThis.hand.close())));
}

/** The game of this page, to its end. */
export async function hastenToTheEnd(page) {
  const podium = page.locator('.podium');
  await hasten([page], () => podium.isVisible());
}

/** So many answers of this page, if the game is not over before; it passes only where it must. */
export async function hastenBy(page, answers) {
  const busy = (legal) => legal.find(({ move }) => move !== 'pass');
  const podium = page.locator('.podium');
  const given = () => page.evaluate(() => globalThis.hand.answers);
  await hasten([page], async () => (await given()) >= answers || (await podium.isVisible()), busy, answers);
}

/** In the page. */
function begin([picking, most]) {
  const pick = new Function(`return ${picking}`)();
  const hand = new WebSocket(`${location.origin.replace('http', 'ws')}/ws/${location.pathname.split('/')[2]}`);
  let situation, answering, moves, sent;
  let count = 0;
  const choose = (legal) => {
    moves.push(pick(legal, situation) ?? legal.find(({ move }) => move === 'pass') ?? legal[0]);
    sent = `hand-${performance.now()}-${count++}`;
    hand.send(JSON.stringify({ type: 'act', id: sent, moves, question: answering }));
  };
  globalThis.hand = hand;
  hand.answers = 0;
  hand.onopen = () => hand.send(JSON.stringify({ type: 'hello' }));
  hand.onmessage = ({ data }) => {
    for (const message of JSON.parse(data)) {
      situation = message.situation ?? situation;
      if (!sent || message.id !== sent) continue;
      sent = null;
      if (message.type === 'offer') choose(message.legal);
      else hand.answers += message.type === 'ack';
    }
    if (sent || !situation?.legal.length || hand.answers >= most) return;
    [moves, answering] = [[], situation.question];
    choose(situation.legal);
  };
}

/** What the parts of a page speak of, looked at in every frame that it draws. */

/** Read off the page: what the board, the journal and the question say of the same thing; undefined where one says nothing of it. */
const SAID = {
  'twelve-gangsters': ({ text, lines, asked }) => ({
    board: /\d+/.exec(text('.middle .round'))?.[0],
    journal: String(lines('TG-3.7').length + 1),
    question: asked ? String(document.querySelectorAll('.choice.used').length + 1) : undefined,
  }),
  'reglement-de-comptes': ({ lines, playing, asked, question }) => ({
    board: playing(),
    journal: turn(lines('RC-2.4', 'RC-3.10'), /^Au tour (?:de |d’)(.+)\.$/),
    question: asked && /^À vous\s: jouez/.test(question) ? 'me' : undefined,
  }),
  gangster: ({ lines, playing, asked, question }) => ({
    board: playing(),
    journal: turn(lines('GA-3.1'), /^C’est au tour (?:de |d’)(.+)\.$/),
    question: asked && /lancez le dé/i.test(question) ? 'me' : undefined,
  }),
  'nostra-city': ({ text, lines, asked, question }) => ({
    board: /^(BUSINESS|MEETING|PROCÈS|RÉCEPTION)$/.exec(text('.phases .now'))?.[1],
    journal: lines('NC-3.1')
      .flatMap((line) => /^(BUSINESS|MEETING|PROCÈS|RÉCEPTION)\./.exec(line)?.[1] ?? [])
      .at(-1),
    question: asked ? /^(BUSINESS|MEETING|PROCÈS|RÉCEPTION)\s:/.exec(question)?.[1] : undefined,
  }),
};

/** Whose turn the last of these lines tells of. */
function turn(told, other) {
  const last = told.filter((line) => /^À vous de jouer\.$/.test(line) || other.test(line)).at(-1);
  return last && (other.exec(last)?.[1] ?? 'me');
}

/** Look at every frame from now on. */
export async function watch(page, game) {
  await page.evaluate(
    ([said, turns]) => {
      const turn = new Function(`return ${turns}`)();
      const read = new Function('turn', `return ${said}`)(turn);
      const text = (selector) => document.querySelector(selector)?.textContent.trim() ?? '';
      const lines = (...rules) =>
        [...document.querySelectorAll('aside ol li')]
          .filter((line) => rules.includes(line.querySelector('.rule')?.textContent))
          .map((line) => line.querySelector('.text').firstChild.textContent.trim());
      const playing = () => {
        const name = document.querySelector('.plate.turn h3');
        return name && (name.querySelector('.badge:not(.away)') ? 'me' : name.firstChild.textContent.trim());
      };
      globalThis.seen = { frames: 0, together: 0, torn: [] };
      const look = () => {
        const asked = document.querySelector('.ask.asked') !== null;
        if (document.querySelector('.ask')) {
          const found = read({ text, lines, playing, asked, question: text('.question') });
          const said = Object.values(found).filter((one) => one);
          globalThis.seen.frames += 1;
          if (said.length === 3) globalThis.seen.together += 1;
          if (new Set(said).size > 1) globalThis.seen.torn.push(JSON.stringify(found));
        }
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    },
    [SAID[game].toString(), turn.toString()],
  );
}

/** In how many frames something could be seen, in how many all three spoke, and where they spoke of different things. */
export async function seen(page) {
  return page.evaluate(() => ({ ...globalThis.seen, torn: [...new Set(globalThis.seen.torn)] }));
}

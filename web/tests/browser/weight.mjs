/** Bytes of script as they come over the line, and what moves without having been touched. */

/** Counts the compressed bytes of every script that this page loads. */
export async function weighed(context, page) {
  const line = await context.newCDPSession(page);
  await line.send('Network.enable');
  const scripts = new Set();
  let total = 0;
  line.on('Network.responseReceived', ({ requestId, type }) => type === 'Script' && scripts.add(requestId));
  line.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) total += encodedDataLength;
  });
  return { total: () => total };
}

/** From the next page on: the browser's own measure of layout shift. */
export async function watchShifts(page) {
  await page.addInitScript(() => {
    globalThis.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const what = entry.sources.map(({ node }) => (node instanceof Element ? `${node.tagName}.${node.className}` : String(node)));
        if (!entry.hadRecentInput) globalThis.shifts.push({ value: entry.value, what });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

export async function shifted(page) {
  const shifts = await page.evaluate(() => globalThis.shifts);
  const worst = shifts.toSorted((a, b) => b.value - a.value)[0];
  return { total: shifts.reduce((sum, { value }) => sum + value, 0), worst: worst ? worst.what.join(', ') : '' };
}

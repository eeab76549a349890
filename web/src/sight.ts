/** Scroll as little as needed for this to be seen, also past a header and a bar that stick to the edges of the page. */
export function intoSight(element: Element): void {
  element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const { top, bottom } = element.getBoundingClientRect();
  const ceiling = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  const tops = [...document.querySelectorAll('.bar, .bar .said')].map((part) => part.getBoundingClientRect().top);
  const floor = Math.min(innerHeight, ...tops);
  if (bottom > floor) scrollBy(0, bottom - floor);
  else if (top < ceiling) scrollBy(0, top - ceiling);
}

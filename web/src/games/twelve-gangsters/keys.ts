/** Where the focus goes in a hand laid out in columns; null if the key means nothing here. */
export function moved(key: string, index: number, count: number, columns: number): number | null {
  const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns };
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = steps[key];
  if (step === undefined) return null;
  const next = index + step;
  if (Math.abs(step) === 1) return (next + count) % count;
  return next >= 0 && next < count ? next : index;
}

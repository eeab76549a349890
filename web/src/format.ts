/** Numbers, times and codes as people read them. */

/** What is left on a clock: `2:05`, and in French `23 h 59` or `1 j 4 h`; briefly `23 h`, `1 j`. */
export function clockText(ms: number, language: string, brief = false): string {
  const seconds = Math.ceil(ms / 1000);
  const days = Math.floor(seconds / 86_400);
  const hours = Math.floor((seconds % 86_400) / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const parts = days > 0 ? [unit(days, 'day', language), unit(hours, 'hour', language)] : [unit(hours, 'hour', language), padded(minutes)];
  if (days + hours > 0) return parts.slice(0, brief ? 1 : 2).join('\u00a0');
  return `${minutes}:${padded(seconds % 60)}`;
}

const padded = (count: number): string => String(count).padStart(2, '0');

function unit(count: number, name: 'day' | 'hour', language: string): string {
  return new Intl.NumberFormat(language, { style: 'unit', unit: name, unitDisplay: language === 'fr' ? 'short' : 'narrow' }).format(count);
}

/** How long something has lasted: `3 h`, `2 j`. */
export function spanText(ms: number, language: string): string {
  const minutes = Math.max(1, Math.floor(ms / 60_000));
  const [count, name] =
    minutes < 60 ? [minutes, 'minute'] : minutes < 48 * 60 ? [Math.floor(minutes / 60), 'hour'] : [Math.floor(minutes / 1440), 'day'];
  return new Intl.NumberFormat(language, { style: 'unit', unit: name as string, unitDisplay: 'short' }).format(count as number);
}

/** A count that may have parts: `4,5`. */
export function countText(count: number, language: string): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(count);
}

/** The numbers as a range if they have no hole: `3–6`, else `2, 4`. */
export function rangeText(numbers: readonly number[]): string {
  const first = numbers[0];
  const last = numbers.at(-1);
  if (first === undefined || last === undefined) return '';
  if (first === last) return String(first);
  return last - first === numbers.length - 1 ? `${first}–${last}` : numbers.join(', ');
}

/** A time of day in the reader's manner. */
export function timeText(seconds: number, language: string): string {
  return new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit' }).format(seconds * 1000);
}

/** How long ago that was: `il y a 5 min`. */
export function agoText(then: number, now: number, language: string): string {
  const minutes = Math.max(0, Math.round((now - then) / 60_000));
  const ago = new Intl.RelativeTimeFormat(language, { numeric: 'auto', style: 'short' });
  if (minutes < 60) return ago.format(-minutes, 'minute');
  const hours = Math.round(minutes / 60);
  return hours < 24 ? ago.format(-hours, 'hour') : ago.format(-Math.round(hours / 24), 'day');
}

/** A day in the reader's manner: `3 nov. 2026`. */
export function dateText(ms: number, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(ms);
}

/** How many days ago that day was, both as the house counts them: `hier`. */
export function daysAgoText(day: number, now: number, language: string): string {
  const days = Math.max(0, Math.floor(now / 86_400_000) - Math.floor(day / 86_400_000));
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-days, 'day');
}

/** A share as people read it: `46 %`. */
export function shareText(share: number, language: string): string {
  return new Intl.NumberFormat(language, { style: 'percent' }).format(share);
}

/** A part of the win in whole points: `12`. */
export function pointsText(part: number, language: string): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: 0 }).format(100 * part);
}

/** By how much it changed: `+12 %`, `−3 %`. */
export function changeText(change: number, language: string): string {
  return new Intl.NumberFormat(language, { style: 'percent', signDisplay: 'exceptZero' }).format(change).replace('-', '−');
}

/** A day, as `2026-11-18` names it. */
export function dayText(date: string, language: string): string {
  const how = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(language, how).format(new Date(`${date}T00:00:00Z`));
}

/** A reporter for node's tests: the slowest at the end of the run. */
const MOST = 20;

export default async function* slowest(events) {
  const took = [];
  for await (const { type, data } of events)
    if (type === 'test:pass' || type === 'test:fail') took.push([data.details.duration_ms, data.file, data.name]);
  yield `slowest ${MOST}:\n`;
  for (const [time, file, name] of took.toSorted(([a], [b]) => b - a).slice(0, MOST))
    yield `${(time / 1000).toFixed(1).padStart(7)} s  ${file?.split('/').at(-1) ?? ''}: ${name}\n`;
}

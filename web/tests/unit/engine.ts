/** The engine itself, for tests: what pages show is measured by what it says. */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** What `tests/pages/<module>.py` answers. */
export function engine<Answer>(module: string, asked: unknown): Answer {
  const said = execFileSync('python', ['-m', `tests.pages.${module}`], {
    cwd: ROOT,
    env: { ...process.env, PYTHONPATH: 'src' },
    input: JSON.stringify(asked),
    maxBuffer: 1 << 28,
  });
  return JSON.parse(said.toString()) as Answer;
}

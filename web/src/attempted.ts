/** What came of something that was asked of the house: words, also if it refused. */
import { Failure } from './api';
import { explain } from './language.svelte';

export async function attempted(work: () => Promise<string>): Promise<string> {
  try {
    return await work();
  } catch (failure) {
    if (!(failure instanceof Failure)) throw failure;
    return explain(failure.problem);
  }
}

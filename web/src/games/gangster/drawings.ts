/** The board, and each kind of square beside its rule. */
import Drawing from './Drawing.svelte';
import { RULES } from './squares';

export default { Drawing, rules: ['board', ...Object.values(RULES)] };

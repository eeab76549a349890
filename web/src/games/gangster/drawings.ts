/** The board, and each kind of square beside its rule. */
import Course from './Course.svelte';
import Drawing from './Drawing.svelte';
import { RULES } from './squares';

export default { Drawing, Course, rules: ['board', ...Object.values(RULES)] };

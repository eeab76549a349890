/** Where the lost diagrams stood: a drawing for each of these rules. */
import Course from './Course.svelte';
import Drawing from './Drawing.svelte';
import { DRAWN } from './drawn';

export default { Drawing, Course, rules: ['board', ...Object.keys(DRAWN)] };

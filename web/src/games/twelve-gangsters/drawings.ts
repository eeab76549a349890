/** One round on the table. */
import Course from './Course.svelte';
import Drawing from './Drawing.svelte';

export default { Drawing, Course, rules: ['board'] };

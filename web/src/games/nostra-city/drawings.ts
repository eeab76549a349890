/** La Rue above the jury. */
import Course from './Course.svelte';
import Drawing from './Drawing.svelte';

export default { Drawing, Course, rules: ['board'] };

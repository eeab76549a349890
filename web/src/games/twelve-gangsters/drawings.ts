/** One round on the table. */
import Drawing from './Drawing.svelte';

export default { Drawing, rules: ['board'] };

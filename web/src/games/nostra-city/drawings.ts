/** La Rue above the jury. */
import Drawing from './Drawing.svelte';

export default { Drawing, rules: ['board'] };

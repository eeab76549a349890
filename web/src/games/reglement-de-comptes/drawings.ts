/** Where the lost diagrams stood: a drawing for each of these rules. */
import Drawing from './Drawing.svelte';
import { DRAWN } from './drawn';

export default { Drawing, rules: ['board', ...Object.keys(DRAWN)] };

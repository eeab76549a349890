/** Where the answers stand: in the middle of the quarter if there is room for them, else below it. */
import { MediaQuery } from 'svelte/reactivity';

export const room = new MediaQuery('(min-width: 900px) and (min-height: 720px)');

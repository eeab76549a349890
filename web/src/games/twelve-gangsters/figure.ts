/** The twelve gangsters as flat shapes in a box of 100 × 140, lit from the upper left. */
export type Tone = 'ink' | 'paper' | 'gang' | 'lit' | 'brass' | 'blood';

export interface Shape {
  d: string;
  tone: Tone;
  /** A stroke of this width instead of a filled shape. */
  line?: number;
}

const ink = (d: string): Shape => ({ d, tone: 'ink' });
const fill = (tone: Tone, d: string): Shape => ({ d, tone });
const line = (tone: Tone, width: number, d: string): Shape => ({ d, tone, line: width });

/** Shoulders: half their width, and where the neck begins. */
function coat(half: number, top = 88): Shape {
  const left = 50 - half;
  const right = 50 + half;
  return ink(
    `M${left} 140C${left} ${top + 22} ${left + 4} ${top + 8} 42 ${top}L58 ${top}C${right - 4} ${top + 8} ${right} ${top + 22} ${right} 140Z`,
  );
}

const head = ink('M36 58C36 84 43 92 50 92C57 92 64 84 64 58Z');
const eyes = [line('brass', 3, 'M41 66L46.5 67'), line('brass', 3, 'M53.5 67L59 66')];
const shirt = fill('paper', 'M43 93L50 99L57 93L53.5 128L46.5 128Z');
const tie = fill('gang', 'M47.5 99L52.5 99L54 122L50 127L46 122Z');
const bow = fill('gang', 'M50 98L40 93L40 104ZM50 98L60 93L60 104Z');
const smoke = (x: number, y: number): Shape => line('paper', 2.4, `M${x} ${y}c5 -6 -5 -10 0 -16c5 -6 -4 -9 1 -15`);

const fedora = [
  ink('M33 54C31 32 42 26 50 32C58 26 69 32 67 54Z'),
  fill('gang', 'M33 54L32.6 46C43 43 57 43 67.4 46L67 54Z'),
  ink('M18 58C30 46 70 46 82 55C85 58 82 61 78 60C64 54 38 55 24 62C18 63 15 61 18 58Z'),
];
const bowler = [
  ink('M34 54C33 28 67 28 66 54Z'),
  fill('gang', 'M34 54L34 47.5C44 45 56 45 66 47.5L66 54Z'),
  ink('M24 54C36 48 64 48 76 54C79 57 76 60 72 59C58 55 42 55 28 59C24 60 21 57 24 54Z'),
];

const FIGURES: Record<number, Shape[]> = {
  // The Kid: a cap too large for him, a catapult.
  1: [
    ink('M28 140C28 116 34 108 44 104L56 104C66 108 72 116 72 140Z'),
    ink('M38 80C38 100 44 107 50 107C56 107 62 100 62 80Z'),
    ink('M29 84C26 60 74 56 74 78C82 80 84 86 80 88C66 82 44 82 33 88C29 89 28 87 29 84Z'),
    fill('gang', 'M46 62L54 61L53 65L47 66Z'),
    line('brass', 3, 'M43 90L47.5 91'),
    line('brass', 3, 'M53 91L57.5 90'),
    fill('gang', 'M40 107L60 107L63 116L37 116Z'),
    line('brass', 3.4, 'M76 134L76 118M76 119L69 108M76 119L83 108'),
    line('paper', 1.6, 'M69 108Q76 114 83 108'),
  ],
  // The Weasel: thin, a long nose, a crowbar on the shoulder.
  2: [
    coat(25),
    ink('M39 56C39 84 44 92 50 92C57 92 61 84 61 70L72 76C70 70 64 62 61 58Z'),
    ink('M34 60C33 36 62 32 67 54L82 60C83 64 78 65 74 64C60 60 46 61 37 63C34 63 34 62 34 60Z'),
    fill('gang', 'M36 60L35.6 53C46 50 56 50 66.4 52.5L68 57C56 56 46 57 36 60Z'),
    line('brass', 3, 'M52 68L57 67'),
    fill('gang', 'M40 92L60 92L66 103L50 99L34 103Z'),
    line('paper', 4.2, 'M22 132L32 78C33 70 22 68 20 76'),
  ],
  // The Lookout: collar up, field glasses.
  3: [
    coat(31),
    head,
    ...fedora,
    ink('M33 94L40 80L50 100L60 80L67 94L60 112L40 112Z'),
    fill('paper', 'M38 64L49 64L49 77L38 77ZM51 64L62 64L62 77L51 77Z'),
    fill('gang', 'M40.5 67L46.5 67L46.5 74L40.5 74ZM53.5 67L59.5 67L59.5 74L53.5 74Z'),
    line('paper', 2, 'M40 112L50 122L60 112'),
  ],
  // The Cardsharp: an eye-shade and a hand of cards.
  4: [
    coat(32),
    head,
    ink('M37 58C36 38 64 38 63 58Z'),
    fill('gang', 'M28 60C36 52 64 52 72 60L70 66C58 60 42 60 30 66Z'),
    line('brass', 3, 'M41 71L46.5 72'),
    line('brass', 3, 'M53.5 72L59 71'),
    shirt,
    bow,
    fill('paper', 'M62 106L70 102L78 122L70 126ZM70 101L79 100L82 122L73 123ZM79 100L88 102L84 124L76 122Z'),
    fill('blood', 'M75.5 108L78 111.5L75.5 115L73 111.5Z'),
    line('ink', 1.2, 'M70 102L77 123M79 100L80 123'),
  ],
  // The Singer: bobbed hair, a feather, a microphone.
  5: [
    ink('M26 140C27 118 34 106 45 101L55 101C66 106 73 118 74 140Z'),
    ink('M33 82C27 40 73 40 67 82C68 90 60 88 60 84L40 84C40 88 32 90 33 82Z'),
    fill('paper', 'M42 64C42 82 46 92 50 92C54 92 58 82 58 64C54 60 46 60 42 64Z'),
    ink('M45 88L55 88L56 104L44 104Z'),
    fill('gang', 'M35 58C42 52 58 52 65 58L65 64C58 58 42 58 35 64Z'),
    fill('lit', 'M62 58C60 44 68 34 76 30C78 42 74 54 66 60Z'),
    line('ink', 2.4, 'M44.5 71L48 71.5M52 71.5L55.5 71'),
    fill('blood', 'M47 81C49 79.5 51 79.5 53 81C51 84 49 84 47 81Z'),
    line('lit', 2.6, 'M42 108Q50 116 58 108'),
    line('brass', 3, 'M77 140L77 112'),
    fill('paper', 'M71 98A6 6 0 0 1 83 98L83 108A6 6 0 0 1 71 108Z'),
    line('ink', 1.4, 'M72 100L82 100M72 104L82 104'),
  ],
  // The Driver: peaked cap, goggles, flying scarf.
  6: [
    coat(34),
    head,
    ink('M32 52C28 34 72 34 68 52L66 60L34 60Z'),
    fill('gang', 'M33 53L67 53L66 60L34 60Z'),
    ink('M32 60L68 60C70 66 60 66 50 64C40 66 30 66 32 60Z'),
    fill('brass', 'M38 44A6 6 0 0 1 50 44A6 6 0 0 1 38 44ZM50 44A6 6 0 0 1 62 44A6 6 0 0 1 50 44Z'),
    fill('lit', 'M41 44A3 3 0 0 1 47 44A3 3 0 0 1 41 44ZM53 44A3 3 0 0 1 59 44A3 3 0 0 1 53 44Z'),
    line('brass', 3, 'M41 71L46.5 71'),
    line('brass', 3, 'M53.5 71L59 71'),
    fill('gang', 'M38 90C46 96 54 96 62 90L66 98C56 105 44 105 34 98Z'),
    fill('gang', 'M62 96C74 94 78 104 90 98C86 110 76 112 64 106Z'),
    line('paper', 3.4, 'M34 136A18 18 0 0 1 66 136M50 118L50 128'),
  ],
  // The Fiddler: a violin case that holds no violin.
  7: [
    coat(35),
    head,
    ...fedora,
    ...eyes,
    shirt,
    tie,
    ink('M64 134L72 98C74 90 84 90 86 98C88 104 86 108 88 114C92 124 88 134 80 136C72 138 64 140 64 134Z'),
    line('brass', 2, 'M67 131L74.5 99C76 94 82 94 83.5 99C85 105 83 109 85 115C88 123 85 131 79 133Z'),
    line('paper', 3, 'M71 112L77 114'),
  ],
  // The Notary: bowler, round glasses, moustache, a sealed deed.
  8: [
    coat(36),
    head,
    ...bowler,
    line('brass', 2, 'M38 68A5.5 5.5 0 0 1 49 68A5.5 5.5 0 0 1 38 68ZM51 68A5.5 5.5 0 0 1 62 68A5.5 5.5 0 0 1 51 68ZM49 68L51 68'),
    fill('paper', 'M50 78C46 75 40 77 37 83C42 84 47 83 50 80C53 83 58 84 63 83C60 77 54 75 50 78Z'),
    shirt,
    bow,
    fill('paper', 'M66 104L88 108L84 134L62 130Z'),
    line('ink', 1.6, 'M69 112L83 114.5M68 117L82 119.5'),
    fill('blood', 'M71 126A3.6 3.6 0 0 1 78 127A3.6 3.6 0 0 1 71 126Z'),
  ],
  // The Widow: cloche, veil, fur, a cigarette holder.
  9: [
    ink('M18 140C16 120 24 104 42 98L58 98C76 104 84 120 82 140Z'),
    fill('paper', 'M40 62C40 84 45 94 50 94C55 94 60 84 60 62Z'),
    ink('M31 70C26 34 74 34 69 68L76 74C62 64 40 64 25 76Z'),
    fill('gang', 'M30.5 62C42 54 58 54 69.5 61L69.5 67C58 60 42 60 31 69Z'),
    fill('lit', 'M62 52A7 7 0 0 1 76 54A7 7 0 0 1 62 52Z'),
    line('ink', 2.4, 'M44 73L48 73.5M52 73.5L56 73'),
    line('ink', 0.9, 'M40 67L58 79M41 73L53 81M60 67L42 79M59 73L47 81'),
    fill('blood', 'M46.5 84C49 82 51 82 53.5 84C51 87.5 49 87.5 46.5 84Z'),
    line('ink', 2.6, 'M53 86L76 93'),
    line('paper', 2.6, 'M76 93L83 95'),
    smoke(84, 92),
    fill('lit', 'M28 112C28 100 40 96 50 104C60 96 72 100 72 112C70 122 58 124 50 114C42 124 30 122 28 112Z'),
    line('ink', 1.6, 'M34 106L37 112M42 104L43 111M58 104L57 111M66 106L63 112'),
  ],
  // The Banker: top hat, monocle, a bag of money.
  10: [
    coat(38),
    head,
    ink('M35 54L32 14L68 14L65 54Z'),
    fill('gang', 'M34.6 50L33.9 41L66.1 41L65.4 50Z'),
    ink('M22 54C36 48 64 48 78 54C81 58 78 61 74 60C58 55 42 55 26 60C22 61 19 58 22 54Z'),
    line('brass', 3, 'M41 67L46.5 68'),
    line('brass', 2.2, 'M51.5 68A5 5 0 0 1 61.5 68A5 5 0 0 1 51.5 68ZM61 71L63 90'),
    fill('paper', 'M50 79C46 77 42 79 40 82C44 84 48 83 50 81C52 83 56 84 60 82C58 79 54 77 50 79Z'),
    shirt,
    tie,
    fill('brass', 'M72 108L68 101L86 101L82 108C92 114 94 136 88 138L66 138C60 136 62 114 72 108Z'),
    line('ink', 2.6, 'M81 116C74 113 72 121 77 122C83 123 81 131 73 128M77 112L77 132'),
  ],
  // The Dandy: a wide brim, a flower, a cane.
  11: [
    coat(40),
    head,
    ink('M32 52C28 26 42 20 50 27C58 20 72 26 68 52Z'),
    fill('paper', 'M32 52L31.5 44C43 40 57 40 68.5 44L68 52Z'),
    ink('M8 52C24 44 76 44 92 58C94 62 90 64 86 62C68 52 40 52 20 60C10 62 5 57 8 52Z'),
    ...eyes,
    line('paper', 1.8, 'M45 82C47 80.5 48.5 80.5 50 81.5C51.5 80.5 53 80.5 55 82'),
    shirt,
    tie,
    fill('gang', 'M30 108A4 4 0 0 1 36 104A4 4 0 0 1 41 109A4 4 0 0 1 37 115A4 4 0 0 1 30 113Z'),
    line('brass', 4, 'M84 140L80 98'),
    fill('paper', 'M74 97A6.5 6.5 0 0 1 87 96A6.5 6.5 0 0 1 74 97Z'),
  ],
  // The Giant: shoulders that fill the door, a small hat, a large cigar.
  12: [
    ink('M2 140C2 104 16 92 40 86L60 86C84 92 98 104 98 140Z'),
    ink('M31 54C30 84 40 96 50 96C60 96 70 84 69 54Z'),
    ink('M36 44C35 22 65 22 64 44Z'),
    fill('gang', 'M36 44L36 38C45 35.5 55 35.5 64 38L64 44Z'),
    ink('M27 45C38 40 62 40 73 45C76 48 73 51 69 50C57 47 43 47 31 50C27 51 24 48 27 45Z'),
    line('brass', 3.4, 'M39 62L46 64.5'),
    line('brass', 3.4, 'M54 64.5L61 62'),
    fill('brass', 'M51 79L72 83L71 89L51 84Z'),
    fill('blood', 'M70 82.5L74 83.3L73 89.5L69 88.7Z'),
    smoke(76, 80),
    shirt,
    tie,
    fill('lit', 'M14 112L22 106L24 110L18 115ZM86 112L78 106L76 110L82 115Z'),
  ],
};

export function figure(card: number): Shape[] {
  return FIGURES[((card - 1) % 12) + 1]!;
}

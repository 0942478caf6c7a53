/** Shorter words are a letter away from too many others: 'better' is no butter. */
const lettersMin = 7;

/** Words that are a letter away from a figure's, and mean something else. */
const others = new Set(
  `closest trainer singles electric infection electrons elections erections terrain constriction concerting courtier defective slippery sturgeon
  compute gradation envelop flaming dumping courier creamer feathery pluming solicitous
  schwester schwestern schwager schreiber schwerin schweinerei schimmer schwinger tauschen knirschen schlage schnitten schritten autorinnen
  bewachung briefkarten schlimmer schwerer transporte schreien schlitzen schnauben einlaufen erarbeiten standuhr zuckertest kletten schwedin
  campagne campagnes coureur coureurs couette couettes assurer laiterie formage débauchage déboucher flambant bouclier chaumière infirmer
  imprimant enceint chanceuse électrons éjections ambulante configure braguette croisant dumping chevalier
  caballero caballeros cerbero conformación contado gradación ordenado papelería radiado reforma tronado constable necrología extinto carenero constructor`.split(
    /\s+/,
  ),
);

const keysOf = (word: string): readonly string[] => [
  word,
  ...Array.from({ length: word.length }, (_, at) => word.slice(0, at) + word.slice(at + 1)),
];

const known = new WeakMap<ReadonlyMap<string, string>, ReadonlyMap<string, readonly string[]>>();

/** Words of an index by what is left of them without one letter. */
function neighborsOf(index: ReadonlyMap<string, string>): ReadonlyMap<string, readonly string[]> {
  const before = known.get(index);
  if (before) return before;
  const neighbors = new Map<string, string[]>();
  for (const word of index.keys()) {
    if (word.length < lettersMin || word.includes(" ")) continue;
    for (const key of keysOf(word)) neighbors.set(key, [...(neighbors.get(key) ?? []), word]);
  }
  known.set(index, neighbors);
  return neighbors;
}

/** Tells whether a word is another one with a letter too few, too many, doubled or in its neighbor's place. */
function isSlip(typed: string, meant: string): boolean {
  if (typed[0] !== meant[0]) return false;
  if (typed.length !== meant.length) return true;
  const at = [...typed].findIndex((letter, index) => letter !== meant[index]);
  const swapped = typed.slice(0, at) + (typed[at + 1] ?? "") + (typed[at] ?? "") + typed.slice(at + 2);
  if (swapped === meant) return true;
  // Another letter makes another word more often than a slip does: only in long words.
  return typed.length > lettersMin + 1 && typed.slice(at + 1) === meant.slice(at + 1);
}

/** Figures that a word with one letter mistyped stands for in an index; undefined where they could be those of two things. */
export function mistypedIn(index: ReadonlyMap<string, string>, word: string): string | undefined {
  if (word.length < lettersMin || others.has(word)) return undefined;
  const neighbors = neighborsOf(index);
  const meant = keysOf(word)
    .flatMap((key) => neighbors.get(key) ?? [])
    .filter((one) => isSlip(word, one));
  const [first, ...rest] = new Set(meant.map((one) => index.get(one)));
  return rest.length > 0 ? undefined : first;
}

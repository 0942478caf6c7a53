/** Three versions of what is edited. */
export interface Versions<Edited> {
  /** The version that both others began with. */
  readonly base: Edited;
  /** The version that is saved later. */
  readonly mine: Edited;
  readonly theirs: Edited;
}

export interface Merged<Edited> {
  readonly edited: Edited;
  /** Their texts of what both have changed, which are beside mine now. */
  readonly doubled: readonly string[];
}

/** Merges two versions, without loss. @returns undefined where they don’t fit into one. */
export type Merge<Edited> = (versions: Versions<Edited>) => Merged<Edited> | undefined;

/** The value of two versions that have one each: mine if I have changed it, else theirs. */
export const laterOf = <Value>({ base, mine, theirs }: Versions<Value>): Value => (mine === base ? theirs : mine);

/** True if both have changed it, to something else. */
export const isClash = ({ base, mine, theirs }: Versions<string | undefined>): boolean =>
  mine !== theirs && mine !== base && theirs !== base;

/** Ids have up to 40 characters. */
const stemMax = 36;

/** An id that isn’t taken for the second of two. Made of the first’s, so that merging the same versions again makes the same. */
export function secondId(id: string, taken: ReadonlySet<string>): string {
  for (let number = 2; ; number++) {
    const made = `${id.slice(0, stemMax)}-${number}`;
    if (!taken.has(made)) return made;
  }
}

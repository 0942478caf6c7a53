import type { Tone } from "../../../run-screens/text/text-choices.ts";

/**
 * Phrases of a tone around the user's points. Several ways to say a thing alternate from version to version. Nothing here claims anything
 * about the user's subject: facts come from the user alone. Phrases fit one point as well as several.
 */
export interface TonePhrases {
  /** First sentences under a title that names the subject. */
  readonly opening: readonly string[];
  /** First sentence of a letter, without its end: a colon or a period and the subject follow. In German it goes on after the greeting’s comma. */
  readonly letter: readonly string[];
  /** Says whom the text is for. The audience follows, in the case that the language’s “for” takes. */
  readonly audience: string;
  /** Lead to the first point, as a main clause without its end: a colon or a period follows. */
  readonly first: readonly string[];
  /** Lead to those between. */
  readonly more: readonly string[];
  /** Lead to the last one of several. */
  readonly last: readonly string[];
  readonly close: readonly string[];
  /** Request to readers on what to do next, with a place to fill in. */
  readonly ask: string;
  readonly greeting: string;
  readonly signOff: string;
}

export type PhrasesOfTones = Readonly<Record<Tone, TonePhrases>>;

/** All that a draft says by itself in one language. What users fill in is in square brackets. */
export interface DraftPhrases {
  readonly tones: PhrasesOfTones;
  /** Between two points in one sentence. */
  readonly and: string;
  readonly colon: string;
  /** True if a whole sentence begins with a capital letter after a colon, as in German. */
  readonly capitalAfterColon: boolean;
  /** First words that are no names: they are written small after a colon. */
  readonly small: readonly string[];
  /** First words of whole sentences. */
  readonly subjects: readonly string[];
  /** Words that tell a sentence from a few words about a thing. */
  readonly verbs: readonly string[];
  /** Placeholder where the length that the user wants leaves room. `{words}` and `{with}` are replaced. */
  readonly room: string;
  readonly roomWith: readonly string[];
  readonly blog: { readonly sections: readonly (readonly string[])[]; readonly end: readonly string[] };
  readonly product: {
    readonly features: readonly string[];
    readonly audience: string;
    readonly details: string;
    readonly detailItems: readonly string[];
  };
  readonly email: { readonly subject: string; readonly name: string };
  readonly advertisement: { readonly headline: string; readonly text: string; readonly short: string };
  readonly landing: {
    readonly benefits: readonly string[];
    readonly audience: string;
    readonly end: readonly string[];
    readonly button: string;
  };
  readonly press: {
    readonly release: string;
    readonly dateline: string;
    /** The subject follows. */
    readonly news: string;
    readonly quote: string;
    readonly about: string;
    readonly aboutText: string;
    readonly contact: string;
  };
  readonly video: {
    readonly scene: string;
    readonly picture: string;
    readonly voice: string;
    readonly first: string;
    readonly between: string;
    readonly last: string;
  };
  readonly outline: {
    readonly introduction: string;
    readonly firstSentence: string;
    readonly aim: string;
    readonly questions: readonly string[];
    /** `{audience}` is replaced. */
    readonly questionFor: string;
    readonly end: string;
    readonly endItems: readonly string[];
  };
}

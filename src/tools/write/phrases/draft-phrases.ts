import type { Tone } from "../../text-runs/text-choices.ts";

/**
 * What a tone says around the user's points. Several ways to say a thing alternate from version to version. Nothing here claims anything
 * about the user's subject: facts come from the user alone.
 */
export interface TonePhrases {
  /** Sentences at the beginning. `{topic}` is replaced; it may be any words, so no grammar may depend on it. */
  readonly open: readonly string[];
  /** Says whom the text is for: `{audience}` follows the language's “for”. */
  readonly audience: string;
  /** Lead to the first point, as a main clause without its end: a colon or a period follows. */
  readonly first: readonly string[];
  /** Lead to those between. */
  readonly more: readonly string[];
  /** Lead to the last one of several. */
  readonly last: readonly string[];
  readonly close: readonly string[];
  /** What readers are to do next, with a place to fill in. */
  readonly ask: string;
  readonly greeting: string;
  readonly signOff: string;
}

/** All that a draft says by itself in one language. What users fill in is in square brackets. */
export interface DraftPhrases {
  readonly tones: Readonly<Record<Tone, TonePhrases>>;
  /** Between two points in one sentence. */
  readonly and: string;
  readonly colon: string;
  /** First words that are written small after a colon. */
  readonly small: readonly string[];
  /** First words of whole sentences. */
  readonly subjects: readonly string[];
  /** Words that tell a sentence from a few words about a thing. */
  readonly verbs: readonly string[];
  /** Where the length that the user wants leaves room. `{words}` and `{with}` are replaced. */
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
    readonly aim: string;
    readonly questions: readonly string[];
    readonly questionFor: string;
    readonly end: string;
    readonly endItems: readonly string[];
  };
}

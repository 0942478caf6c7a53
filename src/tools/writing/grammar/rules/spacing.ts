import type { Change } from "../change.ts";

type Spelling = "en" | "fr" | "es" | "de";

interface SpacingRule {
  /** Pattern whose finding is replaced as a whole. */
  readonly pattern: RegExp;
  readonly by: string;
  readonly why: string;
  readonly languages?: readonly Spelling[];
}

const narrowSpace = "\u202F";
const noBreakSpace = "\u00A0";

/** The blanks of French punctuation are those of France; Canada writes none before `;`, `!` and `?`, and one with a blank is no mistake there. */
const rules: readonly SpacingRule[] = [
  {
    // Lists have several behind their marks, and many people write two after an English sentence.
    pattern: /(?<=[^\s.:!?"”)])(?<!^ {0,20}[-*+]) {2,}(?=\S)|(?<=[.:!?"”)]) {3,}(?=\S)/gm,
    by: " ",
    why: "One space is enough between words.",
  },
  {
    pattern: /(?<=[.:!?"”)])(?<!^ {0,20}\d{1,3}[.)]) {2}(?=\S)/gm,
    by: " ",
    why: "One space is enough between sentences.",
    languages: ["fr", "es", "de"],
  },
  {
    // Not “ .5”, not “ …”.
    pattern: /(?<=[\p{L}\p{N}»”’")\]]) +(?=[,.](?:\s|$))/gu,
    by: "",
    why: "No space before a comma or a full stop.",
  },
  {
    // “The ! operator” is no exclamation.
    pattern: /(?<=[\p{L}\p{N}”’")\]]) +(?=[;:](?:\s|$)|[!?](?:\s|$)(?!\s*\p{Ll}))/gu,
    by: "",
    why: "No space before this mark.",
    languages: ["en", "es", "de"],
  },
  {
    pattern: /(?<=[\p{L}\p{N}»)\]])(?=[;!?](?:\s|$))/gu,
    by: narrowSpace,
    why: "French sets a narrow space that does not break before “;”, “!” and “?”.",
    languages: ["fr"],
  },
  {
    pattern: /(?<=[\p{L}»)\]])(?=:(?:\s|$))/gu,
    by: noBreakSpace,
    why: "French sets a space that does not break before a colon.",
    languages: ["fr"],
  },
  {
    pattern: /(?<=«)(?=[\p{L}\p{N}])/gu,
    by: noBreakSpace,
    why: "French sets a space that does not break inside “« »”.",
    languages: ["fr"],
  },
  {
    pattern: /(?<=[\p{L}\p{N}.,…!?])(?=»)/gu,
    by: noBreakSpace,
    why: "French sets a space that does not break inside “« »”.",
    languages: ["fr"],
  },
  {
    pattern: /(?<=«)[^\S\n]+(?=\S)|(?<=\S)[^\S\n]+(?=»)/g,
    by: "",
    why: "No space inside “« »”.",
    languages: ["es"],
  },
  {
    pattern: /(?<=[¿¡]) +(?=\p{L})/gu,
    by: "",
    why: "No space after “¿” and “¡”.",
    languages: ["es"],
  },
  {
    pattern: /(?<=[([]) +(?=[\p{L}\p{N}])|(?<=[\p{L}\p{N}.!?]) +(?=[)\]])/gu,
    by: "",
    why: "No space inside brackets.",
  },
  {
    pattern: /(?<=[\p{L}\p{N}”’»)]) +,(?=\p{L})/gu,
    by: ", ",
    why: "A space goes after a comma, not before it.",
  },
  {
    // “a,b” and “jpg,png,gif” are typed into a machine.
    pattern: /(?<=\p{L}{2},)(?<!,\p{L}{1,40},)(?=\p{L}{2})(?!\p{L}{1,40},\p{L})/gu,
    by: " ",
    why: "A comma is followed by a space.",
  },
];

/** Spaces that are too many or missing around punctuation, as each language sets them. */
export const findSpacing = (text: string, language: Spelling): readonly Change[] =>
  rules
    .filter(({ languages }) => languages?.includes(language) ?? true)
    .flatMap(({ pattern, by, why }) =>
      [...text.matchAll(pattern)].map(({ index, 0: found }) => ({
        start: index,
        end: index + found.length,
        why,
        kind: "Spacing",
        options: [by],
      })),
    );

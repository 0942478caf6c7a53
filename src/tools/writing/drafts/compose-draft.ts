import type { Language } from "../../run-screens/text/text-choices.ts";
import { countWords } from "./count-words.ts";
import type { DraftBrief } from "./draft-brief.ts";
import { forms, room } from "./draft-forms.ts";
import { partsOf } from "./draft-parts.ts";
import { german } from "./phrases/de.ts";
import type { DraftPhrases } from "./phrases/draft-phrases.ts";
import { english } from "./phrases/en.ts";
import { spanish } from "./phrases/es.ts";
import { french } from "./phrases/fr.ts";
import { readPoints } from "./read-points.ts";

const phrasesOf: Readonly<Record<Language, DraftPhrases>> = { en: english, fr: french, es: spanish, de: german };

/** Fewer words more are not worth a note. */
const roomMin = 40;
/** For more, a note asks for more than one thing. */
const roomMax = 250;

/**
 * Composes a first draft from the user’s own points, by rule: nothing is said about the subject that the user didn’t say. The same brief and
 * version give the same draft.
 * @param version from 0; the next one is put in other words.
 * @returns Markdown.
 */
export function composeDraft(
  { contentType, tone, language, words, points, ...subject }: DraftBrief,
  version: number,
): string {
  const phrases = phrasesOf[language];
  const parts = partsOf(subject, readPoints(points, phrases), { phrases, tone: phrases.tones[tone], version });
  const blocks = forms[contentType](parts).filter((block) => block !== "");
  const text = withRoom(blocks, words, phrases).join("\n\n");
  return language === "fr" ? withFixedSpaces(text) : text;
}

/** Says where the words go that the user wants more, or leaves the places out. */
function withRoom(blocks: readonly string[], words: number, { room: note, roomWith }: DraftPhrases): readonly string[] {
  const places = blocks.filter((block) => block === room).length;
  const missing = words - countWords(blocks.filter((block) => block !== room).join(" "));
  // Each asks for something else, as long as there is something else to ask for.
  const notesMax = Math.max(1, Math.floor(roomWith.length / places));
  const notes = Math.min(notesMax, Math.ceil(missing / places / roomMax));
  const share = Math.floor(missing / places / notes / 10) * 10;
  if (places === 0 || share < roomMin) return blocks.filter((block) => block !== room);
  let asked = 0;
  const noteOf = () =>
    note.replace("{words}", String(share)).replace("{with}", roomWith[asked++ % roomWith.length] ?? "");
  return blocks.flatMap((block) => (block === room ? Array.from({ length: notes }, noteOf) : block));
}

/** French marks are never alone at the start of a line, and their spaces are narrow but for the colon’s and the quotes’. */
const withFixedSpaces = (text: string): string =>
  text
    .replaceAll(/ (?=[;?!])/g, "\u202f")
    .replaceAll(/ (?=[:»])/g, "\u00a0")
    .replaceAll("« ", "«\u00a0");

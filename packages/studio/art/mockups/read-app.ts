import type { Brief, StyleId } from "../../engine/brief/brief.ts";
import { cleanPrompt } from "../../engine/brief/prompt/clean-prompt.ts";
import { readPrompt } from "../../engine/brief/read-prompt.ts";
import { createRandom } from "../../engine/random.ts";
import type { ScreenGround } from "./app-brief.ts";
import { type DeviceId, devices } from "./devices.ts";
import type { MockupBrief } from "./mockup-brief.ts";
import { appKinds } from "./screens/app-kinds.ts";
import { type AppLanguage, languages } from "./ui.ts";

export interface AppOrder {
  readonly style: StyleId;
  readonly device: DeviceId;
  readonly count: number;
  readonly seed: string;
}

const patterns = appKinds.map((kind) => ({
  kind,
  pattern: new RegExp(`(?<![\\p{L}\\p{N}])(?:${kind.words})(?![\\p{L}\\p{N}])`, "giu"),
}));

/** A prompt’s kind of app: the one that the most of its words name, the earlier named if there are several. */
export function findAppKind(text: string) {
  const found = patterns
    .map(({ kind, pattern }) => {
      const hits = [...text.matchAll(pattern)];
      return { kind, count: hits.length, first: hits[0]?.index ?? Number.POSITIVE_INFINITY };
    })
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count || a.first - b.first);
  // "Website" and "shop" say less than what is shown or sold there.
  const specific = found.find(({ kind }) => kind.id !== "landing" && kind.id !== "shop");
  return (specific ?? found[0])?.kind;
}

/** Words that name what is made, not whose it is. */
const generic = /^(?:app|mobile app|web app|website|dashboard|shop|the|an?|ui|ux)$/iu;

/**
 * The briefs of an app’s screens, the most important first.
 * @throws {PromptRefused} for a prompt that nothing can be made of.
 */
export function readApp(prompt: string, { style, device, count, seed }: AppOrder): readonly MockupBrief[] {
  const { brief } = readPrompt(prompt, { style, seed });
  const { text } = cleanPrompt(prompt);
  const kind = findAppKind(text) ?? appKinds.find(({ id }) => id === "landing");
  if (!kind) throw new Error("there are no kinds of apps");
  const language = languageOf(brief);
  const ground = groundOf(prompt);
  const name = nameOf(brief, text) ?? createRandom(`${seed}/${text}`).pick(kind.names);
  return Array.from({ length: count }, (_, index) => ({
    kind: "mockup",
    style,
    ...devices[device],
    language,
    headline: name,
    brand: name,
    detail: 50,
    seed,
    ...(brief.hue !== undefined && { hue: brief.hue }),
    ...(brief.avoid && { avoid: brief.avoid }),
    screen: { app: kind.id, device, index, ...(ground && { ground }) },
  }));
}

const darkWords =
  /(?<![\p{L}\p{N}])(?:(?:dark|night)[- ]?(?:mode|theme|ui|version|background)|dark (?:app|dashboard|design|look)|dunkel-?modus|nachtmodus|dunkle[nrsm]? (?:modus|design|oberfläche|hintergrund)|(?:mode|thème|fond) (?:sombre|nuit)|(?:modo|tema|fondo) (?:oscuro|nocturno))(?![\p{L}\p{N}])/iu;
const creamWords =
  /(?<![\p{L}\p{N}])(?:cream(?:[- ]colou?red)?|ivory|off-?white|beige|creme(?:farben)?|elfenbein|crème|écru|ivoire|color crema|marfil|y crema|hueso)(?![\p{L}\p{N}])/iu;
/** Cream that is eaten or put on the skin is no color. */
const creamThings = /\bice[- ]?cream|\bcream (?:cheese|puff|cake|tea|soup)|(?:sour|hand|face|skin|whipped) cream/giu;

function groundOf(prompt: string): ScreenGround | undefined {
  if (darkWords.test(prompt)) return "dark";
  return creamWords.test(prompt.replaceAll(creamThings, "")) ? "cream" : undefined;
}

const languageOf = ({ language }: Brief): AppLanguage => languages.find((known) => language.startsWith(known)) ?? "en";

/** In quotation marks, or as the prompt’s brand. */
function nameOf({ brand }: Brief, text: string): string | undefined {
  const quoted = /["“„«»]\s*([^"“”„«»\n]{2,28}?)\s*["”“«»]/u.exec(text)?.[1];
  const name = (quoted ?? brand)?.trim();
  return name && name.length <= 28 && !generic.test(name) ? name : undefined;
}

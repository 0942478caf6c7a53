import type { Brief, StyleId } from "../../engine/brief/brief.ts";
import { cleanPrompt } from "../../engine/brief/prompt/clean-prompt.ts";
import { readPrompt } from "../../engine/brief/read-prompt.ts";
import { createRandom } from "../../engine/random.ts";
import type { ScreenGround } from "./app-brief.ts";
import { readLists, readTopic } from "./asked-words.ts";
import { type DeviceId, devices } from "./devices.ts";
import type { MockupBrief } from "./mockup-brief.ts";
import type { AppKind } from "./screens/app-kind.ts";
import { appKindOf, appKinds } from "./screens/app-kinds.ts";
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

/** Words behind these say what the app has, not what it is: 'a banking app with invoices'. */
const parts = /\s(?:with|including|mit|avec|con)\s/iu;
const partWeight = 0.3;

/** Kinds of apps that a prompt names, the best first: the one that the most of its words name, the earlier named if there are several. */
function findAppKinds(text: string) {
  const behind = text.search(parts);
  return patterns
    .map(({ kind, pattern }) => {
      const hits = [...text.matchAll(pattern)];
      const isPart = (index: number) => behind >= 0 && index > behind;
      const sum = hits.reduce((so, { index }) => so + (isPart(index) ? partWeight : 1), 0);
      return { kind, score: sum * (kind.weight ?? 1), first: hits[0]?.index ?? Number.POSITIVE_INFINITY };
    })
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score || a.first - b.first)
    .map(({ kind }) => kind);
}

/** A prompt’s kind of app. */
export function findAppKind(text: string) {
  const found = findAppKinds(text);
  // "Website" and "shop" say less than what is shown or sold there.
  return found.find(({ id }) => id !== "landing" && id !== "shop") ?? found[0];
}

/** Words that name what is made, not whose it is. */
const generic = /^(?:app|mobile app|web app|website|dashboard|shop|the|an?|ui|ux)$/iu;

/**
 * The briefs of an app’s screens, the most important first.
 * @throws {PromptRefused} for a prompt that nothing can be made of.
 */
export function readApp(prompt: string, { style, device, count, seed }: AppOrder): readonly MockupBrief[] {
  const { brief } = readPrompt(prompt, { kind: "mockup", style, seed });
  const { text } = cleanPrompt(prompt);
  const { kind, about } = appOf(text);
  const language = languageOf(brief);
  const name = nameOf(brief, text) ?? createRandom(`${seed}/${text}`).pick(kind.names);
  const ground = groundOf(prompt);
  const { items, features } = readLists(text);
  const isLanding = kind.id === "landing";
  const topic = isLanding ? readTopic(text) : undefined;
  const place = brief.place && brief.place.length <= 40 ? brief.place : undefined;
  const shown = {
    ...(items.length > 0 && { items: [...items] }),
    ...(features.length > 0 && { features: [...features] }),
    ...(about && { about: about.id }),
    ...(topic !== undefined && topic !== name && { topic }),
    ...(place !== undefined && { place }),
    ...(ground && { ground }),
  };
  return Array.from({ length: count }, (_, index) => ({
    kind: "mockup",
    style,
    ...devices[device],
    ...(isLanding && index === 0 && { height: landingHeights[device] }),
    language,
    headline: name,
    brand: name,
    detail: 50,
    seed,
    ...(brief.hue !== undefined && { hue: brief.hue }),
    ...(brief.avoid && { avoid: brief.avoid }),
    screen: { app: kind.id, device, index, ...shown },
  }));
}

/** A landing page is as long as what it says; no longer than this. */
const landingHeights = { desktop: 3_600, tablet: 3_800, mobile: 4_096 } as const;

const landingWords =
  /(?<![\p{L}\p{N}])(?:landing ?pages?|home ?pages?|websites?|one[- ]?pagers?|marketing (?:site|page)|web ?page|webseite|webauftritt|startseite|site (?:web|internet)|page d[’']accueil|página (?:web|de inicio)|sitio web)(?![\p{L}\p{N}])/iu;

/** The kind of app; for a page that presents one, the landing page and what it is about. */
function appOf(text: string): { readonly kind: AppKind; readonly about?: AppKind | undefined } {
  const found = findAppKind(text);
  const landing = appKindOf("landing");
  const isPresented =
    landingWords.test(text) &&
    (found?.id === "landing" || found?.pitch || /landing|start|accueil|inicio|one/iu.test(text));
  return isPresented || !found ? { kind: landing, about: found === landing ? undefined : found } : { kind: found };
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

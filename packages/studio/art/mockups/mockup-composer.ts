import type { Brief } from "../../engine/brief/brief.ts";
import { fileOf } from "../../engine/type/faces.ts";
import type { Fonts, OwnFonts } from "../../engine/type/fonts.ts";
import { subsetFace } from "../../engine/type/subset-face.ts";
import type { Typesetter } from "../../engine/type/typesetter.ts";
import type { Choices, Composed, Composer } from "../kinds/composer.ts";
import type { ScreenBrief } from "./app-brief.ts";
import { composeScreen } from "./compose-mockup.ts";
import { toHtml } from "./html/to-html.ts";
import { isPlacedBox, isPlacedWords, type Placed, type PlacedWords } from "./placed.ts";
import { languages } from "./ui.ts";

/** A brief without a screen is that of a website’s first one. */
function screenOf(brief: Brief, variant: number) {
  const {
    screen = { app: "landing", device: "desktop", index: 0 } as const,
    brand,
    headline,
    style,
    hue,
    avoid,
    seed,
    width,
    height,
    brandKit,
  } = brief;
  const { ground, items = [], features = [], about, topic, place }: ScreenBrief = screen;
  const language = languages.find((known) => brief.language.startsWith(known)) ?? "en";
  const order = {
    app: screen.app,
    device: screen.device,
    name: brand ?? headline,
    language,
    style,
    hue,
    avoid,
    ground,
    asked: { items, features, about, topic, place },
    width,
    height,
    brandKit,
  };
  return { order: { ...order, seed: variant === 0 ? seed : `${seed}/${variant}` }, index: screen.index };
}

export interface ComposedScreen extends Composed {
  /** Title of the screen, with the app’s name. */
  readonly title: string;
}

export function composeScreenOf(brief: Brief, typesetter: Typesetter, { variant, palette }: Choices): ComposedScreen {
  const { order, index } = screenOf(brief, variant);
  const { design, title } = composeScreen(order, index, typesetter);
  const colors = palette ?? design.palette;
  return {
    title: titleOf(title, order.name),
    design: { ...design, palette: colors },
    choices: { variant, compositionId: `${order.app}-${index + 1}`, palette: colors, voices: 0 },
  };
}

const titleOf = (title: string, name: string): string => (title === name ? title : `${name}: ${title}`);

/** Composes screens of apps. */
export const composeMockup: Composer = (brief, typesetter, choices) => {
  const { design, choices: made } = composeScreenOf(brief, typesetter, choices);
  return { design, choices: made };
};

export interface PageFileOrder {
  readonly brief: Brief;
  readonly variant: number;
  readonly watermark?: string | undefined;
  /** The user’s fonts, by the ids of their faces. */
  readonly fonts?: OwnFonts | undefined;
}

/** A screen as HTML that stands alone, with the letters that it needs of its fonts. On the server only. */
export async function drawPage(
  { brief, variant, watermark }: PageFileOrder,
  { typesetter, files }: Fonts,
): Promise<string> {
  const { order, index } = screenOf(brief, variant);
  const { placed, context, title, design } = composeScreen(order, index, typesetter);
  const letters = new Map<string, string>();
  for (const { text, style } of wordsOf(placed)) {
    // Capitals are made by the page.
    const shown = style.isCaps ? text + text.toLocaleUpperCase(context.language) : text;
    letters.set(style.faceId, `${letters.get(style.faceId) ?? " …"}${shown}`);
  }
  const fonts = new Map<string, string>();
  for (const [faceId, text] of letters) {
    const file = fileOf(files, faceId);
    if (!file) continue;
    const subset = await subsetFace(file, text);
    fonts.set(faceId, `data:font/ttf;base64,${Buffer.from(subset).toString("base64")}`);
  }
  const { width, height } = design;
  return toHtml({ placed, context, fonts, watermark, width, height, title: titleOf(title, order.name) });
}

const wordsOf = (placed: Placed): readonly PlacedWords[] =>
  isPlacedWords(placed) ? [placed] : isPlacedBox(placed) ? placed.children.flatMap(wordsOf) : [];

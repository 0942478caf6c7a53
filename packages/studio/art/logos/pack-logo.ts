import { zipSync } from "fflate";
import type { Brief } from "../../engine/brief/brief.ts";
import type { DesignDocument } from "../../engine/document/document.ts";
import { freeDrawings } from "../../engine/outputs/rasterize.ts";
import type { Fonts, OwnFonts } from "../../engine/type/fonts.ts";
import type { Choices } from "../kinds/composer.ts";
import { brandPack, makePackFile, type PackFile } from "./brand-pack.ts";
import { composeLogo, type Logo } from "./compose-logo.ts";
import { logoBriefOf } from "./logo-brief.ts";

export interface PackOrder {
  readonly brief: Brief;
  readonly choices: Choices;
  /** The logo as it is now: its words and its colors may have been edited. */
  readonly design: DesignDocument;
  /** The user's fonts, by the ids of their faces. */
  readonly fonts?: OwnFonts | undefined;
}

/** A logo's brand pack as a ZIP. The same order is the same file. On the server only. */
export async function packLogo(order: PackOrder, fonts: Fonts): Promise<Uint8Array> {
  const made: Record<string, [Uint8Array, { level: 0 | 6; mtime: Date }]> = {};
  const logo = editedLogo(order, fonts);
  for (const file of brandPack(logo, fonts.typesetter)) {
    await freeDrawings();
    made[file.name] = [
      await makePackFile(file, logo.brief.name, fonts),
      { level: isSmall(file) ? 0 : 6, mtime: packedAt },
    ];
  }
  return zipSync(made);
}

/** PNGs and PDFs are compressed already. */
const isSmall = ({ kind }: PackFile): boolean => kind === "png" || kind === "pdf";

/** No moment in it; ZIP knows none before 1980, in whatever zone. */
const packedAt = new Date(1980, 0, 2);

/** The mark stays the one that is seen, whatever the name is now; an emblem has the name in it. */
function editedLogo({ brief, choices, design }: PackOrder, { typesetter }: Fonts): Logo {
  const asked = logoBriefOf(brief);
  const chosen = { ...choices, palette: design.palette };
  const logo = composeLogo(asked, typesetter, chosen);
  const texts = design.elements.flatMap((element) => (element.kind === "text" ? [element] : []));
  const wordsOf = (slot: string) =>
    texts
      .find((text) => text.slot === slot)
      ?.text.trim()
      .slice(0, 160) || undefined;
  const name = wordsOf("headline") ?? asked.name;
  // Without any text, the design is a mark alone: its words are the brief’s.
  const tagline = texts.length > 0 ? wordsOf("subline") : asked.tagline;
  const edited = { ...logo.brief, name, tagline };
  if (name === asked.name) return { ...logo, brief: edited };
  if (logo.family === "emblem") return composeLogo({ ...edited, drawnFor: asked.name }, typesetter, chosen);
  return { ...logo, brief: edited, word: undefined };
}

import { contrast, type Hex } from "../../engine/color/color.ts";
import { black, inkFor, white } from "../../engine/color/palette.ts";
import type { DesignDocument, Element, ShapeElement, TextElement } from "../../engine/document/document.ts";
import { placeElements } from "../../engine/document/place-elements.ts";
import { circle, type Frame, type Path, pathData, rectangle } from "../../engine/geometry/path.ts";
import { faceOf } from "../../engine/type/faces.ts";
import type { Typesetter } from "../../engine/type/typesetter.ts";
import type { Logo } from "./compose-logo.ts";
import { constructionOf } from "./construction.ts";
import { type Lockup, logoDocument } from "./lockups.ts";
import type { LogoVersion } from "./logo-palettes.ts";

// A4, sideways, at 150 dots per inch.
const [width, height] = [1_754, 1_240];
const margin = 64;
const hairline: Hex = "#d8d5ce";
const muted: Hex = "#5f5b53";

type Sheet = ReturnType<typeof createSheet>;

/** Collects the elements of a guide; they keep the order in which they come. */
function createSheet() {
  const elements: Element[] = [];
  return {
    elements,
    shape(path: Path, look: Pick<ShapeElement, "fill" | "stroke">) {
      elements.push({ id: `part-${elements.length + 1}`, name: "Part", kind: "shape", data: pathData(path), ...look });
    },
    text(words: string, x: number, y: number, look: Partial<Pick<TextElement, "faceId" | "size" | "fill">> = {}) {
      const set = { faceId: "inter-500", size: 17, fill: muted, align: "start", tracking: 0, lineHeight: 1.3 } as const;
      const id = `text-${elements.length + 1}`;
      elements.push({
        id,
        name: "Text",
        kind: "text",
        slot: "label",
        text: words,
        ...set,
        ...look,
        x,
        y,
        width: 1_000,
      });
    },
    /** @param share of the frame that the lock-up, with its clear space, takes. */
    place(design: DesignDocument, frame: Frame, share = 1) {
      const scale = Math.min(frame.width / design.width, frame.height / design.height) * share;
      const x = frame.x + (frame.width - design.width * scale) / 2;
      const y = frame.y + (frame.height - design.height * scale) / 2;
      const prefix = `logo-${elements.length + 1}`;
      elements.push(...placeElements(design.elements, { x, y, scale, prefix, palette: design.palette }));
    },
  };
}

/** One page that shows how a logo is built and used. Its words are text. */
export function guideSheet(logo: Logo, typesetter: Typesetter): DesignDocument {
  const sheet = createSheet();
  const documentOf = (lockup: Lockup, version: LogoVersion = "light") =>
    logoDocument(logo, typesetter, lockup, version);
  const panel = (frame: Frame, lockup: Lockup, version: LogoVersion, share = 1) => {
    const design = documentOf(lockup, version);
    const isPale = contrast(design.palette.ground, white) < 1.25;
    sheet.shape(rectangle(frame, 6), {
      fill: design.palette.ground,
      ...(isPale && { stroke: { paint: hairline, width: 1.5 } }),
    });
    sheet.place(design, frame, share);
  };
  drawHeader(sheet, logo, typesetter);

  const top = 176;
  const tall = 380;
  caption(sheet, "The mark and how it is built", margin, top);
  const building: Frame = { x: margin, y: top + 28, width: tall, height: tall };
  sheet.shape(rectangle(building, 6), { fill: white, stroke: { paint: hairline, width: 1.5 } });
  sheet.elements.push(...constructionOf(logo.icon, building, logo.colors.palettes.light.accent));
  const spaceX = margin + tall + 32;
  const spaceWidth = 706;
  caption(sheet, "Clear space: a quarter of the mark’s height on every side", spaceX, top);
  drawClearSpace(sheet, documentOf("horizontal"), { x: spaceX, y: top + 28, width: spaceWidth, height: tall });
  const stackedX = spaceX + spaceWidth + 32;
  const stackedWidth = width - margin - stackedX;
  caption(sheet, "Stacked", stackedX, top);
  panel({ x: stackedX, y: top + 28, width: stackedWidth, height: tall }, "stacked", "dark");

  const second = 634;
  const labels = { light: "Full color", dark: "On dark", "one-color": "One color", reversed: "Reversed" } as const;
  const quarter = (width - 2 * margin - 3 * 24) / 4;
  for (const [index, version] of (["light", "dark", "one-color", "reversed"] as const).entries()) {
    const x = margin + index * (quarter + 24);
    caption(sheet, labels[version], x, second);
    panel({ x, y: second + 28, width: quarter, height: 172 }, "horizontal", version);
  }

  const third = 880;
  drawColors(sheet, logo, { x: margin, y: third, width: 460, height: 290 });
  drawType(sheet, logo, typesetter, { x: margin + 500, y: third, width: 360, height: 290 });
  drawSizes(sheet, documentOf("icon", "one-color"), margin + 900, third);
  drawCard(sheet, documentOf("horizontal"), { x: margin + 1_062, y: third + 40, width: 272, height: 176 });
  drawSign(sheet, documentOf("icon", "reversed"), { x: width - margin - 220, y: third + 30, width: 220, height: 250 });
  return {
    version: 1,
    language: logo.brief.language,
    width,
    height,
    elements: sheet.elements,
    palette: { ground: "#faf9f6", ink: black, accent: black, support: muted, highlight: hairline },
  };
}

const caption = (sheet: Sheet, words: string, x: number, y: number) => sheet.text(words, x, y);

function drawHeader(sheet: Sheet, { brief, voice, reason }: Logo, typesetter: Typesetter): void {
  const measured = typesetter.widthOf({ text: brief.name, faceId: voice.faceId, size: 1, tracking: 0 });
  const size = Math.min(52, 800 / measured);
  sheet.text(brief.name, margin, 62, { faceId: voice.faceId, size, fill: black });
  sheet.text("Logo guide", margin, 126, { size: 19 });
  sheet.text(reason, width / 2 + 60, 66, { size: 19, fill: black });
  sheet.shape(rectangle({ x: margin, y: 156, width: width - 2 * margin, height: 1.5 }), { fill: hairline });
}

/** The lock-up with the space around it that stays free. */
function drawClearSpace(sheet: Sheet, design: DesignDocument, frame: Frame): void {
  sheet.shape(rectangle(frame, 6), { fill: design.palette.ground, stroke: { paint: hairline, width: 1.5 } });
  const scale = Math.min(frame.width / design.width, frame.height / design.height) * 0.94;
  const whole = { width: design.width * scale, height: design.height * scale };
  const x = frame.x + (frame.width - whole.width) / 2;
  const y = frame.y + (frame.height - whole.height) / 2;
  const space = 100 * scale;
  const line = { paint: design.palette.accent, width: 1 };
  sheet.shape(rectangle({ x, y, ...whole }), { stroke: line });
  // Beside the letters, so that the line can be told from them.
  const gap = space - 3;
  const inner = { x: x + gap, y: y + gap, width: whole.width - 2 * gap, height: whole.height - 2 * gap };
  sheet.shape(rectangle(inner), { stroke: line });
  for (const [cx, cy] of [
    [x, y],
    [x + whole.width - space, y],
    [x, y + whole.height - space],
    [x + whole.width - space, y + whole.height - space],
  ] as const) {
    sheet.shape(
      [
        ["M", cx, cy],
        ["L", cx + space, cy + space],
        ["M", cx + space, cy],
        ["L", cx, cy + space],
      ],
      { stroke: line },
    );
  }
  sheet.place(design, frame, 0.94);
}

/** Each color once, with what printers and screens call it. */
function drawColors(sheet: Sheet, { colors }: Logo, { x, y, width: wide }: Frame): void {
  caption(sheet, "Colors", x, y);
  const { light, dark } = colors.palettes;
  const used = [...new Set([light.accent, light.ink, light.support, light.ground, dark.ground])];
  const each = (wide - (used.length - 1) * 10) / used.length;
  for (const [index, color] of used.entries()) {
    const left = x + index * (each + 10);
    sheet.shape(rectangle({ x: left, y: y + 28, width: each, height: 170 }, 6), {
      fill: color,
      ...(contrast(color, "#faf9f6") < 1.25 && { stroke: { paint: hairline, width: 1.5 } }),
    });
    sheet.text(color.toUpperCase(), left, y + 214, { faceId: "jetbrains-mono-500", size: 15, fill: black });
    const channels = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)).join(" ");
    sheet.text(channels, left, y + 240, { faceId: "jetbrains-mono-500", size: 12 });
  }
}

function drawType(sheet: Sheet, { voice }: Logo, typesetter: Typesetter, { x, y, width: wide }: Frame): void {
  caption(sheet, "Type", x, y);
  const faces = [...new Set([voice.faceId, voice.textFaceId])];
  for (const [index, faceId] of faces.entries()) {
    const { family, weight } = faceOf(faceId);
    const top = y + 34 + index * 122;
    sheet.text("Aa", x, top, { faceId, size: 84, fill: black });
    const left = x + 20 + Math.max(120, typesetter.widthOf({ text: "Aa", faceId, size: 84, tracking: 0 }));
    sheet.text(`${family}, ${weight}`, left, top + 2, { fill: black });
    const letters = "ABCDEFGHIJKLM abcdefghijklm 0123456789";
    const size = Math.min(
      19,
      (wide - (left - x)) / typesetter.widthOf({ text: letters, faceId, size: 1, tracking: 0 }),
    );
    sheet.text(letters, left, top + 34, { faceId, size });
  }
}

function drawSizes(sheet: Sheet, icon: DesignDocument, x: number, y: number): void {
  caption(sheet, "Small", x, y);
  let top = y + 28;
  for (const size of [72, 48, 32, 16]) {
    // The clear space around the mark is a third of the picture: the size is the mark’s.
    const frame = { x: x - size / 4, y: top - size / 4, width: size * 1.5, height: size * 1.5 };
    sheet.place(icon, frame);
    sheet.text(`${size} px`, x + 90, top + size / 2 - 6, { size: 14 });
    top += size + 18;
  }
}

function drawCard(sheet: Sheet, design: DesignDocument, frame: Frame): void {
  caption(sheet, "On a card", frame.x, frame.y - 40);
  const { ground, ink } = design.palette;
  sheet.shape(rectangle({ ...frame, x: frame.x + 8, y: frame.y + 10 }, 4), { fill: "#e4e1d9" });
  sheet.shape(rectangle(frame, 4), { fill: ground, stroke: { paint: hairline, width: 1 } });
  const room = { ...frame, y: frame.y - 4, height: frame.height * 0.76 };
  const scale = Math.min(room.width / design.width, room.height / design.height);
  sheet.place(design, { ...room, x: frame.x - 8 * scale, width: design.width * scale }, 1);
  for (const [index, share] of [0.34, 0.46].entries()) {
    const y = frame.y + frame.height - 42 + index * 15;
    sheet.shape(rectangle({ x: frame.x + 26, y, width: frame.width * share, height: 5 }, 2.5), { fill: mix(ink) });
  }
}

/** Words too small to read, as on any card seen from afar. */
const mix = (ink: Hex): Hex => (inkFor(ink) === white ? "#b9b5ac" : ink);

/** A round sign on a bracket. */
function drawSign(sheet: Sheet, design: DesignDocument, { x, y, width: wide, height: tall }: Frame): void {
  caption(sheet, "On a sign", x, y - 30);
  const radius = Math.min(wide - 30, tall - 50) / 2;
  const [cx, cy] = [x + wide - radius, y + 48 + radius];
  sheet.shape(rectangle({ x, y, width: 12, height: 120 }, 3), { fill: black });
  sheet.shape(rectangle({ x, y: y + 10, width: wide, height: 9 }, 3), { fill: black });
  for (const dx of [-0.45, 0.45]) {
    sheet.shape(rectangle({ x: cx + radius * dx - 2, y: y + 16, width: 4, height: 50 }), { fill: black });
  }
  sheet.shape(circle(cx, cy, radius), { fill: design.palette.ground });
  sheet.place(design, { x: cx - radius, y: cy - radius, width: 2 * radius, height: 2 * radius }, 1.02);
}

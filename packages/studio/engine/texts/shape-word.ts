import { Blob, Direction, Face, Font, Buffer as Letters, shape } from "harfbuzzjs";

/** A word as outlines, in the units of its font. */
export interface ShapedWord {
  /** Outline as an SVG's `d`, from its baseline's beginning, upwards as in fonts. */
  readonly data: string;
  readonly width: number;
}

interface Shaper {
  readonly unitsPerEm: number;
  shapeWord(text: string, isRight: boolean): ShapedWord;
}

/** Words repeat: each is shaped once. */
const wordsMax = 20_000;

/** Shapes the words of one face as HarfBuzz does, which knows how letters of all scripts join, stack and change their order. */
export function createShaper(file: Uint8Array): Shaper {
  const face = new Face(new Blob(file));
  const font = new Font(face);
  const known = new Map<string, ShapedWord>();
  return {
    unitsPerEm: face.upem,
    shapeWord(text, isRight) {
      const key = `${isRight ? "<" : ">"}${text}`;
      const word = known.get(key) ?? shapeLetters(font, text, isRight);
      if (known.size < wordsMax) known.set(key, word);
      return word;
    },
  };
}

function shapeLetters(font: Font, text: string, isRight: boolean): ShapedWord {
  const letters = new Letters();
  letters.addText(text);
  letters.guessSegmentProperties();
  letters.setDirection(isRight ? Direction.RTL : Direction.LTR);
  shape(font, letters);
  let data = "";
  let width = 0;
  for (const { codepoint: id, xAdvance = 0, xOffset = 0, yOffset = 0 } of letters.getGlyphInfosAndPositions()) {
    const [x, y] = [width + xOffset, yOffset];
    for (const { type, values } of font.glyphToJson(id)) {
      data += type + values.map((value, index) => Math.round(value + (index % 2 === 0 ? x : y))).join(" ");
    }
    width += xAdvance;
  }
  return { data, width };
}

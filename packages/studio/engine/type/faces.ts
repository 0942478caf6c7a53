/** A script that a face has all letters of. */
export type Script = "latin" | "cyrillic" | "greek";

export interface Face {
  readonly id: string;
  readonly family: string;
  /** 100 to 900. */
  readonly weight: number;
  readonly isItalic: boolean;
  readonly scripts: readonly Script[];
  /** Path of the font's file in the package `@expo-google-fonts/…`, which carries the original TrueType files. */
  readonly file: string;
}

const european: readonly Script[] = ["latin", "cyrillic", "greek"];
const latin: readonly Script[] = ["latin"];
const cyrillic: readonly Script[] = ["latin", "cyrillic"];

const names: Readonly<Record<number, string>> = {
  300: "Light",
  400: "Regular",
  500: "Medium",
  600: "SemiBold",
  700: "Bold",
  800: "ExtraBold",
  900: "Black",
};

function family(
  name: string,
  scripts: readonly Script[],
  weights: readonly number[],
  isItalic = false,
): readonly Face[] {
  const folder = name.toLowerCase().replaceAll(" ", "-");
  return weights.map((weight) => {
    const style = `${weight}${names[weight]}${isItalic ? "_Italic" : ""}`;
    const id = `${folder}-${weight}${isItalic ? "-italic" : ""}`;
    const file = `${folder}/${style}/${name.replaceAll(" ", "")}_${style}.ttf`;
    return { id, family: name, weight, isItalic, scripts, file };
  });
}

/** Every face that designs are set in. All are under the SIL Open Font License. */
export const faces: readonly Face[] = [
  ...family("Archivo", latin, [400, 500, 700, 900]),
  ...family("Inter", european, [400, 500, 600, 700, 900]),
  ...family("Fraunces", latin, [400, 600, 900]),
  ...family("Fraunces", latin, [400], true),
  ...family("Playfair Display", cyrillic, [400, 700, 900]),
  ...family("Playfair Display", cyrillic, [400], true),
  ...family("Josefin Sans", latin, [400, 600, 700]),
  ...family("Syne", latin, [500, 700, 800]),
  ...family("Space Grotesk", latin, [400, 500, 700]),
  ...family("DM Serif Display", latin, [400]),
  ...family("IBM Plex Mono", cyrillic, [400, 500, 600]),
  ...family("Bodoni Moda", latin, [500, 700]),
  ...family("Unbounded", cyrillic, [400, 600, 800]),
  ...family("Anton", latin, [400]),
  ...family("Instrument Serif", latin, [400]),
  ...family("Instrument Serif", latin, [400], true),
  ...family("Noto Serif Display", european, [400, 600, 800]),
  ...family("Noto Serif Display", european, [400], true),
  ...family("Manrope", european, [400, 500, 700, 800]),
  ...family("JetBrains Mono", european, [400, 500, 700]),
  ...family("Work Sans", latin, [400, 500, 600, 700]),
  ...family("Jost", cyrillic, [400, 500, 700]),
  ...family("Outfit", latin, [400, 500, 600, 700]),
  ...family("Quicksand", latin, [500, 700]),
  ...family("Nunito", cyrillic, [500, 700, 800]),
  ...family("Fredoka", latin, [500, 600]),
  ...family("Oswald", cyrillic, [500, 700]),
  ...family("Bebas Neue", latin, [400]),
  ...family("Barlow Condensed", latin, [500, 600, 800]),
  ...family("Zilla Slab", latin, [500, 600, 700]),
  ...family("Alfa Slab One", latin, [400]),
  ...family("Rye", latin, [400]),
  ...family("EB Garamond", european, [400, 500, 600]),
  ...family("EB Garamond", european, [400], true),
  ...family("Lora", cyrillic, [400, 500, 600, 700]),
  ...family("Lora", cyrillic, [400], true),
  ...family("Cormorant Garamond", cyrillic, [500, 600]),
  ...family("Cormorant Garamond", cyrillic, [500], true),
  ...family("Abril Fatface", latin, [400]),
  ...family("Cinzel", latin, [500, 700]),
  ...family("Limelight", latin, [400]),
  ...family("Poiret One", cyrillic, [400]),
  ...family("Space Mono", latin, [400, 700]),
  ...family("Kalam", latin, [400, 700]),
  ...family("Patrick Hand", latin, [400]),
  ...family("Amatic SC", cyrillic, [700]),
  ...family("Caveat", cyrillic, [700]),
  ...family("Dancing Script", latin, [700]),
  ...family("Great Vibes", latin, [400]),
  ...family("Parisienne", latin, [400]),
];

/** Joined handwriting: for a few large words, never in capitals, never spaced. */
const scriptFamilies: readonly string[] = ["Caveat", "Dancing Script", "Great Vibes", "Parisienne"];

export const isScriptFace = (id: string): boolean => scriptFamilies.includes(faceOf(id).family);

/** Version of the font files. It is part of their addresses, which browsers keep for good: a test says when the packages bring others. */
export const facesVersion = "3abb3081";

const byId = new Map(faces.map((face) => [face.id, face]));

const ownFace = /^asset-[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Tells whether an id is that of a font that a user has uploaded. Its file comes with each work. */
export const isOwnFace = (id: string): boolean => ownFace.test(id);

export const ownFaceId = (fontId: string): string => `asset-${fontId}`;

/** Face in place of a user's font that is gone. */
export const substituteFaceId = "inter-500";

/** @throws {Error} for an id that there is not: documents are checked before. */
export function faceOf(id: string): Face {
  const face = byId.get(id);
  if (face) return face;
  if (!isOwnFace(id)) throw new Error(`there is no face ${id}`);
  return { id, family: "Your own font", weight: 400, isItalic: false, scripts: latin, file: "" };
}

/** Tells whether a text can name a face: ours, or a user's. */
export const isFace = (id: string): boolean => byId.has(id) || isOwnFace(id);

/** The file of a face; a user's font that is not there has the substitute's. */
export const fileOf = (files: ReadonlyMap<string, Uint8Array>, faceId: string): Uint8Array | undefined =>
  files.get(faceOf(faceId).id) ?? (isOwnFace(faceId) ? files.get(substituteFaceId) : undefined);

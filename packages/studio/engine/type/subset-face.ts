import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";

/** HarfBuzz’s subsetter as it is compiled: the package has no functions around it. */
interface Subsetter {
  readonly memory: WebAssembly.Memory;
  _initialize(): void;
  malloc(size: number): number;
  free(pointer: number): void;
  hb_blob_create(data: number, length: number, mode: number, user: number, destroy: number): number;
  hb_blob_destroy(blob: number): void;
  hb_blob_get_data(blob: number, length: number): number;
  hb_blob_get_length(blob: number): number;
  hb_face_create(blob: number, index: number): number;
  hb_face_destroy(face: number): void;
  hb_face_get_empty(): number;
  hb_face_reference_blob(face: number): number;
  hb_set_add(set: number, value: number): void;
  hb_subset_input_create_or_fail(): number;
  hb_subset_input_pin_all_axes_to_default(input: number, face: number): number;
  hb_subset_input_pin_axis_location(input: number, face: number, axis: number, value: number): number;
  hb_subset_input_destroy(input: number): void;
  hb_subset_input_unicode_set(input: number): number;
  hb_subset_input_set(input: number, kind: number): number;
  hb_subset_input_set_flags(input: number, flags: number): void;
  hb_subset_or_fail(face: number, input: number): number;
}

let loading: Promise<Subsetter> | undefined;

function loadSubsetter(): Promise<Subsetter> {
  loading ??= readFile(createRequire(import.meta.url).resolve("harfbuzzjs/dist/harfbuzz-subset.wasm"))
    .then((file) => WebAssembly.instantiate(file))
    .then(({ instance }) => {
      const subsetter = instance.exports as unknown as Subsetter;
      subsetter._initialize();
      return subsetter;
    });
  return loading;
}

const modeWritable = 2;
const flagNoHinting = 1;
/** `wght`, as OpenType writes it. */
const weightAxis = 0x77_67_68_74;

/** Tables that say how letters are joined, stacked and placed. */
const layoutTables = [0x47_53_55_42, 0x47_50_4f_53, 0x47_44_45_46] as const;
/** `HB_SUBSET_SETS_DROP_TABLE_TAG` */
const droppedTables = 3;

interface SubsetOptions {
  /** Weight for a font of many weights; its own if left out. */
  readonly weight?: number;
  /** Each character is one glyph, in the order of the text. */
  readonly isUnshaped?: boolean;
}

/** A font’s file with no more than the characters of a text. On the server only. @throws {Error} if the font can’t be read. */
export async function subsetFace(
  file: Uint8Array,
  text: string,
  { weight, isUnshaped = false }: SubsetOptions = {},
): Promise<Uint8Array> {
  const hb = await loadSubsetter();
  const given = hb.malloc(file.byteLength);
  new Uint8Array(hb.memory.buffer).set(file, given);
  const blob = hb.hb_blob_create(given, file.byteLength, modeWritable, 0, 0);
  const face = hb.hb_face_create(blob, 0);
  const input = hb.hb_subset_input_create_or_fail();
  try {
    hb.hb_subset_input_set_flags(input, flagNoHinting);
    hb.hb_subset_input_pin_all_axes_to_default(input, face);
    if (weight !== undefined) hb.hb_subset_input_pin_axis_location(input, face, weightAxis, weight);
    if (isUnshaped)
      for (const table of layoutTables) hb.hb_set_add(hb.hb_subset_input_set(input, droppedTables), table);
    const characters = hb.hb_subset_input_unicode_set(input);
    for (const character of new Set(text)) hb.hb_set_add(characters, character.codePointAt(0) ?? 0);
    const subset = hb.hb_subset_or_fail(face, input);
    if (subset === 0) throw new Error("the font could not be subset");
    const result = hb.hb_face_reference_blob(subset);
    const [start, length] = [hb.hb_blob_get_data(result, 0), hb.hb_blob_get_length(result)];
    // Copied before it is freed.
    const bytes = new Uint8Array(hb.memory.buffer.slice(start, start + length));
    hb.hb_blob_destroy(result);
    hb.hb_face_destroy(subset);
    if (length === 0) throw new Error("the font could not be subset");
    return bytes;
  } finally {
    hb.hb_subset_input_destroy(input);
    hb.hb_face_destroy(face);
    hb.hb_blob_destroy(blob);
    hb.free(given);
  }
}

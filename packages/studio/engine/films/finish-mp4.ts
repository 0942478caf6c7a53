/** Parts that the encoder leaves out of its MP4: which colors the numbers mean, and the index where players look for it first. */

interface Box {
  readonly type: string;
  readonly start: number;
  /** Place where its content begins. */
  readonly inner: number;
  readonly end: number;
}

/** Boxes that hold boxes, down to the offsets of samples. */
const containers = ["moov", "trak", "mdia", "minf", "stbl"];

function* boxesIn(file: Buffer, start = 0, end = file.length): Generator<Box> {
  for (let at = start; at + 8 <= end; ) {
    const size = file.readUInt32BE(at);
    const isLong = size === 1;
    const length = isLong ? Number(file.readBigUInt64BE(at + 8)) : size === 0 ? end - at : size;
    if (length < 8) throw new RangeError("this is no MP4");
    const box = {
      type: file.toString("latin1", at + 4, at + 8),
      start: at,
      inner: at + (isLong ? 16 : 8),
      end: at + length,
    };
    yield box;
    at = box.end;
  }
}

/** Box that says BT.709 for all three, in the limited range, as `yuv.ts` writes it (ISO/IEC 14496-12, 12.1.5). */
function colorBox(): Buffer {
  const box = Buffer.alloc(19);
  box.writeUInt32BE(box.length, 0);
  box.write("colrnclx", 4, "latin1");
  for (const at of [12, 14, 16]) box.writeUInt16BE(1, at);
  return box;
}

/** The fields of a video's sample entry before its boxes, with its own head. */
const sampleEntryLength = 86;

/** A box again, with the colors in its sample entry. */
function withColors(file: Buffer, { type, start, inner, end }: Box): Buffer {
  const head = file.subarray(start, inner);
  if (type === "stsd") {
    const entry = inner + 8;
    const length = file.readUInt32BE(entry);
    const boxes = Buffer.concat([file.subarray(entry + sampleEntryLength, entry + length), colorBox()]);
    const fields = Buffer.from(file.subarray(entry, entry + sampleEntryLength));
    fields.writeUInt32BE(fields.length + boxes.length, 0);
    return boxOf(head, Buffer.concat([file.subarray(inner, entry), fields, boxes, file.subarray(entry + length, end)]));
  }
  if (!containers.includes(type)) return file.subarray(start, end);
  return boxOf(head, Buffer.concat([...boxesIn(file, inner, end)].map((box) => withColors(file, box))));
}

function boxOf(head: Buffer, content: Buffer): Buffer {
  const renewed = Buffer.from(head);
  renewed.writeUInt32BE(head.length + content.length, 0);
  return Buffer.concat([renewed, content]);
}

/** Moves the places of samples, which are counted from the beginning of the file. */
function moveSamples(moov: Buffer, by: number, start = 0, end = moov.length): void {
  for (const { type, inner, end: innerEnd } of boxesIn(moov, start, end)) {
    if (containers.includes(type)) moveSamples(moov, by, inner, innerEnd);
    if (type !== "stco" && type !== "co64") continue;
    const count = moov.readUInt32BE(inner + 4);
    for (let index = 0; index < count; index += 1) {
      if (type === "stco") {
        const at = inner + 8 + 4 * index;
        moov.writeUInt32BE(moov.readUInt32BE(at) + by, at);
      } else {
        const at = inner + 8 + 8 * index;
        moov.writeBigUInt64BE(moov.readBigUInt64BE(at) + BigInt(by), at);
      }
    }
  }
}

/**
 * Tags an MP4 with its colors, and puts its index before its frames: a browser then plays it while it loads.
 * @throws {RangeError} for a file that is no MP4.
 */
export function finishMp4(given: Uint8Array): Uint8Array {
  const file = Buffer.from(given.buffer, given.byteOffset, given.byteLength);
  const boxes = [...boxesIn(file)];
  const index = boxes.find(({ type }) => type === "moov");
  const frames = boxes.find(({ type }) => type === "mdat");
  if (!index || !frames) throw new RangeError("this is no MP4");
  const moov = withColors(file, index);
  const rest = boxes.filter((box) => box !== index);
  const before = rest.slice(0, rest.indexOf(frames));
  const newStart = before.reduce((sum, box) => sum + box.end - box.start, 0) + moov.length;
  moveSamples(moov, newStart - frames.start);
  const bytesOf = ({ start, end }: Box) => file.subarray(start, end);
  return Buffer.concat([...before.map(bytesOf), moov, ...rest.slice(before.length).map(bytesOf)]);
}

const box = (type: string, ...parts: readonly (Buffer | number)[]): Buffer => {
  const content = Buffer.concat(parts.map((part) => (typeof part === "number" ? uint32(part) : part)));
  return Buffer.concat([uint32(content.length + 8), Buffer.from(type, "latin1"), content]);
};

const uint32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

/** An M4A with the tables of so many seconds of AAC at 44,100 Hz, and no sound in it. @param claimed what its tables say, if not that. */
export function m4aOf(seconds: number, claimed: number = seconds): Buffer {
  const rate = 44_100;
  const samples = Math.round((seconds * rate) / 1_024);
  const perSample = Math.round((claimed * rate) / samples);
  const tables = box("stbl", box("stts", 0, 1, samples, perSample), box("stsz", 0, 370, samples));
  const media = box(
    "mdia",
    box("mdhd", 0, 0, 0, rate, samples * perSample, 0),
    box("hdlr", 0, 0, Buffer.from("soun"), 0, 0, 0),
    box("minf", tables),
  );
  return Buffer.concat([
    box("ftyp", Buffer.from("M4A "), 0),
    box("moov", box("trak", media)),
    box("mdat", Buffer.alloc(64)),
  ]);
}

/** A silent recording: one channel of 16 bits at 8,000 Hz. */
export function wavOf(seconds: number): Buffer {
  const dataBytes = Math.round(seconds * 8_000) * 2;
  const file = Buffer.alloc(44 + dataBytes);
  file.write("RIFF", 0);
  file.writeUInt32LE(36 + dataBytes, 4);
  file.write("WAVEfmt ", 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(8_000, 24);
  file.writeUInt32LE(16_000, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write("data", 36);
  file.writeUInt32LE(dataBytes, 40);
  return file;
}

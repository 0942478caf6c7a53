const headerBytes = 44;
const bytesPerSample = 2;

/** One channel of 16 bits. @param samples from -1 to 1; what is beyond is cut off. */
export function writeWav(samples: Float32Array, samplesPerSecond: number): Uint8Array<ArrayBuffer> {
  const dataBytes = samples.length * bytesPerSample;
  const file = new Uint8Array(headerBytes + dataBytes);
  const view = new DataView(file.buffer);
  const text = (at: number, words: string) => {
    for (const [index, letter] of [...words].entries()) file[at + index] = letter.charCodeAt(0);
  };
  text(0, "RIFF");
  view.setUint32(4, headerBytes - 8 + dataBytes, true);
  text(8, "WAVEfmt ");
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, samplesPerSecond, true);
  view.setUint32(28, samplesPerSecond * bytesPerSample, true);
  view.setUint16(32, bytesPerSample, true);
  view.setUint16(34, bytesPerSample * 8, true);
  text(36, "data");
  view.setUint32(40, dataBytes, true);
  for (const [index, sample] of samples.entries()) {
    const cut = Math.max(-1, Math.min(1, sample));
    view.setInt16(headerBytes + index * bytesPerSample, cut * (cut < 0 ? 0x8000 : 0x7fff), true);
  }
  return file;
}

/** Seconds that a file of so many bytes holds. */
export const wavSecondsIn = (bytes: number, samplesPerSecond: number): number =>
  (bytes - headerBytes) / (samplesPerSecond * bytesPerSample);

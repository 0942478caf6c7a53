/** The samples of a WAV without its header: what OpenAI calls `pcm`. */
export interface Pcm {
  readonly data: Uint8Array<ArrayBuffer>;
  /** Samples a second. */
  readonly rate: number;
}

/** The lengths of chunks may be left out (0, or all ones) where a sound was written while it was made. @returns undefined for what is none. */
export function pcmOfWav(bytes: Uint8Array): Pcm | undefined {
  const wav = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let rate = 0;
  for (let start = 12; start + 8 <= wav.length; ) {
    const name = wav.toString("latin1", start, start + 4);
    const size = wav.readUInt32LE(start + 4);
    const body = start + 8;
    if (name === "fmt " && body + 16 <= wav.length) rate = wav.readUInt32LE(body + 4);
    if (name === "data")
      return { data: new Uint8Array(wav.subarray(body, size === 0 ? undefined : body + size)), rate };
    // Chunks begin at even places.
    start = body + size + (size % 2);
  }
  return undefined;
}

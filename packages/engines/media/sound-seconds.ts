/**
 * Reads the length of a sound from its own bytes: what is charged does not depend on what a provider or a user claims. The browser reads it
 * too.
 * @returns seconds, above 0; undefined if it is no WAV, MP3 or M4A, or holds no sound.
 */
export function soundSeconds(bytes: Uint8Array): number | undefined {
  const isWav = textAt(bytes, 0) === "RIFF" && textAt(bytes, 8) === "WAVE";
  const isM4a = textAt(bytes, 4) === "ftyp";
  const seconds = isWav ? wavSeconds(bytes) : isM4a ? m4aSeconds(bytes) : mp3Seconds(bytes);
  return seconds > 0 && Number.isFinite(seconds) ? seconds : undefined;
}

const textAt = (data: Uint8Array, start: number): string => String.fromCharCode(...data.subarray(start, start + 4));

/** The lengths of chunks may be wrong or left out (0, or all ones) where a sound was written while it was made. */
function wavSeconds(data: Uint8Array): number {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  let bytesPerSecond = 0;
  for (let start = 12; start + 8 <= data.length; ) {
    const name = textAt(data, start);
    const size = view.getUint32(start + 4, true);
    const body = start + 8;
    if (name === "fmt " && body + 16 <= data.length) bytesPerSecond = view.getUint32(body + 8, true);
    if (name === "data") {
      const left = data.length - body;
      return bytesPerSecond === 0 ? 0 : (size === 0 ? left : Math.min(size, left)) / bytesPerSecond;
    }
    // Chunks begin at even places.
    start = body + size + (size % 2);
  }
  return 0;
}

/** Kilobits a second of layer III, by the header's index: MPEG 1, and MPEG 2 and 2.5. 0 and 15 have none. */
const bitrates = {
  one: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  two: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
} as const;
/** Samples a second by the version's bits: 2.5, reserved, 2, 1. */
const sampleRates = [[11_025, 12_000, 8_000], [], [22_050, 24_000, 16_000], [44_100, 48_000, 32_000]] as const;

/** Adds up the frames that are all there: headers that tell a length are often missing or wrong. */
function mp3Seconds(data: Uint8Array): number {
  let seconds = 0;
  let at = textAt(data, 0).startsWith("ID3") && data.length >= 10 ? 10 + synchsafe(data, 6) : 0;
  while (at + 4 <= data.length) {
    const frame = readFrame(data, at);
    if (!frame) at += 1;
    else {
      if (at + frame.bytes <= data.length) seconds += frame.seconds;
      at += frame.bytes;
    }
  }
  return seconds;
}

const synchsafe = (data: Uint8Array, at: number): number =>
  [0, 1, 2, 3].reduce((sum, index) => sum * 128 + ((data[at + index] ?? 0) & 0x7f), 0);

function readFrame(data: Uint8Array, at: number): { readonly bytes: number; readonly seconds: number } | undefined {
  const [first = 0, second = 0, third = 0] = data.subarray(at, at + 3);
  const isLayer3 = first === 0xff && (second & 0xe6) === 0xe2;
  if (!isLayer3) return undefined;
  const version = (second >> 3) & 3;
  const rate = sampleRates[version]?.[(third >> 2) & 3];
  const kilobits = (version === 3 ? bitrates.one : bitrates.two)[third >> 4];
  if (!rate || !kilobits) return undefined;
  const samples = version === 3 ? 1_152 : 576;
  const padding = (third >> 1) & 1;
  return { bytes: Math.floor((samples / 8) * ((kilobits * 1_000) / rate)) + padding, seconds: samples / rate };
}

/** Boxes that hold boxes, down to the tables of a track. */
const containers = ["moov", "trak", "mdia", "minf", "stbl"];
/** A frame of AAC, and the highest rate that recorders use. Whatever the tables claim, so many frames are at least so long. */
const frame = { samples: 1_024, perSecond: 48_000 } as const;

/**
 * The longest track of sound, by the tables of its samples: players go by them, too. What is written in fragments tells no length there.
 * (ISO/IEC 14496-12, 8.4.2, 8.6.1, 8.7.3)
 */
function m4aSeconds(data: Uint8Array): number {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  let longest = 0;
  let track = { isSound: false, timescale: 0, duration: 0, samples: 0 };
  const walk = (start: number, end: number): void => {
    for (let at = start; at + 8 <= end; ) {
      const size = view.getUint32(at);
      const length = size === 0 ? end - at : size;
      // Longer ones than 4 GB are none that is sent here.
      if (length < 8 || at + length > end) return;
      const [type, body] = [textAt(data, at + 4), at + 8];
      if (type === "trak") track = { isSound: false, timescale: 0, duration: 0, samples: 0 };
      if (containers.includes(type)) walk(body, at + length);
      else if (type === "hdlr" && length >= 20) track.isSound = textAt(data, body + 8) === "soun";
      else if (type === "mdhd" && length >= 32) track.timescale = view.getUint32(body + (data[body] === 1 ? 20 : 12));
      else if (type === "stsz" && length >= 20) track.samples = view.getUint32(body + 8);
      else if (type === "stts" && length >= 16) track.duration = durationOf(view, body, at + length);
      if (type === "trak" && track.isSound && track.timescale > 0) {
        const atLeast = (track.samples * frame.samples) / frame.perSecond;
        longest = Math.max(longest, track.duration / track.timescale, track.duration > 0 ? atLeast : 0);
      }
      at += length;
    }
  };
  walk(0, data.length);
  return longest;
}

/** Duration of all samples, in units of the track. */
function durationOf(view: DataView, body: number, end: number): number {
  const count = Math.min(view.getUint32(body + 4), Math.floor((end - body - 8) / 8));
  let duration = 0;
  for (let index = 0; index < count; index += 1) {
    const at = body + 8 + 8 * index;
    duration += view.getUint32(at) * view.getUint32(at + 4);
  }
  return duration;
}

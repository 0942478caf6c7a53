/**
 * Colors in OKLCH, the polar form of OKLab, as hexadecimal sRGB. Source of the matrices: Björn Ottosson, 'A perceptual color space for
 * image processing' (2020), https://bottosson.github.io/posts/oklab/
 */

type Channels = readonly [red: number, green: number, blue: number];

/** Linear light; outside 0 to 1 if sRGB cannot show the color. `hue` in degrees. */
function oklchToLinear(lightness: number, chroma: number, hue: number): Channels {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

function isShown(channels: Channels): boolean {
  return channels.every((channel) => channel >= -0.0005 && channel <= 1.0005);
}

function encode(channel: number): string {
  const clipped = Math.min(1, Math.max(0, channel));
  const gamma = clipped <= 0.0031308 ? 12.92 * clipped : 1.055 * clipped ** (1 / 2.4) - 0.055;
  return Math.round(gamma * 255)
    .toString(16)
    .padStart(2, "0");
}

function decode(hex: string, offset: number): number {
  const channel = Number.parseInt(hex.slice(offset, offset + 2), 16) / 255;
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

/** `#rrggbb`. Keeps lightness (0 to 1) and hue (degrees); reduces chroma until sRGB can show it. */
export function oklchToHex(lightness: number, chroma: number, hue: number): string {
  let channels = oklchToLinear(lightness, chroma, hue);
  let possible = 0;
  let wished = chroma;
  for (let round = 0; round < 12 && !isShown(channels); round++) {
    const middle = (possible + wished) / 2;
    if (isShown(oklchToLinear(lightness, middle, hue))) possible = middle;
    else wished = middle;
    if (round === 11) channels = oklchToLinear(lightness, possible, hue);
  }
  return `#${channels.map(encode).join("")}`;
}

/** 1 to 21. Source: WCAG 2.2, 'contrast ratio'. Takes `#rrggbb`. */
export function contrastRatio(first: string, second: string): number {
  const luminances = [first, second].map(
    (hex) => 0.2126 * decode(hex, 1) + 0.7152 * decode(hex, 3) + 0.0722 * decode(hex, 5),
  );
  return (Math.max(...luminances) + 0.05) / (Math.min(...luminances) + 0.05);
}

/** The color of one transparent print over another. Takes and returns `#rrggbb`. */
export function overprint(under: string, over: string): string {
  const channels = [1, 3, 5].map((offset) => {
    const product =
      Number.parseInt(under.slice(offset, offset + 2), 16) * Number.parseInt(over.slice(offset, offset + 2), 16);
    return Math.round(product / 255)
      .toString(16)
      .padStart(2, "0");
  });
  return `#${channels.join("")}`;
}

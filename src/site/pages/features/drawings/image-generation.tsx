const cells = 20;
const side = 100 / cells;
const horizon = {
  far: (x: number) => 62 - 16 * Math.cos((x / 100) * Math.PI * 1.6),
  near: (x: number) => 74 - 14 * Math.sin((x / 100) * Math.PI * 1.3),
};
const sun = { x: 58, y: 34, radius: 20 };

/** Always the same pseudo-random numbers (mulberry32), so that server and browser draw one picture. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

type Tone = "sun" | "far" | "near";

/** The picture that the noise becomes: a sun over two hills, in a unit of 100. */
function toneAt(x: number, y: number): Tone | undefined {
  if (y > horizon.near(x)) return "near";
  if (y > horizon.far(x)) return "far";
  return Math.hypot(x - sun.x, y - sun.y) < sun.radius ? "sun" : undefined;
}

/** One step on the way: the less noise, the more cells show what belongs there. */
function mosaic(noise: number, seed: number): Record<Tone, string> {
  const random = randomNumbers(seed);
  const paths: Record<Tone, string> = { sun: "", far: "", near: "" };
  const anyTone = (): Tone | undefined =>
    (["sun", "far", "near", undefined, undefined] as const)[Math.floor(random() * 5)];
  for (let row = 0; row < cells; row += 1) {
    for (let column = 0; column < cells; column += 1) {
      const tone = random() < noise ? anyTone() : toneAt((column + 0.5) * side, (row + 0.5) * side);
      if (tone) paths[tone] += `M${column * side} ${row * side}h${side}v${side}h-${side}z`;
    }
  }
  return paths;
}

/** The finished picture has no cells. */
function finished(): Record<Tone, string> {
  const hill = (height: (x: number) => number) =>
    `M0 100${Array.from({ length: 21 }, (_, step) => `L${step * 5} ${height(step * 5).toFixed(1)}`).join("")}L100 100z`;
  const { x, y, radius } = sun;
  return {
    sun: `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${radius * 2} 0a${radius} ${radius} 0 1 1-${radius * 2} 0z`,
    far: hill(horizon.far),
    near: hill(horizon.near),
  };
}

const steps = [mosaic(0.97, 7), mosaic(0.6, 8), mosaic(0.15, 9), finished()];
const fills: Readonly<Record<Tone, string>> = { sun: "fill-accent", far: "fill-outline", near: "fill-ink" };

/** Noise becomes a picture in four steps. */
export function ImageGenerationDrawing() {
  return (
    <svg aria-hidden="true" viewBox="0 0 620 300" className="w-full">
      <rect x="20" y="30" width="580" height="46" rx="6" className="fill-paper stroke-outline" />
      <text x="38" y="59" className="fill-ink font-sans" fontSize="17">
        a red sun over two hills, flat shapes
      </text>
      <rect x="322" y="43" width="2" height="20" className="fill-accent" />
      {steps.map((paths, index) => (
        <g key={paths.near} transform={`translate(${20 + index * 148} 108)`}>
          <g transform="scale(1.36)" shapeRendering={index < 3 ? "crispEdges" : undefined}>
            <rect width="100" height="100" className="fill-paper" />
            {(Object.keys(fills) as Tone[]).map((tone) => (
              <path key={tone} d={paths[tone]} className={fills[tone]} />
            ))}
          </g>
          <rect width="136" height="136" className="fill-none stroke-hairline" />
          <text y="160" className="fill-muted font-sans" fontSize="13">
            {["Noise", "Masses", "Shapes", "Picture"][index]}
          </text>
        </g>
      ))}
    </svg>
  );
}

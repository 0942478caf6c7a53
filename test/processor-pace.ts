/** Milliseconds of processor time that `work` takes on the machine for which bounds are meant, while nothing else runs there. */
const usualMs = 24;

const text = JSON.stringify(Array.from({ length: 60_000 }, (_, index) => ({ id: index, name: `element ${index}` })));
const bytes = Buffer.from(text);

/** Work of the kinds that requests make: bytes are read one by one, and JSON is parsed. */
function work(): number {
  let quotes = 0;
  for (const byte of bytes) if (byte === 0x22) quotes += 1;
  return quotes + (JSON.parse(text) as readonly unknown[]).length;
}

function timeWork(): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}

/**
 * Reference for bounds of processor time, measured in the same run: on a slow machine, or where others use the same cores, the same work
 * takes more of it.
 * @returns how many times as long as usual it takes now; 1 at least.
 */
export function measurePace(): number {
  // Compiled first.
  for (let count = 0; count < 5; count++) work();
  const times = Array.from({ length: 5 }, timeWork).toSorted((one, other) => one - other);
  return Math.max(1, (times[2] ?? 0) / usualMs);
}

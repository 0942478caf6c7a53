import { readdir, readFile } from "node:fs/promises";

const sampleMs = 100;

/** Resident memory of a process and of those that it started, in MB. On Linux only. */
export async function residentMb(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  const own = Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) / 1_024;
  const threads = await readdir(`/proc/${pid}/task`);
  const children = await Promise.all(
    // A thread, and with it its processes, may have ended meanwhile.
    threads.map((thread) => readFile(`/proc/${pid}/task/${thread}/children`, "utf8").catch(() => "")),
  );
  const pids = children.flatMap((line) => line.split(" ").filter(Boolean).map(Number));
  const theirs = await Promise.all(pids.map((child) => residentMb(child).catch(() => 0)));
  return theirs.reduce((sum, one) => sum + one, own);
}

/** @returns what the work returned, and the most memory that was in use meanwhile. */
export async function peakMemoryOf<Result>(
  pid: number,
  work: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly peakMb: number }> {
  let peakMb = await residentMb(pid);
  const sampling = setInterval(async () => {
    peakMb = Math.max(peakMb, await residentMb(pid));
  }, sampleMs);
  try {
    const result = await work();
    return { result, peakMb };
  } finally {
    clearInterval(sampling);
  }
}

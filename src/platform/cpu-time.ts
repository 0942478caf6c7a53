import { readFile } from "node:fs/promises";

/** Linux counts in these, whatever its kernel's own clock does (USER_HZ, proc_pid_stat(5)). */
const msPerTick = 10;

/**
 * Processor time that a process and its threads have used so far, as Linux tells it.
 * @returns milliseconds, or `undefined` on other systems and for a process that is gone.
 */
export async function readCpuMs(pid: number): Promise<number | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => undefined);
  // The second field is the program's name in brackets, which may have spaces and brackets of its own.
  const fields = stat?.slice(stat.lastIndexOf(")") + 2).split(" ");
  const [user, system] = [fields?.[11], fields?.[12]].map(Number);
  const ticks = (user ?? Number.NaN) + (system ?? Number.NaN);
  return Number.isFinite(ticks) ? ticks * msPerTick : undefined;
}

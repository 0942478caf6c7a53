/** A run that a screen is to begin again, as pages know it. Pure. */

export interface Rerun<Settings> {
  readonly runId: string;
  /** Null if the run was deleted, isn’t the user’s, or is one that the screen can’t begin. */
  readonly settings: Settings | null;
  /** Engine, as screens name it; it may not be connected anymore. */
  readonly engine: string;
  /** Name of what is changed, e.g. `another tone`; undefined for the run as it was. */
  readonly varied: string | undefined;
}

/** Variation that changes one setting of a tool. */
export interface Variation<Settings> {
  /** `another tone` */
  readonly words: string;
  change(settings: Settings): Settings;
}

/** The one that follows in a list, the first after the last. */
export function nextOf<const T>(list: readonly T[], value: T): T {
  return list[(list.indexOf(value) + 1) % list.length] ?? value;
}

/** The engine of the run that is begun again, if it can still be run, else the first. */
export const engineOf = <Engine extends { readonly id: string; readonly needsPlan?: boolean }>(
  engines: readonly Engine[],
  rerun: Pick<Rerun<unknown>, "engine"> | undefined,
): Engine | undefined => engines.find(({ id, needsPlan }) => id === rerun?.engine && !needsPlan) ?? engines[0];

import type { Transaction } from "#platform/db/database.ts";
import { runs } from "../schema.ts";
import { studioEngine } from "./studio-run.ts";

export interface FreeRun {
  /** Id of the run, chosen by the caller: the same run is recorded once. */
  readonly id: string;
  readonly userId: string;
  readonly tool: string;
  readonly description: string;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly now: Date;
}

/**
 * Records what the studio drew for a user before they signed up, as a finished run that cost nothing. An account has one at most: the
 * database says so.
 * @returns whether it was recorded: not if the account has one already.
 */
export async function recordFreeRun(tx: Transaction, { now, ...run }: FreeRun): Promise<boolean> {
  const { slug: engine, vendor, model } = studioEngine;
  const added = await tx
    .insert(runs)
    .values({
      ...run,
      engine,
      vendor,
      model,
      idempotencyKey: `free/${run.id}`,
      createdAt: now,
      durationMs: 0,
      kind: "image",
      payer: "free",
      maxAic: 0,
      state: "finished",
    })
    .onConflictDoNothing()
    .returning({ id: runs.id });
  return added.length > 0;
}

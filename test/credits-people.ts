import { randomUUID } from "node:crypto";
import { afterAll, beforeAll } from "vitest";
import { captureHold, grantCredits, holdCredits, type Ledger } from "#credits/index.ts";
import type { ServiceType } from "#credits/rules.ts";
import { connectDatabase } from "#platform/db/database.ts";
import { endSchedules } from "./end-schedules.ts";
import { createTestLedger, type TestLedger } from "./ledger.ts";
import type { Site } from "./site.ts";

interface SiteLedger {
  readonly ledger: TestLedger;
  close(): Promise<void>;
}

/** The ledger of a running site, for tests that fill it through the real use cases. The test sets its clock; jobs are only recorded. */
export function openSiteLedger(site: Site): SiteLedger {
  const { db, close } = connectDatabase(site.databaseUrl, 2, (error) => console.error(error));
  return { ledger: createTestLedger(db, new Date()), close };
}

export interface TestRun {
  /** AIC. */
  readonly amount: number;
  readonly serviceType?: ServiceType;
  readonly engineId?: string;
  readonly description?: string;
}

/** A held and charged run. @returns the number of the capture. */
export async function spend(
  ledger: Ledger,
  userId: string,
  { amount, serviceType = "image", engineId, description = "an image" }: TestRun,
): Promise<number> {
  const hold = await holdCredits(ledger, {
    userId,
    amount,
    idempotencyKey: randomUUID(),
    purpose: { isAdvanced: true, isImage: serviceType === "image" },
    planRuns: { max: null, since: new Date(0) },
    serviceType,
  });
  const words = { serviceType, engineId, description };
  const { number } = await captureHold(ledger, { hold, amount, idempotencyKey: randomUUID(), ...words });
  return number;
}

/** A plan's credits for a month, as the refresh grants them. */
export async function grantMonth(
  ledger: Ledger,
  userId: string,
  { basic, advanced, image, expiresAt }: { basic: number; advanced: number; image: number; expiresAt: Date },
): Promise<void> {
  const originId = `invoice:${randomUUID()}`;
  const buckets = [
    ["general", basic],
    ["advanced", advanced],
    ["image", image],
  ] as const;
  await grantCredits(ledger, {
    userId,
    idempotencyKey: originId,
    monthlyResetAt: ledger.clock.now(),
    lowBalanceThreshold: Math.floor(basic / 10),
    description: "Monthly credits",
    source: "subscription",
    lots: buckets
      .filter(([, amount]) => amount > 0)
      .map(([bucket, amount]) => ({ bucket, source: "plan", originId, amount, expiresAt })),
  });
}

/** The ledger of a test file's site. Only tests grant credits there. */
export function useSiteLedger(on: { readonly site: Site }): { readonly ledger: TestLedger } {
  let opened: SiteLedger | undefined;
  beforeAll(async () => {
    await endSchedules(on.site);
    opened = openSiteLedger(on.site);
  });
  afterAll(() => opened?.close());
  return {
    get ledger() {
      if (!opened) throw new Error("the ledger is open only inside tests");
      return opened.ledger;
    },
  };
}

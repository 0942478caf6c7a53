import { createHash } from "node:crypto";
import type { RunPlan } from "#models/index.ts";
import { checkInput } from "#platform/http/bodies/read-request.ts";
import type { Services } from "#platform/services.ts";
import { startStudioRun } from "#runs/index.ts";
import type { FeaturesOf } from "../plan-features.ts";
import { kitOfRun } from "./brand-kits/kit-of-run.ts";
import { type DesignSettings, imageGenerator, startDesignsSchema } from "./design-rules.ts";
import { findDesigns } from "./find-designs.ts";
import { fontsFor } from "./fonts/own-fonts.ts";
import { photoOfRun } from "./photo-of-run.ts";
import { readBrief } from "./read-brief.ts";
import { designs } from "./schema.ts";

interface AskedDesigns {
  readonly userId: string;
  readonly plan: RunPlan;
  readonly featuresOf: FeaturesOf;
  /** Unchecked. */
  readonly body: unknown;
}

/**
 * Begins a run of the studio for a user.
 * @returns the run's id.
 * @throws {AppError} `invalid_input`, `not_found` for a brand kit or a photo that is gone or is another user's, `forbidden` for one on the Free plan, and as `startStudioRun`.
 */
export async function startDesigns(services: Services, asked: AskedDesigns): Promise<string> {
  const { userId, plan } = asked;
  const { idempotencyKey, maxAic, projectId, ...settings } = checkInput(startDesignsSchema, asked.body);
  const understood = await readBrief(services.workers, settings, userId);
  const own = settings.isStyleAuto ? { seed: seedOf(userId, settings) } : {};
  const photo = await photoOfRun(services, { userId, kind: understood.kind, settings });
  const brief = { ...understood, ...own, ...photo, ...(await kitOfRun(services, { ...asked, settings })) };
  const { id } = await startStudioRun(services, {
    userId,
    plan,
    idempotencyKey,
    maxAic,
    projectId,
    settings,
    tool: imageGenerator,
    units: { kind: "image", images: settings.count },
    description: settings.count === 1 ? "a design by Easel Studio" : `${settings.count} designs by Easel Studio`,
    async make(run, signal) {
      const fonts = await fontsFor(services, { userId, briefs: [brief] });
      const made = await findDesigns(services.workers, { brief, settings, fonts }, { group: userId, signal });
      const now = services.clock.now();
      const rows = made.map(({ design: document, choices, style }, index) => ({
        userId,
        brief: { ...brief, style },
        choices,
        document,
        runId: run.id,
        number: index + 1,
        title: brief.headline,
        createdAt: now,
        updatedAt: now,
      }));
      return async (tx) => void (await tx.insert(designs).values(rows));
    },
  });
  return id;
}

/** The same words give two users different designs, and one user the same ones again. */
const seedOf = (userId: string, { prompt, seed }: DesignSettings): string =>
  `${seed}-${createHash("sha256").update(`${userId}/${prompt}`).digest("base64url").slice(0, 10)}`;

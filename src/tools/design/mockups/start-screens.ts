import type { RunPlan } from "#models/index.ts";
import { AppError } from "#platform/errors.ts";
import { checkInput } from "#platform/http/bodies/read-request.ts";
import type { Services } from "#platform/services.ts";
import { startStudioRun } from "#runs/index.ts";
import { composeScreens, PromptRefused, readApp } from "#studio/index.ts";
import type { FeaturesOf } from "../../plan-features.ts";
import { kitOfRun } from "../brand-kits/kit-of-run.ts";
import { fontsFor } from "../fonts/own-fonts.ts";
import { designs } from "../schema.ts";
import { designGenerator, type ScreenSettings, startScreensSchema } from "./mockup-rules.ts";

interface AskedScreens {
  readonly userId: string;
  readonly plan: RunPlan;
  readonly featuresOf: FeaturesOf;
  /** Unchecked. */
  readonly body: unknown;
}

/**
 * Begins a run that designs the screens of an app: one design for each screen.
 * @returns the run's id.
 * @throws {AppError} `invalid_input`, `not_found` for a brand kit that is gone, `forbidden` for one on the Free plan, and as `startStudioRun`.
 */
export async function startScreens(services: Services, asked: AskedScreens): Promise<string> {
  const { userId, plan } = asked;
  const { idempotencyKey, maxAic, projectId, ...settings } = checkInput(startScreensSchema, asked.body);
  const kit = await kitOfRun(services, { ...asked, settings });
  const briefs = briefsOf(settings).map((brief) => ({ ...brief, ...kit }));
  const { id } = await startStudioRun(services, {
    userId,
    plan,
    idempotencyKey,
    maxAic,
    projectId,
    settings,
    tool: designGenerator,
    units: { kind: "design" },
    description: settings.screens === 1 ? "a screen by Easel Studio" : `${settings.screens} screens by Easel Studio`,
    async make(run, signal) {
      const fonts = await fontsFor(services, { userId, briefs });
      const made = await composeScreens(services.workers, { briefs, fonts }, { group: userId, signal });
      const now = services.clock.now();
      const rows = made.flatMap(({ title, design: document, choices }, index) => {
        const brief = briefs[index];
        const row = {
          title,
          document,
          choices,
          userId,
          runId: run.id,
          number: index + 1,
          createdAt: now,
          updatedAt: now,
        };
        return brief ? [{ ...row, brief }] : [];
      });
      return async (tx) => void (await tx.insert(designs).values(rows));
    },
  });
  return id;
}

/** @throws {AppError} `invalid_input` for a prompt that nothing can be made of. */
function briefsOf({ prompt, style, device, screens, seed }: ScreenSettings) {
  try {
    return readApp(prompt, { style, device, seed, count: screens });
  } catch (error) {
    if (!(error instanceof PromptRefused)) throw error;
    throw new AppError("invalid_input", { field: "prompt", userMessage: error.message, cause: error });
  }
}

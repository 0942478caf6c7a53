import { AppError } from "#platform/errors.ts";
import type { Services } from "#platform/services.ts";
import { type RunPlan, startStudioRun } from "#runs/index.ts";
import { type Brief, composeVariants, PromptRefused, readPrompt, sizeOf } from "#studio/index.ts";
import {
  type CorrectedField,
  type Corrections,
  type DesignSettings,
  imageGenerator,
  startDesignsSchema,
} from "./design-rules.ts";
import { designs } from "./schema.ts";

interface AskedDesigns {
  readonly userId: string;
  readonly plan: RunPlan;
  /** Unchecked. */
  readonly body: unknown;
}

/**
 * Begins a run of the studio for a user.
 * @returns the run's id.
 * @throws {AppError} `invalid_input`, and as `startStudioRun`.
 */
export async function startDesigns(services: Services, { userId, plan, body }: AskedDesigns): Promise<string> {
  const read = startDesignsSchema.safeParse(body);
  if (!read.success) throw describeIssue(read.error.issues[0]);
  const { idempotencyKey, maxAic, ...settings } = read.data;
  const brief = briefOf(settings);
  const { id } = await startStudioRun(services, {
    ...{ userId, plan, idempotencyKey, maxAic, settings },
    tool: imageGenerator,
    count: settings.count,
    description: settings.count === 1 ? "a design by the studio" : `${settings.count} designs by the studio`,
    async make(run, signal) {
      const made = await composeVariants(services.workers, { brief, count: settings.count }, signal);
      const now = services.clock.now();
      const rows = made.map((document, index) => ({
        ...{ userId, brief, document, runId: run.id, number: index + 1 },
        title: brief.headline,
        createdAt: now,
        updatedAt: now,
      }));
      return async (tx) => void (await tx.insert(designs).values(rows));
    },
  });
  return id;
}

/**
 * What will be designed, by the prompt and the user's corrections.
 * @throws {AppError} `invalid_input` for a prompt that nothing can be made of.
 */
function briefOf({ prompt, kind, style, aspectRatio, detail, seed, corrections }: DesignSettings): Brief {
  const { brief } = understand(prompt, { kind, style, ...sizeOf(aspectRatio), detail, seed });
  const fields = Object.entries(corrections) as [CorrectedField, Corrections[CorrectedField]][];
  const corrected = Object.fromEntries(fields.map(([field, words]) => [field, words || undefined]));
  return { ...brief, ...corrected, headline: corrections.headline || brief.headline };
}

/** @throws {AppError} `invalid_input` for a prompt that nothing can be made of. */
export function understand(...asked: Parameters<typeof readPrompt>): ReturnType<typeof readPrompt> {
  try {
    return readPrompt(...asked);
  } catch (error) {
    if (!(error instanceof PromptRefused)) throw error;
    throw new AppError("invalid_input", { field: "prompt", userMessage: error.message, cause: error });
  }
}

function describeIssue(
  issue: { readonly path: readonly PropertyKey[]; readonly message: string } | undefined,
): AppError {
  const field = issue?.path.map(String).join(".") ?? "";
  const named = field === "" ? "your request" : `“${field.slice(0, 40)}”`;
  return new AppError("invalid_input", {
    field: field || undefined,
    userMessage: `Please check ${named}: ${issue?.message ?? "it has a value that isn’t offered"}.`,
  });
}

import { inputPictureLimits, type MediaFile } from "#engines/index.ts";
import type { RunPlan } from "#models/index.ts";
import { findEngine } from "#models/index.ts";
import { AppError } from "#platform/errors.ts";
import { checkInput, wrongField } from "#platform/http/bodies/read-request.ts";
import type { Services } from "#platform/services.ts";
import { startMediaRun, startStudioRun } from "#runs/index.ts";
import { type Brief, composeVariants } from "#studio/index.ts";
import type { FeaturesOf } from "../../plan-features.ts";
import { getAsset, readAsset } from "../assets/assets.ts";
import { kitOfRun } from "../brand-kits/kit-of-run.ts";
import { sizeOfDesigns } from "../design-rules.ts";
import { fontsFor } from "../fonts/own-fonts.ts";
import { understandPrompt } from "../read-brief.ts";
import { designs } from "../schema.ts";
import {
  builtSetOf,
  enginePromptOf,
  isByStudio,
  type ProductSettings,
  productPicture,
  startProductSchema,
  styleOfSet,
  titleOf,
} from "./product-rules.ts";

interface Asked {
  readonly userId: string;
  readonly plan: RunPlan;
  readonly featuresOf: FeaturesOf;
  /** Unchecked. */
  readonly body: unknown;
}

/**
 * Begins a run that shows a product on a set: by the studio, or by an engine that takes pictures.
 * @returns the run's id.
 * @throws {AppError} `invalid_input`; `not_found` for a photo, brand kit or engine that isn't the user's; and as `startStudioRun` and `startMediaRun`.
 */
export async function startProductPicture(services: Services, asked: Asked): Promise<string> {
  const { idempotencyKey, maxAic, projectId, ...settings } = checkInput(startProductSchema, asked.body);
  const run = { ...asked, idempotencyKey, maxAic, projectId, settings };
  const { id } = isByStudio(settings) ? await startByStudio(services, run) : await startByEngine(services, run);
  return id;
}

interface Order extends Asked {
  readonly idempotencyKey: string;
  readonly maxAic: number | undefined;
  readonly projectId: string | undefined;
  readonly settings: ProductSettings;
}

const kind = "post";

async function startByStudio(services: Services, { userId, plan, featuresOf, settings, ...run }: Order) {
  const kit = await kitOfRun(services, { userId, featuresOf, settings });
  const brief = { ...(await briefOf(services, userId, settings)), ...kit };
  const { count, set } = settings;
  return startStudioRun(services, {
    userId,
    plan,
    idempotencyKey: run.idempotencyKey,
    maxAic: run.maxAic,
    projectId: run.projectId,
    tool: productPicture,
    settings: { ...settings, prompt: titleOf(settings), kind, style: styleOfSet[builtSetOf(set)] },
    units: { kind: "image", images: count },
    description: count === 1 ? "a product picture by Easel Studio" : `${count} product pictures by Easel Studio`,
    async make({ id: runId }, signal) {
      const fonts = await fontsFor(services, { userId, briefs: [brief] });
      const made = await composeVariants(services.workers, { brief, count, fonts }, { group: userId, signal });
      const now = services.clock.now();
      const common = { userId, runId, brief, title: brief.headline, createdAt: now, updatedAt: now };
      const rows = made.map(({ design: document, choices }, index) => ({
        ...common,
        document,
        choices,
        number: index + 1,
      }));
      return async (tx) => void (await tx.insert(designs).values(rows));
    },
  });
}

async function briefOf(services: Services, userId: string, settings: ProductSettings): Promise<Brief> {
  const { photoId, cutOutId, foot, light, words, headline, price, aspectRatio, seed } = settings;
  const set = builtSetOf(settings.set);
  await getAsset(services.db, { userId, assetId: photoId });
  const shown = await getAsset(services.db, { userId, assetId: cutOutId ?? photoId });
  // Only for the colors and the mood that the words name.
  const order = { prompt: words, choices: { kind } } as const;
  const { hue, mood } = words ? (await understandPrompt(services.workers, order, userId)).brief : {};
  return {
    kind,
    style: styleOfSet[set],
    ...sizeOfDesigns({ kind, aspectRatio }),
    language: "en",
    seed,
    detail: 50,
    hue,
    mood,
    headline: headline || "Product picture",
    price: price || undefined,
    photoId: shown.id,
    photoRatio: shown.width / shown.height,
    product: { set, light, foot: cutOutId && foot, hasWords: headline !== "" },
  } as Brief;
}

async function startByEngine(services: Services, { userId, plan, settings, idempotencyKey, maxAic, projectId }: Order) {
  const engine = await findEngine(services, { userId, kind: "image", id: settings.engine });
  if (!engine.takesPicture) throw wrongField("engine", `${engine.modelName} makes images from words only`);
  const picture = await readPhoto(services, userId, settings.photoId);
  const { count, aspectRatio } = settings;
  return startMediaRun(services, {
    userId,
    plan,
    engine,
    idempotencyKey,
    maxAic,
    projectId,
    kind: "image",
    tool: productPicture,
    request: { prompt: enginePromptOf(settings), count, aspectRatio, pictures: [picture] },
    settings: { ...settings, prompt: titleOf(settings), modelName: engine.modelName },
    description:
      count === 1 ? `a product picture by ${engine.modelName}` : `${count} product pictures by ${engine.modelName}`,
  });
}

/** Reads a photo as it was stored: written anew, 2,560 pixels wide and high at most. */
async function readPhoto(services: Services, userId: string, assetId: string): Promise<MediaFile> {
  const { mediaType, bytes } = await readAsset(services, { userId, assetId });
  if (mediaType === "image/svg+xml") throw wrongField("photoId", "engines take photos, not vector drawings");
  if (bytes.byteLength <= inputPictureLimits.bytes) return { mediaType, data: bytes };
  throw new AppError("payload_too_large", {
    field: "photoId",
    userMessage: "This photo is too large for an engine. Please upload it as a JPEG.",
  });
}

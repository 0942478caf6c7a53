import type { MediaEngineChoice } from "#models/index.ts";
import { AppError } from "#platform/errors.ts";
import type { Services } from "#platform/services.ts";
import { anotherSeed } from "../another-seed.ts";
import type { ShownAsset } from "../assets/asset-rules.ts";
import { getAsset } from "../assets/assets.ts";
import { readKitChoice } from "../brand-kits/kit-choice.ts";
import { shownEngines } from "../read-generator.ts";
import type { ShownRun } from "../shown-run-rules.ts";
import { findAgain, readShownRuns } from "../shown-runs.ts";
import type { ProductPhoto } from "./add-product-photo.ts";
import { type ProductSettings, productPicture, readProductSettings } from "./product-rules.ts";

interface Asked {
  readonly userId: string;
  readonly query: URLSearchParams;
  readonly listImageEngines: () => Promise<readonly MediaEngineChoice[]>;
}

/** Reads what the page shows: the run that its address names, the form as it was for it, and the history. */
export async function readProductPage(services: Services, { userId, query, listImageEngines }: Asked) {
  const { db } = services;
  const asked = { userId, tool: productPicture, query };
  const [{ runs, ...shown }, rerun, imageEngines, kitChoice] = await Promise.all([
    readShownRuns(services, asked),
    findAgain(db, asked),
    listImageEngines(),
    readKitChoice(db, { userId, query }),
  ]);
  const engines = shownEngines(imageEngines);
  const [run] = runs;
  const isRerun = query.has("again") && !run;
  const varied = query.get("vary") === "yes" && rerun.length > 0 ? anotherSeed.words : undefined;
  const source: ShownRun | undefined = run ?? rerun[0];
  const read = source && readProductSettings(source.settings as unknown as Readonly<Record<string, unknown>>);
  const settings = read && isRerun && varied ? anotherSeed.change(read) : read;
  const initial = settings && { settings, photo: await findPhoto(services, userId, settings) };
  return {
    ...shown,
    ...kitChoice,
    run,
    initial,
    /** Id of the form’s source: another one begins the form anew. */
    sourceId: `${source?.id ?? "new"} ${varied}`,
    /** Set if the form is filled in with an earlier run. */
    rerun: isRerun ? { settings: settings ?? null, varied } : undefined,
    engines: engines.filter(({ takesPicture }) => takesPicture),
    /** Connected, but for pictures from words alone. */
    wordsOnly: engines.filter(({ takesPicture }) => !takesPicture).map(({ modelName }) => modelName),
  };
}

/** @returns undefined for a photo that is gone. */
async function findPhoto(
  { db }: Pick<Services, "db">,
  userId: string,
  { photoId, cutOutId, foot }: ProductSettings,
): Promise<ProductPhoto | undefined> {
  const find = (assetId: string): Promise<ShownAsset | undefined> =>
    getAsset(db, { userId, assetId }).catch((error: unknown) => {
      if (error instanceof AppError && error.code === "not_found") return undefined;
      throw error;
    });
  const [photo, asset] = await Promise.all([find(photoId), cutOutId ? find(cutOutId) : undefined]);
  return photo && { photo, ...(asset && foot && { cutOut: { asset, foot } }) };
}

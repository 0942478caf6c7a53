import { z } from "zod";
import { vendorTitles } from "#engines/index.ts";
import type { MediaEngineChoice } from "#models/index.ts";
import type { EngineChoice } from "#models/rules.ts";
import type { Executor } from "#platform/db/database.ts";
import type { Services } from "#platform/services.ts";
import { findRun } from "#runs/index.ts";
import { anotherSeed } from "./another-seed.ts";
import { readKitChoice } from "./brand-kits/kit-choice.ts";
import { briefHelper, type Writer } from "./brief-help-rules.ts";
import { designSettingsSchema, imageGenerator } from "./design-rules.ts";
import { type ImageEngine, initialSettings } from "./engine-rules.ts";
import { settingsOf } from "./settings-of-runs.ts";
import { findAgain, readShownRuns } from "./shown-runs.ts";

interface Asked {
  readonly userId: string;
  readonly query: URLSearchParams;
  /** Language engines. */
  readonly listEngines: () => Promise<readonly EngineChoice[]>;
  readonly listImageEngines: () => Promise<readonly MediaEngineChoice[]>;
}

/** Reads what the image generator shows: the runs that the address names, and the history. */
export async function readGenerator(services: Services, { userId, query, listEngines, listImageEngines }: Asked) {
  const { db } = services;
  const [shown, imageEngines, textEngines, kitChoice, rerun] = await Promise.all([
    readShownRuns(services, { userId, tool: imageGenerator, query }),
    listImageEngines(),
    listEngines(),
    readKitChoice(db, { userId, query }),
    readRerun(db, userId, query),
  ]);
  const writers = textEngines.filter(({ needsPlan }) => !needsPlan).map(writerOf);
  return { ...shown, ...kitChoice, engines: shownEngines(imageEngines), writers, rerun };
}

/** Reads what is filled in: the settings of runs, or the prompt of a request for words. @returns undefined if the address names none. */
async function readRerun(db: Executor, userId: string, query: URLSearchParams) {
  const ids = query.get("again");
  if (ids === null || query.has("run")) return undefined;
  const runs = await findAgain(db, { userId, tool: imageGenerator, query });
  const varied = query.get("vary") === "yes" && runs.length > 0 ? anotherSeed.words : undefined;
  const key = `${ids} ${varied}`;
  if (runs.length > 0) {
    const settings = settingsOf(runs);
    return { key, varied, settings: varied ? anotherSeed.change(settings) : settings };
  }
  const run = await findRun(db, { userId, runId: ids });
  const brief = run?.tool === briefHelper ? briefSchema.safeParse(run.settings).data : undefined;
  return {
    key,
    varied,
    settings: brief ? { ...initialSettings, isKindAuto: false, isFormatAuto: false, ...brief } : null,
  };
}

const briefSchema = z.object(designSettingsSchema.pick({ prompt: true, kind: true }).shape);

const writerOf = ({ id, modelName, payer, stopping }: EngineChoice): Writer => ({ id, modelName, payer, stopping });

/** Image engines to show, with those on the user's own keys first. */
export function shownEngines(engines: readonly MediaEngineChoice[]): readonly ImageEngine[] {
  const ordered = [
    ...engines.filter(({ payer }) => payer === "own-key"),
    ...engines.filter(({ payer }) => payer !== "own-key"),
  ];
  return ordered.map(({ id, engineName, modelName, vendor, payer, stopping, ratios, ...engine }) => ({
    id,
    engineName,
    modelName,
    isAdvanced: engine.isAdvanced,
    needsPlan: engine.needsPlan === true,
    payer,
    stopping,
    ratios,
    takesPicture: engine.takesPicture === true,
    vendorName: vendorTitles[vendor],
  }));
}

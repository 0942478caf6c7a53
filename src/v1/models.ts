import { readEngineDetails } from "#directory/index.ts";
import { type EmbeddingModel, type EmbedVendor, embeddingModels } from "#engines/index.ts";
import { isOffered, listMediaEngines, listTextEngines, type TextEngine, takesUserKeys } from "#models/index.ts";
import type { Payer } from "#models/rules.ts";
import type { Services } from "#platform/services.ts";
import { listKeys } from "#provider-keys/index.ts";
import { ApiError } from "./errors.ts";

/** A model that a user can run, of whatever kind. */
interface Runnable {
  /** Ids of the engine and the model. */
  readonly id: string;
  readonly model: string;
  readonly engineName: string;
}

/** A model in OpenAI's form. */
export interface ListedModel {
  readonly id: string;
  readonly object: "model";
  /** Unix time in seconds; unknown, so the same for all. */
  readonly created: number;
  readonly owned_by: string;
}

const modalities = ["image", "speech", "transcription"] as const;

async function listRunnable(services: Services, userId: string): Promise<readonly Runnable[]> {
  const lists = await Promise.all([
    listTextEngines(services, userId),
    listEmbeddingEngines(services, userId),
    ...modalities.map((modality) => listMediaEngines(services, userId, modality)),
  ]);
  return lists.flat();
}

/** Models that a user can run now: each by its own id, and by that of its engine and itself. */
export async function listModels(services: Services, userId: string): Promise<readonly ListedModel[]> {
  const engines = await listRunnable(services, userId);
  const named = engines.flatMap((engine) => [present(engine.model, engine), present(engine.id, engine)]);
  const once = new Map(named.toReversed().map((listed) => [listed.id, listed]));
  return [...once.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

/** @throws {ApiError} `not_found` for one that the user can't run now. */
export async function findModel(services: Services, userId: string, id: string): Promise<ListedModel> {
  return present(id, await chooseModel(services, await listRunnable(services, userId), id));
}

const present = (id: string, { engineName }: Runnable): ListedModel => ({
  id,
  object: "model",
  created: 0,
  owned_by: engineName,
});

/** @throws {ApiError} as `chooseModel`. */
export async function findTextModel(services: Services, userId: string, id: string): Promise<TextEngine> {
  return chooseModel(services, await listTextEngines(services, userId), id);
}

/** Longer chains of successors would be a mistake in the directory. */
const successorsMax = 5;

/**
 * The one of the models that a name stands for: that of a model, of an engine and its model, or of a former model, which its successor
 * serves.
 * @throws {ApiError} `not_found` if none does now.
 */
export async function chooseModel<Model extends Runnable>(
  services: Services,
  models: readonly Model[],
  id: string,
): Promise<Model> {
  const find = (name: string) => models.find((model) => model.id === name || model.model === name);
  const found = find(id) ?? find(await findSuccessor(services, id));
  if (found) return found;
  throw new ApiError("not_found", "model_not_found", {
    userMessage: `The model '${id.slice(0, 100)}' does not exist, or you can’t use it for this at the moment. GET /v1/models lists those that you can.`,
    field: "model",
  });
}

/** @returns the current model that the directory names for a former one; the same id if it names none. */
async function findSuccessor(services: Services, id: string): Promise<string> {
  const models = (await readEngineDetails(services)).flatMap((engine) => engine.models);
  let name = id;
  for (let count = 0; count < successorsMax; count++) {
    const known = models.find((model) => model.id === name) ?? models.find((model) => withoutDate(model.id) === name);
    if (!known || known.status === "current") return known?.id ?? name;
    name = known.successor ?? name;
  }
  return name;
}

/** `claude-3-opus-20240229` is known as `claude-3-opus`, too. */
const withoutDate = (id: string): string => id.replace(/-20\d{6}$/, "");

export interface EmbeddingEngine extends Runnable {
  readonly slug: string;
  readonly vendor: EmbedVendor;
  readonly modelName: string;
  readonly payer: Payer;
}

/** The models for vectors whose vendor the user or the operator has connected; on the operator's own server, every model may be one. */
export async function listEmbeddingEngines(services: Services, userId: string): Promise<readonly EmbeddingEngine[]> {
  const { db, config, clock } = services;
  const keys = await listKeys(db, userId, clock.now());
  const payerOf = (vendor: EmbedVendor): Payer | undefined => {
    if (takesUserKeys(vendor) && keys.get(vendor)?.isExpired === false) return "own-key";
    return isOffered(config, vendor) ? "credits" : undefined;
  };
  const own = config.compatibleModels.map(
    (id): EmbeddingModel => ({ id, name: id, vendor: "openai-compatible", slug: "openai-compatible" }),
  );
  return [...embeddingModels, ...own].flatMap(({ id: model, name: modelName, vendor, slug }) => {
    const payer = payerOf(vendor);
    return payer ? [{ id: `${slug}/${model}`, model, modelName, vendor, slug, payer, engineName: modelName }] : [];
  });
}

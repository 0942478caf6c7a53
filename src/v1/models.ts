import { listEngineDetails } from "#directory/index.ts";
import type { Services } from "#platform/services.ts";
import { listTextEngines, type TextEngine } from "#tools/index.ts";
import { ApiError } from "./errors.ts";

/** A model in OpenAI's form. */
export interface ListedModel {
  readonly id: string;
  readonly object: "model";
  /** Unix time in seconds; unknown, so the same for all. */
  readonly created: number;
  readonly owned_by: string;
}

/** What a user can run now: each model by its own id, and by that of its engine and itself. */
export async function listModels(services: Services, userId: string): Promise<readonly ListedModel[]> {
  const engines = await listTextEngines(services, userId);
  const plain = new Map(engines.toReversed().map((engine) => [engine.model, engine]));
  return [
    ...[...plain].map(([id, engine]) => present(id, engine)),
    ...engines.map((engine) => present(engine.id, engine)),
  ].toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

/** @throws {ApiError} `not_found` for one that the user can't run now. */
export async function findModel(services: Services, userId: string, id: string): Promise<ListedModel> {
  return present(id, await findTextModel(services, userId, id));
}

const present = (id: string, { engineName }: TextEngine): ListedModel => ({
  id,
  object: "model",
  created: 0,
  owned_by: engineName,
});

/** Longer chains of successors would be a mistake in the directory. */
const successorsMax = 5;

/**
 * The engine that serves a model's name: of a model, of an engine and its model, or of a former model, which its successor serves.
 * @throws {ApiError} `not_found` if none does now.
 */
export async function findTextModel(services: Services, userId: string, id: string): Promise<TextEngine> {
  const engines = await listTextEngines(services, userId);
  const find = (name: string) => engines.find((engine) => engine.id === name || engine.model === name);
  const found = find(id) ?? find(await findSuccessor(services, id));
  if (found) return found;
  throw new ApiError("not_found", "model_not_found", {
    userMessage: `The model '${id.slice(0, 100)}' does not exist, or you can’t use it at the moment. GET /v1/models lists those that you can.`,
    field: "model",
  });
}

/** @returns the current model that the directory names for a former one; the same id if it names none. */
async function findSuccessor({ db }: Services, id: string): Promise<string> {
  const models = (await listEngineDetails(db)).flatMap((engine) => engine.models);
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

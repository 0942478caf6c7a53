import type { Services } from "#platform/services.ts";
import { listRuns, type RunEntry } from "#runs/index.ts";
import { searchMax } from "#runs/rules.ts";
import { type HistoryQuery, historyShownMax, historyStep } from "./history-rules.ts";
import { textSettingsOf } from "./text-generator.ts";
import { type TextSettings, textGeneratorId } from "./text-settings.ts";

export interface HistoryItem {
  readonly id: string;
  readonly prompt: string;
  readonly modelName: string;
  readonly output: string;
  readonly state: string;
  readonly priceAic: number;
  readonly isSaved: boolean;
  readonly createdAt: Date;
  /** To write it again. Null for those of a form that there is no longer. */
  readonly settings: TextSettings | null;
}

/** The user’s texts as the page’s address asks for them, and whether there are more. */
export async function readHistory({ db }: Pick<Services, "db">, userId: string, query: URLSearchParams) {
  const asked = readHistoryQuery(query);
  const { shown, search, savedOnly } = asked;
  const runs = await listRuns(db, { userId, tool: textGeneratorId, savedOnly, search, countMax: shown + 1 });
  return { ...asked, items: runs.slice(0, shown).map(toItem), hasMore: runs.length > shown };
}

function readHistoryQuery(query: URLSearchParams): HistoryQuery {
  const shown = Number(query.get("show") ?? historyStep);
  const isShown = Number.isInteger(shown) && shown >= historyStep && shown <= historyShownMax;
  return {
    savedOnly: query.get("history") === "saved",
    search: (query.get("q") ?? "").trim().slice(0, searchMax),
    shown: isShown ? shown : historyStep,
  };
}

function toItem({ id, settings, output, state, priceAic, isSaved, createdAt }: RunEntry): HistoryItem {
  const { prompt, modelName } = settings as { readonly prompt: string; readonly modelName: string };
  return { id, prompt, modelName, output, state, priceAic, isSaved, createdAt, settings: textSettingsOf(settings) };
}

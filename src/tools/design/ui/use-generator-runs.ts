import { useCallback, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { runsPath } from "#runs/rules.ts";
import { ApiError, callForJson } from "#ui/api-client.ts";
import { inProjectOf, projectIn } from "#work/browser.ts";
import { leadsToResults } from "../../run-screens/ui/use-credits-toast.ts";
import { designsPath, imageGeneratorPath, priceOfDesigns } from "../design-rules.ts";
import { chosenEngines, type GeneratorSettings, type ImageEngine, priceOfEngine, usesStudio } from "../engine-rules.ts";
import { styleWordsOf } from "../style-rules.ts";

/** A run that did not start. */
export interface RefusedRun {
  readonly engineName: string;
  readonly message: string;
  readonly isAboutCredits: boolean;
}

export interface RunsState {
  readonly isStarting: boolean;
  /** Refused runs of the last press. */
  readonly refused: readonly RefusedRun[];
}

/** Runs that the address names, in their order. */
const runsAddress = (runIds: readonly string[]): string => `${imageGeneratorPath}?run=${runIds.join(",")}`;

/**
 * Starts runs: one for each chosen engine, each for itself. The page then shows those that its address names.
 * @param shownIds the runs that the page shows now.
 */
export function useGeneratorRuns(engines: readonly ImageEngine[], shownIds: readonly string[]) {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const projectId = projectIn(query);
  const [state, setState] = useState<RunsState>({ isStarting: false, refused: [] });
  const open = useCallback(
    async (orders: readonly Order[], idsOf: (started: readonly string[]) => readonly string[]): Promise<boolean> => {
      setState({ isStarting: true, refused: [] });
      const answers = await Promise.all(orders.map((order) => send(order, projectId)));
      const refused = answers.flatMap((answer) => ("message" in answer ? [answer] : []));
      const started = answers.flatMap((answer) => ("runId" in answer ? [answer.runId] : []));
      if (started.length > 0)
        await navigate(inProjectOf(query, runsAddress(idsOf(started))), {
          preventScrollReset: true,
          state: leadsToResults,
        });
      setState({ isStarting: false, refused });
      return started.length > 0;
    },
    [navigate, query, projectId],
  );
  /** @returns whether any has started. */
  const start = (settings: GeneratorSettings) => open(ordersFor(settings, engines), (started) => started);
  /** Runs something again, in the place of the run that is shown. */
  const replace = (runId: string, settings: GeneratorSettings) =>
    open(ordersFor(settings, engines), ([started = runId]) => shownIds.map((id) => (id === runId ? started : id)));
  return { ...state, start, replace };
}

interface Order {
  readonly engineName: string;
  readonly path: string;
  readonly body: object;
}

/** One for each chosen engine; the studio first. */
function ordersFor(settings: GeneratorSettings, connected: readonly ImageEngine[]): readonly Order[] {
  const { engines: _, tellsStyle, ...designSettings } = settings;
  const { prompt, count, aspectRatio, style, isStyleAuto } = settings;
  const studio = {
    engineName: "Easel Studio",
    path: designsPath,
    body: { ...designSettings, maxAic: priceOfDesigns(count) },
  };
  return [
    ...(usesStudio(settings, connected) ? [studio] : []),
    ...chosenEngines(settings, connected).map((engine) => ({
      engineName: engine.modelName,
      path: `${runsPath}/image`,
      body: {
        engine: engine.id,
        prompt,
        count,
        aspectRatio,
        maxAic: priceOfEngine(engine, count),
        ...(tellsStyle && !isStyleAuto && { style: styleWordsOf(style) }),
      },
    })),
  ];
}

type Answer = { readonly runId: string } | RefusedRun;

/** A server that is busy for a moment is asked again: the key makes it the same run. */
const triesMax = 3;
const pauseMs = 1_000;

/** Sends again while the server is busy or away. The key makes it the same run. @throws {ApiError} */
async function post(path: string, json: object): Promise<{ readonly runId?: string; readonly id?: string }> {
  for (let tries = 1; ; tries++) {
    try {
      return await callForJson(path, { json });
    } catch (error) {
      const isBusy = error instanceof ApiError && (error.status === undefined || error.status === 503);
      if (!isBusy || tries === triesMax) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}

async function send({ engineName, path, body }: Order, projectId: string | undefined): Promise<Answer> {
  try {
    // A design's run has its id beside it; a run of an engine is its own answer.
    const started = await post(path, { ...body, projectId, idempotencyKey: crypto.randomUUID() });
    const runId = started.runId ?? started.id;
    if (runId === undefined) throw new ApiError("The server gave no answer that we understand. Please try again.");
    return { runId };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { engineName, message: error.message, isAboutCredits: error.code === "payment_required" };
  }
}

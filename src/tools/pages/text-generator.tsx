import { useCallback, useState } from "react";
import { redirect, useRevalidator } from "react-router";
import { requireSession } from "#accounts/index.ts";
import { accountMeta } from "#accounts/ui/index.ts";
import { creditsUsed } from "#credits/rules.ts";
import { AppError } from "#platform/errors.ts";
import { readForm } from "#platform/forms/read-form.ts";
import { fieldOf } from "#platform/forms/rules.ts";
import { withPageErrors } from "#platform/http/page-errors.ts";
import { servicesContext } from "#platform/services.ts";
import { listRuns, type RunEntry, saveRun } from "#runs/index.ts";
import { showToast } from "#ui/toast.ts";
import { readTextPayload } from "../text-generator/text-payload.ts";
import {
  askForText,
  initialSettings,
  type TextSettings,
  textGeneratorId,
  textGeneratorPath,
} from "../text-generator/text-settings.ts";
import { SettingsForm } from "../text-generator/ui/settings-form.tsx";
import { type HistoryItem, TextHistory } from "../text-generator/ui/text-history.tsx";
import { fallbacksFor } from "../text-runs/engine-choice.ts";
import { listTextEngines } from "../text-runs/list-text-engines.ts";
import { textPriceAtMost } from "../text-runs/text-tool.ts";
import { ResultCard } from "../text-runs/ui/result-card.tsx";
import { isRunning, useTextRun } from "../text-runs/ui/use-text-run.ts";
import { NoEngine } from "../ui/no-engine.tsx";
import { usePayload } from "../ui/use-payload.ts";
import type { Route } from "./+types/text-generator";

export const meta: Route.MetaFunction = ({ matches }) =>
  accountMeta(matches[0].loaderData, "Text generator", textGeneratorPath);

export async function loader({ context, url }: Route.LoaderArgs) {
  const { viewer } = await requireSession(context, url);
  const services = context.get(servicesContext);
  const savedOnly = url.searchParams.get("history") === "saved";
  const [engines, runs] = await Promise.all([
    listTextEngines(services, viewer.userId),
    listRuns(services.db, { userId: viewer.userId, tool: textGeneratorId, savedOnly }),
  ]);
  return {
    engines,
    history: runs.map(toItem),
    savedOnly,
    /** The first model of the engine whose page led here, else of all. */
    firstEngine: (engines.find(({ slug }) => slug === url.searchParams.get("engine")) ?? engines[0])?.id,
  };
}

/** Saves a text, or takes it from the saved ones. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const { viewer } = await requireSession(context, url);
  return withPageErrors(async () => {
    const form = await readForm(request);
    const isSaved = fieldOf(form, "isSaved");
    if (isSaved !== "on" && isSaved !== "off") {
      throw new AppError("invalid_input", { userMessage: "This form is incomplete. Please reload the page." });
    }
    const { db } = context.get(servicesContext);
    await saveRun(db, { userId: viewer.userId, runId: fieldOf(form, "runId"), isSaved: isSaved === "on" });
    return redirect(`${textGeneratorPath}${url.search}`, 303);
  });
}

function toItem({ id, settings, output, state, priceAic, isSaved, createdAt }: RunEntry): HistoryItem {
  const { prompt, modelName } = settings as { readonly prompt: string; readonly modelName: string };
  return { id, prompt, modelName, output, state, priceAic, isSaved, createdAt };
}

export default function TextGeneratorPage({ loaderData }: Route.ComponentProps) {
  const { engines, firstEngine, history, savedOnly } = loaderData;
  return (
    <div className="container-page grid grid-cols-1 gap-8 pt-6 pb-16 md:pt-8">
      <header className="grid gap-1.5">
        <h1 className="text-2xl">Text generator</h1>
        <p className="max-w-[64ch] text-muted">
          Describe what you need, and choose a model, a tone and a length. You see the price before you start.
        </p>
      </header>
      {firstEngine ? (
        <Generator engines={engines} firstEngine={firstEngine} />
      ) : (
        <NoEngine need="Texts need a language model." cost="your texts" />
      )}
      <TextHistory items={history} savedOnly={savedOnly} />
    </div>
  );
}

type Engines = Route.ComponentProps["loaderData"]["engines"];

function Generator({ engines, firstEngine }: { readonly engines: Engines; readonly firstEngine: string }) {
  const [engine, setEngine] = useState(firstEngine);
  const [mayFallBack, setMayFallBack] = useState(false);
  const [settings, setSettings] = useState(initialSettings);
  const change = (part: Partial<TextSettings>) => setSettings((before) => ({ ...before, ...part }));
  usePayload({ read: readTextPayload, onPayload: change });
  const { revalidate } = useRevalidator();
  const onSettled = useCallback(
    (priceAic: number) => {
      if (priceAic > 0) showToast({ kind: "success", ...creditsUsed(priceAic, "a text") });
      void revalidate();
    },
    [revalidate],
  );
  const { state, start, stop } = useTextRun<TextSettings>(textGeneratorId, onSettled);
  const chosen = engines.find(({ id }) => id === engine);
  const hasFallback = chosen !== undefined && fallbacksFor(engines, chosen).length > 0;
  const isFree = chosen?.payer === "own-key";
  const answering = engines.find(({ slug, model }) => slug === state.engine?.slug && model === state.engine.model);
  const maxAic = isFree ? 0 : textPriceAtMost(askForText(settings));
  return (
    <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-2 lg:gap-12">
      <SettingsForm
        engines={engines}
        engine={engine}
        onEngine={setEngine}
        mayFallBack={hasFallback ? mayFallBack : undefined}
        onFallBack={setMayFallBack}
        settings={settings}
        onSettings={change}
        isRunning={isRunning(state)}
        onGenerate={() => void start({ ...settings, engine, maxAic, mayFallBack: hasFallback && mayFallBack })}
        maxAic={maxAic}
        onStop={stop}
      />
      <ResultCard run={state} modelName={answering?.modelName} />
    </div>
  );
}

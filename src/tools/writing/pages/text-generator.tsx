import { useRef } from "react";
import { redirect } from "react-router";
import { accountMeta } from "#accounts/ui/index.ts";
import { listOfferedEngines } from "#models/index.ts";
import { readForm, readSwitch } from "#platform/forms/read-form.ts";
import { fieldOf } from "#platform/forms/rules.ts";
import { servicesContext } from "#platform/services.ts";
import { saveRun } from "#runs/index.ts";
import { requireActor } from "#teams/index.ts";
import { TeamNote } from "#teams/ui/index.ts";
import { answerPollMs, usePolling } from "#ui/use-polling.ts";
import { useInProject } from "#work/ui/index.ts";
import { anotherTone } from "../../run-screens/text/another-tone.ts";
import { readRerun } from "../../run-screens/text/read-rerun.ts";
import { engineOf } from "../../run-screens/text/rerun.ts";
import { NoEngine } from "../../run-screens/ui/no-engine.tsx";
import { payloadPath } from "../../run-screens/ui/payload-address.ts";
import { RerunNote } from "../../run-screens/ui/rerun-note.tsx";
import { useFilledIn } from "../../run-screens/ui/use-payload.ts";
import { writePath } from "../drafts/draft-brief.ts";
import { draftOfText } from "../drafts/draft-payload.ts";
import { readHistory } from "../text-generator/read-history.ts";
import { textGenerator } from "../text-generator/text-generator.ts";
import { readTextPayload } from "../text-generator/text-payload.ts";
import { type TextSettings, textGeneratorPath } from "../text-generator/text-settings.ts";
import { Generator } from "../text-generator/ui/generator.tsx";
import { TextHistory } from "../text-generator/ui/text-history.tsx";
import { useGenerator } from "../text-generator/ui/use-generator.ts";
import type { Route } from "./+types/text-generator";

export const meta: Route.MetaFunction = ({ matches }) =>
  accountMeta(matches[0].loaderData, "Text generator", textGeneratorPath);

export const handle = { makesRuns: true };

export async function loader({ context, url }: Route.LoaderArgs) {
  const { ownerId } = await requireActor(context, url);
  const services = context.get(servicesContext);
  const query = url.searchParams;
  const [engines, history, rerun] = await Promise.all([
    listOfferedEngines(context, ownerId),
    readHistory(services, ownerId, query),
    readRerun(services.db, textGenerator, { userId: ownerId, query, variation: anotherTone }),
  ]);
  return {
    userId: ownerId,
    engines,
    history,
    rerun,
    /** The first model of the engine whose page led here, else of all. */
    firstEngine: (
      engines.find(({ slug, needsPlan }) => slug === query.get("engine") && !needsPlan) ?? engineOf(engines, rerun)
    )?.id,
  };
}

/** Saves a text, or takes it from the saved ones. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const { ownerId } = await requireActor(context, url);
  const form = await readForm(request);
  const isSaved = readSwitch(fieldOf(form, "isSaved"));
  const { db } = context.get(servicesContext);
  await saveRun(db, { userId: ownerId, runId: fieldOf(form, "runId"), isSaved });
  return redirect(`${textGeneratorPath}${url.search}`, 303);
}

export default function TextGeneratorPage({ loaderData }: Route.ComponentProps) {
  const { rerun } = loaderData;
  return <Screen key={rerun ? `${rerun.runId} ${rerun.varied}` : "new"} {...loaderData} />;
}

function Screen({ userId, engines, firstEngine = "", history, rerun: from }: Route.ComponentProps["loaderData"]) {
  const generator = useGenerator({ userId, engines, firstEngine, firstSettings: from?.settings ?? undefined });
  const isWrittenElsewhere = !generator.runs.isRunning && history.items.some(({ state }) => state === "running");
  usePolling(isWrittenElsewhere, answerPollMs);
  const top = useRef<HTMLElement>(null);
  const showForm = () => top.current?.scrollIntoView();
  const rerun = {
    onUse(settings: TextSettings) {
      generator.change(settings);
      showForm();
    },
    onVary(settings: TextSettings) {
      generator.write(settings);
      showForm();
    },
    isRunning: generator.runs.isRunning,
  };
  return (
    <div className="container-page grid grid-cols-1 gap-8 pt-6 pb-16 md:pt-8">
      <header ref={top} className="grid scroll-mt-32 gap-2">
        <h1 className="text-2xl">Text generator</h1>
        <p className="max-w-[64ch] text-muted">
          Describe what you need, and choose a model, a tone and a length. You see the price before you start.
        </p>
        <TeamNote />
      </header>
      <RerunNote rerun={from} />
      {firstEngine ? <Generator generator={generator} /> : <NoTextEngine rerun={from?.settings} />}
      <TextHistory {...history} rerun={firstEngine === "" ? undefined : rerun} />
    </div>
  );
}

/** @param again the settings of an earlier run; what the address fills in comes before them. */
function NoTextEngine({ rerun }: { readonly rerun: TextSettings | null | undefined }) {
  const inProject = useInProject();
  const filledIn = useFilledIn(readTextPayload);
  return (
    <NoEngine
      need="Texts on this page need a language model."
      cost="your texts"
      instead={{
        path: inProject(payloadPath(writePath, draftOfText({ ...rerun, ...filledIn }))),
        name: "Write a first draft",
        words: "Write turns your points into a first draft. It needs no language model.",
      }}
    />
  );
}

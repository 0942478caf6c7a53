import { redirect } from "react-router";
import { accountMeta } from "#accounts/ui/index.ts";
import { listOfferedEngines, listOfferedMedia } from "#models/index.ts";
import { readForm } from "#platform/forms/read-form.ts";
import { servicesContext } from "#platform/services.ts";
import { requireActor } from "#teams/index.ts";
import { TeamNote } from "#teams/ui/index.ts";
import { usePolling } from "#ui/use-polling.ts";
import { DeletionNote } from "#work/ui/index.ts";
import { featuresContext } from "../../plan-features.ts";
import { usePayableAic } from "../../run-screens/ui/payment-note.tsx";
import { RerunNote } from "../../run-screens/ui/rerun-note.tsx";
import { useCreditsToast } from "../../run-screens/ui/use-credits-toast.ts";
import { changeRuns } from "../change-runs.ts";
import { imageGeneratorPath } from "../design-rules.ts";
import { readGenerator } from "../read-generator.ts";
import { settingsOf } from "../settings-of-runs.ts";
import type { HistoryEntry } from "../shown-runs.ts";
import { GeneratorHistory } from "../ui/generator-history.tsx";
import { GeneratorResults } from "../ui/generator-results.tsx";
import type { MadePicture } from "../ui/photo-dialog.tsx";
import { useGeneratorRuns } from "../ui/use-generator-runs.ts";
import { useMode } from "../ui/use-mode.ts";
import { Wizard } from "../ui/wizard.tsx";
import type { Route } from "./+types/image-generator";

export const meta: Route.MetaFunction = ({ matches }) =>
  accountMeta(matches[0].loaderData, "Image generator", imageGeneratorPath);

export const handle = { makesRuns: true };

export async function loader({ context, url }: Route.LoaderArgs) {
  const { ownerId } = await requireActor(context, url);
  const [{ kits, ...shown }, { watermark, hasBrandKits }] = await Promise.all([
    readGenerator(context.get(servicesContext), {
      userId: ownerId,
      query: url.searchParams,
      listEngines: () => listOfferedEngines(context, ownerId),
      listImageEngines: () => listOfferedMedia(context, ownerId, "image"),
    }),
    context.get(featuresContext)(ownerId),
  ]);
  return { ...shown, kits: hasBrandKits ? kits : undefined, hasBrandKits, hasWatermark: watermark !== undefined };
}

/** Handles the buttons of designs and of runs. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const actor = await requireActor(context, url);
  const asked = { actor, form: await readForm(request), query: url.searchParams };
  return redirect(`${imageGeneratorPath}?${await changeRuns(context.get(servicesContext), asked)}`, 303);
}

/** The studio is done in a second; models take their time. */
const pollMs = { studio: 600, engines: 1_500 };

export default function ImageGeneratorPage({ loaderData }: Route.ComponentProps) {
  const { runs, rerun, engines, writers, kits, history, hasBrandKits, hasWatermark, deleted, project } = loaderData;
  const [mode, setMode] = useMode();
  const shownIds = runs.map(({ id }) => id);
  const { isStarting, refused, start, replace } = useGeneratorRuns(engines, shownIds);
  const running = runs.filter(({ state }) => state === "running");
  useCreditsToast(runs, runs.some(({ kind }) => kind === "studio") ? "designs" : "images");
  usePolling(running.length > 0, running.some(({ kind }) => kind === "studio") ? pollMs.studio : pollMs.engines);
  return (
    <div className="container-page grid grid-cols-1 gap-8 pt-6 pb-16 md:pt-8">
      <header className="grid gap-1.5">
        <h1 className="text-2xl">Image generator</h1>
        <p className="max-w-[64ch] text-muted">
          Logos, posters, posts, business cards, patterns, scenes and icon sets by Easel Studio, our own design engine:
          real type, sharp at any size, no model needed. Or pictures by any image model that is connected.
        </p>
        <TeamNote />
      </header>
      <RerunNote rerun={rerun} />
      <Wizard
        mode={mode}
        onMode={setMode}
        key={rerun?.key ?? (shownIds.join() || "new")}
        engines={engines}
        writers={writers}
        kits={kits}
        initial={rerun?.settings ?? (runs.length > 0 ? settingsOf(runs) : undefined)}
        project={project}
        availableAic={usePayableAic()}
        isBusy={isStarting || running.length > 0}
        refused={refused}
        onGenerate={start}
        results={
          runs.length > 0 && (
            <GeneratorResults
              runs={runs}
              engines={engines}
              hasBrandKits={hasBrandKits}
              hasWatermark={hasWatermark}
              made={madePictures(history)}
              isStarting={isStarting}
              onReplace={(runId, settings) => void replace(runId, settings)}
            />
          )
        }
      />
      <GeneratorHistory entries={history} />
      {deleted && (
        <DeletionNote isFloating fields={{ designId: deleted.id }}>
          “{deleted.title}” was deleted.
        </DeletionNote>
      )}
    </div>
  );
}

const madePictures = (history: readonly HistoryEntry[]): readonly MadePicture[] =>
  history.flatMap(({ runId, isOfStudio, picture, prompt }) =>
    picture && !isOfStudio ? [{ runId, address: picture, prompt }] : [],
  );

import { Download } from "lucide";
import { redirect, useSearchParams } from "react-router";
import { accountMeta } from "#accounts/ui/index.ts";
import { listOfferedMedia } from "#models/index.ts";
import { readForm } from "#platform/forms/read-form.ts";
import { servicesContext } from "#platform/services.ts";
import { runsPath } from "#runs/rules.ts";
import { requireActor } from "#teams/index.ts";
import { TeamNote } from "#teams/ui/index.ts";
import { buttonClass } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { usePolling } from "#ui/use-polling.ts";
import { DeletionNote, ModelViewer } from "#work/ui/index.ts";
import { changeMedia } from "../../run-screens/media/change-media.ts";
import type { ShownMediaRun } from "../../run-screens/media/media-rules.ts";
import { readMediaRuns } from "../../run-screens/media/read-media-runs.ts";
import { MediaHistory } from "../../run-screens/media/ui/media-history.tsx";
import { NoMediaEngine } from "../../run-screens/media/ui/no-media-engine.tsx";
import { RunPanel } from "../../run-screens/media/ui/run-panel.tsx";
import { useMediaRun } from "../../run-screens/media/ui/use-media-run.ts";
import { RerunNote } from "../../run-screens/ui/rerun-note.tsx";
import { useCreditsToast } from "../../run-screens/ui/use-credits-toast.ts";
import { initialModel, priceOfModel, threeDPath } from "../three-d-rules.ts";
import { ModelForm } from "../ui/model-form.tsx";
import type { Route } from "./+types/home-3d";

export const meta: Route.MetaFunction = ({ matches }) => accountMeta(matches[0].loaderData, "3D models", threeDPath);

export const handle = { crumb: () => "3D models", makesRuns: true };

export async function loader({ context, url }: Route.LoaderArgs) {
  const { ownerId } = await requireActor(context, url);
  const [engines, shown] = await Promise.all([
    listOfferedMedia(context, ownerId, "model"),
    readMediaRuns(context.get(servicesContext), { userId: ownerId, kind: "model", query: url.searchParams }),
  ]);
  return { ...shown, engines, engineSlug: url.searchParams.get("engine") };
}

/** Stops, deletes or restores a run. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const actor = await requireActor(context, url);
  const asked = { actor, form: await readForm(request), query: new URLSearchParams(url.search) };
  const query = await changeMedia(context.get(servicesContext), asked);
  return redirect(`${threeDPath}?${query}`, 303);
}

const pollMs = 1_500;

export default function Home3dPage({ loaderData }: Route.ComponentProps) {
  const { engines, run, rerun, isGone, deletedAt, engineSlug, history } = loaderData;
  const { isStarting, problem, start, sentFor } = useMediaRun("model");
  const [params, setParams] = useSearchParams();
  useCreditsToast(run ? [run] : [], "a 3D model");
  usePolling(run?.state === "running", pollMs);
  const sent = sentFor(run?.id);
  const runAgain = () => {
    if (sent) return void start(sent);
    const engine = engines.find(({ id }) => id === run?.settings.engine);
    // A picture is not kept: the form is filled in, and the picture chosen again.
    if (!run || !engine || run.settings.hadFile) {
      const query = new URLSearchParams(params);
      query.set("again", run?.id ?? "");
      setParams(query, { preventScrollReset: true });
      return;
    }
    void start({ engine: engine.id, prompt: run.settings.prompt, maxAic: priceOfModel(engine) });
  };
  return (
    <div className="container-page grid grid-cols-1 gap-8 pt-6 pb-16 md:pt-8">
      <header className="grid gap-1.5">
        <h1 className="text-2xl">3D models</h1>
        <p className="max-w-[64ch] text-muted">
          A model of one object, from words or a picture, by a connected 3D engine. Look at it from all sides, and
          download it as GLB for games, print or the web.
        </p>
        <TeamNote />
      </header>
      <RerunNote rerun={loaderData.rerunNote} />
      <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-2 lg:gap-12">
        {engines.length > 0 ? (
          <ModelForm
            key={rerun?.id ?? "form"}
            engines={engines}
            initial={initialModel(engines, { rerun: (rerun ?? run)?.settings, engineSlug })}
            isStarting={isStarting}
            problem={problem}
            onStart={(fields) => void start(fields)}
          />
        ) : (
          <NoMediaEngine
            title="No 3D engine is connected"
            need="3D models need an engine: Tripo, TripoSR through fal, or CSM."
            cost="your models"
          />
        )}
        {(engines.length > 0 || run || isGone) && (
          <RunPanel
            run={run}
            isGone={isGone}
            what="model"
            empty="Your model appears here. Most engines take one to three minutes. You can close the page meanwhile."
            onAgain={runAgain}
            isStarting={isStarting}
            isFileAtHand={sent !== undefined}
          >
            {(made) => <MadeModel run={made} />}
          </RunPanel>
        )}
      </div>
      <MediaHistory
        entries={history}
        title="Earlier models"
        empty="Your models appear here, so you can look at them again and download them."
        path={threeDPath}
        ofFile="From a picture"
      />
      {deletedAt !== null && (
        <DeletionNote isFloating fields={{ deleted: deletedAt }}>
          The result was deleted.
        </DeletionNote>
      )}
    </div>
  );
}

/** A finished 3D model, to look at from all sides and to download. */
function MadeModel({ run }: { readonly run: ShownMediaRun }) {
  return run.files.map(({ number }) => {
    const address = `${runsPath}/${run.id}/files/${number}`;
    return (
      <figure key={number} className="grid grid-cols-1 justify-items-start gap-3">
        <ModelViewer address={address} name={run.settings.prompt || "made from your picture"} />
        <a href={`${address}?download`} download className={buttonClass({ variant: "secondary", size: "sm" })}>
          <Icon icon={Download} className="size-4" />
          Download GLB
        </a>
      </figure>
    );
  });
}

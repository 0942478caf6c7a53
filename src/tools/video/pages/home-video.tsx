import { Download } from "lucide";
import { useState } from "react";
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
import { TabLinks } from "#ui/tab-links.tsx";
import { usePolling } from "#ui/use-polling.ts";
import { DeletionNote, useInProject } from "#work/ui/index.ts";
import { readKitChoice } from "../../design/brand-kits/kit-choice.ts";
import { designsPath, type OfferedKind, offeredKinds } from "../../design/design-rules.ts";
import { listLatestDesigns } from "../../design/designs.ts";
import { filmAddress, filmLengths, reveals, standardLength } from "../../design/films/film-rules.ts";
import { FilmPanel } from "../../design/ui/films/film-panel.tsx";
import { RevealForm, type RevealSettings } from "../../design/ui/films/reveal-form.tsx";
import { useFilm } from "../../design/ui/films/use-film.ts";
import { featuresContext } from "../../plan-features.ts";
import { changeMedia } from "../../run-screens/media/change-media.ts";
import type { ShownMediaRun } from "../../run-screens/media/media-rules.ts";
import { readMediaRuns } from "../../run-screens/media/read-media-runs.ts";
import { MediaHistory } from "../../run-screens/media/ui/media-history.tsx";
import { NoMediaEngine } from "../../run-screens/media/ui/no-media-engine.tsx";
import { RunPanel } from "../../run-screens/media/ui/run-panel.tsx";
import { useMediaRun } from "../../run-screens/media/ui/use-media-run.ts";
import { RerunNote } from "../../run-screens/ui/rerun-note.tsx";
import { useCreditsToast } from "../../run-screens/ui/use-credits-toast.ts";
import { VideoForm } from "../ui/video-form.tsx";
import { initialVideo, priceOfVideo, videoKey, videoPath } from "../video-rules.ts";
import type { Route } from "./+types/home-video";

export const meta: Route.MetaFunction = ({ matches }) =>
  accountMeta(matches[0].loaderData, "Video generator", videoPath);

const tabs = [
  { id: "words", name: "From words or a picture", path: `${videoPath}?${videoKey}&tab=words` },
  { id: "design", name: "From a design", path: `${videoPath}?${videoKey}&tab=design` },
] as const;

const designsMax = 24;

export const handle = { makesRuns: true };

export async function loader({ context, url }: Route.LoaderArgs) {
  const { ownerId } = await requireActor(context, url);
  const services = context.get(servicesContext);
  const query = url.searchParams;
  const [engines, shown, designs, { kits, project }, { watermark, hasBrandKits }] = await Promise.all([
    listOfferedMedia(context, ownerId, "video"),
    readMediaRuns(services, { userId: ownerId, kind: "video", query }),
    listLatestDesigns(services.db, { userId: ownerId, limit: designsMax, wanted: query.get("design") }),
    readKitChoice(services.db, { userId: ownerId, query }),
    context.get(featuresContext)(ownerId),
  ]);
  const named = tabs.find(({ id }) => id === query.get("tab"))?.id;
  return {
    ...shown,
    kits: hasBrandKits ? kits : undefined,
    project,
    engines,
    // What works without an engine is shown first where there is none.
    tab: named ?? (engines.length > 0 || shown.run ? "words" : "design"),
    engineSlug: query.get("engine"),
    designs: designs.map(({ id, runId, title, pages, updatedAt }) => ({
      id,
      runId,
      title,
      pages,
      picture: `${designsPath}/${id}/design.png?width=240&v=${updatedAt.getTime()}`,
    })),
    hasWatermark: watermark !== undefined,
  };
}

/** Stops, deletes or restores a run. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const actor = await requireActor(context, url);
  const asked = { actor, form: await readForm(request), query: new URLSearchParams(url.search) };
  const query = await changeMedia(context.get(servicesContext), asked);
  return redirect(`${videoPath}?${query}`, 303);
}

const pollMs = 1_500;

export default function HomeVideoPage({ loaderData }: Route.ComponentProps) {
  const inProject = useInProject();
  const { tab, run, deletedAt } = loaderData;
  useCreditsToast(run ? [run] : [], "a video");
  usePolling(run?.state === "running", pollMs);
  return (
    <div className="container-page grid grid-cols-1 gap-8 pt-6 pb-16 md:pt-8">
      <header className="grid gap-1.5">
        <h1 className="text-2xl">Video generator</h1>
        <p className="max-w-[64ch] text-muted">
          Make a short video from words or a picture with a connected video engine, or animate one of your designs with
          Easel Studio, which needs no engine.
        </p>
        <TeamNote />
      </header>
      <TabLinks
        label="Video generator"
        tabs={tabs.map((one) => ({ ...one, path: inProject(one.path) }))}
        current={tab}
      />
      <RerunNote rerun={loaderData.rerunNote} />
      {tab === "words" ? <FromWords {...loaderData} /> : <FromDesign {...loaderData} />}
      {deletedAt !== null && (
        <DeletionNote isFloating fields={{ deleted: deletedAt }}>
          The result was deleted.
        </DeletionNote>
      )}
    </div>
  );
}

type Loaded = Route.ComponentProps["loaderData"];

function FromWords({ engines, run, rerun, isGone, engineSlug, history }: Loaded) {
  const { isStarting, problem, start, sentFor } = useMediaRun("video");
  const [params, setParams] = useSearchParams();
  const source = rerun ?? run;
  const sent = sentFor(run?.id);
  const runAgain = () => {
    if (sent) return void start(sent);
    const engine = engines.find(({ id }) => id === run?.settings.engine);
    const seconds = run?.settings.seconds;
    // A picture is not kept: the form is filled in, and the picture chosen again.
    if (!run || !engine || run.settings.hadFile || seconds === undefined) {
      const query = new URLSearchParams(params);
      query.set("again", run?.id ?? "");
      setParams(query, { preventScrollReset: true });
      return;
    }
    const { prompt, aspectRatio } = run.settings;
    void start({ engine: engine.id, prompt, aspectRatio, seconds, maxAic: priceOfVideo(engine, seconds) });
  };
  return (
    <>
      <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-2 lg:gap-12">
        {engines.length > 0 ? (
          <VideoForm
            key={rerun?.id ?? "form"}
            engines={engines}
            initial={initialVideo(engines, { rerun: source?.settings, engineSlug })}
            isStarting={isStarting}
            problem={problem}
            onStart={(fields) => void start(fields)}
          />
        ) : (
          <NoMediaEngine
            title="No video engine is connected"
            need="Videos from words or pictures need a video engine: Runway, Luma, Veo by Google, or Pika through fal."
            cost="your videos"
          />
        )}
        {(engines.length > 0 || run || isGone) && (
          <RunPanel
            run={run}
            isGone={isGone}
            what="video"
            empty="Your video appears here. Most engines take one to five minutes. You can close the page meanwhile."
            onAgain={runAgain}
            isStarting={isStarting}
            isFileAtHand={sent !== undefined}
          >
            {(made) => <MadeVideo run={made} />}
          </RunPanel>
        )}
      </div>
      <MediaHistory
        entries={history}
        title="Earlier videos"
        empty="Your videos appear here, so you can watch and download them later."
        path={tabs[0].path}
      />
    </>
  );
}

function FromDesign({ designs, kits, project, hasWatermark }: Loaded) {
  const [params, setParams] = useSearchParams();
  const film = useFilm();
  const [chosenSettings, setSettings] = useState<RevealSettings>(() => ({
    designId: params.get("design") ?? undefined,
    reveal: reveals.find(({ id }) => id === params.get("reveal"))?.id ?? "rise",
    seconds: filmLengths.find((one) => String(one) === params.get("seconds")) ?? standardLength,
  }));
  const chosen = designs.find(({ id }) => id === chosenSettings.designId) ?? designs[0];
  const settings = { ...chosenSettings, designId: chosen?.id };
  const draw = () => {
    if (!chosen) return;
    const { reveal, seconds } = settings;
    // In the address, so that the same film is found again.
    const query = new URLSearchParams(params);
    for (const [name, value] of Object.entries({ design: chosen.id, reveal, seconds })) query.set(name, String(value));
    setParams(query, { preventScrollReset: true, replace: true });
    void film.draw(filmAddress(chosen.id, reveal, seconds), chosen.title);
  };
  return (
    <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-2 lg:gap-12">
      <RevealForm
        designs={designs}
        settings={settings}
        onSettings={(change) => setSettings((before) => ({ ...before, ...change }))}
        newDesign={{ kind: kindIn(params.get("kind")), kits, project }}
        isDrawing={film.state.kind === "drawing"}
        onDraw={draw}
      />
      <FilmPanel state={film.state} stop={film.stop} hasWatermark={hasWatermark} />
    </div>
  );
}

const kindIn = (name: string | null): OfferedKind => offeredKinds.find((kind) => kind === name) ?? "logo";

/** A finished video, to play and to download. */
function MadeVideo({ run }: { readonly run: ShownMediaRun }) {
  return run.files.map(({ number }) => {
    const address = `${runsPath}/${run.id}/files/${number}`;
    const name = run.settings.prompt;
    return (
      <figure key={number} className="grid justify-items-start gap-3">
        {/* biome-ignore lint/a11y/useMediaCaption: engines give none */}
        <video
          controls
          playsInline
          preload="metadata"
          src={address}
          aria-label={`Video: ${name}`}
          className="max-h-[70vh] w-full rounded-sm bg-sunken"
        />
        <a href={`${address}?download`} download className={buttonClass({ variant: "secondary", size: "sm" })}>
          <Icon icon={Download} className="size-4" />
          Download MP4
        </a>
      </figure>
    );
  });
}

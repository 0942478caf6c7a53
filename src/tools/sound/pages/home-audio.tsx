import type { ReactNode } from "react";
import { redirect, useSearchParams } from "react-router";
import { accountMeta } from "#accounts/ui/index.ts";
import { listOfferedMedia } from "#models/index.ts";
import { readForm } from "#platform/forms/read-form.ts";
import { servicesContext } from "#platform/services.ts";
import { quoteMedia } from "#runs/rules.ts";
import { requireActor } from "#teams/index.ts";
import { TeamNote } from "#teams/ui/index.ts";
import { TabLinks } from "#ui/tab-links.tsx";
import { usePolling } from "#ui/use-polling.ts";
import { DeletionNote, useInProject } from "#work/ui/index.ts";
import { changeMedia } from "../../run-screens/media/change-media.ts";
import { readMediaRuns } from "../../run-screens/media/read-media-runs.ts";
import { MediaHistory } from "../../run-screens/media/ui/media-history.tsx";
import { NoMediaEngine } from "../../run-screens/media/ui/no-media-engine.tsx";
import { RunPanel } from "../../run-screens/media/ui/run-panel.tsx";
import { useMediaRun } from "../../run-screens/media/ui/use-media-run.ts";
import { ProblemAlert } from "../../run-screens/ui/problem-alert.tsx";
import { RerunNote } from "../../run-screens/ui/rerun-note.tsx";
import { useCreditsToast } from "../../run-screens/ui/use-credits-toast.ts";
import { audioKinds, audioPath, audioTabs } from "../audio-rules.ts";
import { MadeSound } from "../ui/made-sound.tsx";
import { MusicForm } from "../ui/music-form.tsx";
import { RecordAndHear } from "../ui/record-and-hear.tsx";
import { SpeechByBrowser } from "../ui/speech-by-browser.tsx";
import { SpeechForm } from "../ui/speech-form.tsx";
import { Transcript } from "../ui/transcript.tsx";
import { TranscriptionForm } from "../ui/transcription-form.tsx";
import type { Route } from "./+types/home-audio";

export const meta: Route.MetaFunction = ({ matches }) => accountMeta(matches[0].loaderData, "Audio", audioPath);

export const handle = { makesRuns: true };

export async function loader({ context, url }: Route.LoaderArgs) {
  const { ownerId } = await requireActor(context, url);
  const services = context.get(servicesContext);
  const query = url.searchParams;
  const kind = audioKinds.find((known) => known === query.get("tab")) ?? "speech";
  const [engines, shown] = await Promise.all([
    listOfferedMedia(context, ownerId, kind),
    readMediaRuns(services, { userId: ownerId, kind, query }),
  ]);
  return { ...shown, kind, engines, engineSlug: query.get("engine") };
}

/** Stops, deletes or restores a run. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const actor = await requireActor(context, url);
  const asked = { actor, form: await readForm(request), query: new URLSearchParams(url.search) };
  const query = await changeMedia(context.get(servicesContext), asked);
  return redirect(`${audioPath}?${query}`, 303);
}

const pollMs = 1_000;

const words = {
  speech: {
    what: "sound",
    empty: "Your audio file appears here.",
    history: "Earlier speech",
    noHistory: "Your speech files appear here, with their texts.",
  },
  transcription: {
    what: "recording",
    empty: "The text appears here, line by line, beside the recording.",
    history: "Earlier transcripts",
    noHistory: "Your transcripts appear here, so you can correct and download them later.",
  },
  music: {
    what: "sound",
    empty: "Your music appears here.",
    history: "Earlier music",
    noHistory: "Your music appears here, so you can hear and download it later.",
  },
};

/** For what credits were used. */
const costWords = { speech: "speech", transcription: "a transcript", music: "music" } as const;

export default function HomeAudioPage({ loaderData }: Route.ComponentProps) {
  const inProject = useInProject();
  const { kind, run, history, deletedAt } = loaderData;
  useCreditsToast(run ? [run] : [], costWords[kind]);
  usePolling(run?.state === "running", pollMs);
  return (
    <div className="container-page grid grid-cols-1 gap-8 pt-6 pb-16 md:pt-8">
      <header className="grid gap-1.5">
        <h1 className="text-2xl">Audio</h1>
        <p className="max-w-[64ch] text-muted">
          Turn text into speech, recordings into text, or a description into music. You see the price before you start.
        </p>
        <TeamNote />
      </header>
      <TabLinks label="Audio" tabs={audioTabs.map((one) => ({ ...one, path: inProject(one.path) }))} current={kind} />
      <RerunNote rerun={loaderData.rerunNote} />
      <Tool key={kind} {...loaderData} />
      <MediaHistory
        entries={history}
        title={words[kind].history}
        empty={words[kind].noHistory}
        path={`${audioPath}?tab=${kind}`}
      />
      {deletedAt !== null && (
        <DeletionNote isFloating fields={{ deleted: deletedAt }}>
          The result was deleted.
        </DeletionNote>
      )}
    </div>
  );
}

type Loaded = Route.ComponentProps["loaderData"];

function Tool({ kind, engines, run, rerun, isGone, engineSlug }: Loaded) {
  const { isStarting, problem, start, sentFor } = useMediaRun(kind);
  const [params, setParams] = useSearchParams();
  const sent = sentFor(run?.id);
  const recording = sent?.recording instanceof File ? sent.recording : undefined;
  // A recording that is written down already isn't sent again.
  const isRepeatable = recording !== undefined && run?.state !== "finished";
  const initial = (rerun ?? run)?.settings;
  const form = { engines, initial, engineSlug, isStarting };
  const runAgain = () => {
    if (sent && isRepeatable) return void start(sent);
    const engine = engines.find(({ id }) => id === run?.settings.engine);
    if (!run || !engine || kind === "transcription") {
      const query = new URLSearchParams(params);
      query.set("again", run?.id ?? "");
      setParams(query, { preventScrollReset: true });
      return;
    }
    const { text, prompt, voice, speed, format, seconds = 0 } = run.settings;
    const units = kind === "speech" ? ({ kind, text, speed } as const) : ({ kind, seconds } as const);
    const maxAic = engine.payer === "own-key" ? 0 : quoteMedia(units);
    const fields = kind === "speech" ? { text, voice, speed, format } : { prompt, seconds };
    void start({ engine: engine.id, ...fields, maxAic });
  };
  const forms: Readonly<Record<typeof kind, () => ReactNode>> = {
    speech: () => <SpeechForm {...form} onStart={(fields) => void start(fields)} />,
    transcription: () => <TranscriptionForm {...form} onStart={(fields) => void start(fields)} />,
    music: () => <MusicForm {...form} onStart={(fields) => void start(fields)} />,
  };
  if (engines.length === 0 && !run && !isGone) return <WithoutEngine kind={kind} />;
  return (
    <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-2 lg:gap-12">
      <div key={rerun?.id ?? "form"} className="grid grid-cols-1 gap-5">
        {problem && <ProblemAlert {...problem} />}
        {engines.length > 0 ? forms[kind]() : <WithoutEngine kind={kind} />}
      </div>
      <RunPanel
        run={run}
        isGone={isGone}
        what={words[kind].what}
        empty={words[kind].empty}
        onAgain={runAgain}
        isStarting={isStarting}
        isFileAtHand={isRepeatable}
      >
        {(made) =>
          kind === "transcription" ? (
            <Transcript key={made.id} run={made} recording={recording} />
          ) : (
            <MadeSound run={made} name={kind === "speech" ? "Speech" : "Music"} />
          )
        }
      </RunPanel>
    </div>
  );
}

function WithoutEngine({ kind }: { readonly kind: Loaded["kind"] }) {
  if (kind === "speech") return <SpeechByBrowser />;
  if (kind === "transcription") return <RecordAndHear />;
  return (
    <NoMediaEngine
      title="No music engine is connected"
      need="Music needs an engine that makes it: Stable Audio by Stability AI, or ElevenLabs."
      cost="your music"
    />
  );
}

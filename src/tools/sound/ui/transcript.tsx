import { Download } from "lucide";
import { useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { linesOf } from "#runs/rules.ts";
import { buttonClass } from "#ui/button.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { Icon } from "#ui/icon.tsx";
import type { ShownMediaRun } from "../../run-screens/media/media-rules.ts";
import { timeInWords, transcriptsPath } from "../audio-rules.ts";
import { LineField } from "./line-field.tsx";
import { RecordingField } from "./recording-field.tsx";
import { Wave } from "./wave.tsx";

interface Props {
  readonly run: ShownMediaRun;
  /** Known if it was made on this page: recordings are not kept. */
  readonly recording: File | undefined;
}

const files = [
  { format: "txt", name: "Text" },
  { format: "srt", name: "SRT" },
  { format: "vtt", name: "VTT" },
] as const;

/** Spoken words, line by line, beside the recording. A line’s time jumps there; its words can be corrected. */
export function Transcript({ run, recording }: Props) {
  const [attached, setAttached] = useState<File>();
  const [seconds, setSeconds] = useState(0);
  const player = useRef<HTMLAudioElement>(null);
  const { revalidate } = useRevalidator();
  const sound = recording ?? attached;
  const lines = linesOf(run);
  const hasTimes = (run.details?.segments?.length ?? 0) > 0;
  const current = hasTimes && sound && seconds > 0 ? lines.findLastIndex((line) => line.startSeconds <= seconds) : -1;
  const jump = (to: number) => {
    if (!player.current) return;
    player.current.currentTime = to;
    void player.current.play().catch(() => {});
  };
  return (
    <div className="grid grid-cols-1 gap-5">
      {sound ? (
        <Wave file={sound} player={player} onTime={setSeconds} />
      ) : (
        <details className="text-sm">
          <summary className="min-h-9 cursor-pointer content-center touch:min-h-11 font-semibold">
            Hear the recording beside the text
          </summary>
          <p className="mt-1 mb-3 text-muted">Recordings aren’t kept. Choose yours again; it stays in your browser.</p>
          <RecordingField recording={undefined} onRecording={(chosen) => setAttached(chosen?.file)} />
        </details>
      )}
      <div className="flex flex-wrap items-center gap-2">
        {files
          .filter(({ format }) => hasTimes || format === "txt")
          .map(({ format, name }) => (
            <a
              key={format}
              href={`${transcriptsPath}/${run.id}/transcript.${format}`}
              download
              aria-label={`Download as ${name}`}
              className={buttonClass({ variant: "secondary", size: "sm" })}
            >
              <Icon icon={Download} className="size-4" />
              {name}
            </a>
          ))}
        <CopyButton text={run.output} done="Text copied" size="sm">
          Copy
        </CopyButton>
      </div>
      {!hasTimes && (
        <p className="text-xs text-muted">
          {run.settings.modelName} doesn’t return timestamps, so subtitles aren’t available. Nova by Deepgram, Scribe by
          ElevenLabs and AssemblyAI do.
        </p>
      )}
      <p className="text-xs text-muted">Click a line to correct it. It’s saved when you leave it.</p>
      <ol aria-label="Transcript" className="grid max-h-[60vh] grid-cols-1 gap-1 overflow-y-auto p-1">
        {lines.map((line, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity than their place, and stay there
            key={`${index}-${line.startSeconds}`}
            aria-current={index === current ? "true" : undefined}
            className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-2 rounded-sm aria-[current]:bg-sunken"
          >
            {hasTimes && sound ? (
              <button
                type="button"
                aria-label={`Play from ${timeInWords(line.startSeconds)}`}
                className="min-h-9 touch:min-h-11 rounded-sm px-2 text-xs font-semibold text-accent-text tabular-nums hover:underline"
                onClick={() => jump(line.startSeconds)}
              >
                {timeInWords(line.startSeconds)}
              </button>
            ) : (
              <span className="content-center min-h-9 touch:min-h-11 px-2 text-xs text-muted tabular-nums">
                {hasTimes && timeInWords(line.startSeconds)}
              </span>
            )}
            <LineField
              address={`${transcriptsPath}/${run.id}/lines`}
              line={index}
              text={line.text}
              onSaved={revalidate}
            />
          </li>
        ))}
      </ol>
    </div>
  );
}

import { Download } from "lucide";
import { runsPath } from "#runs/rules.ts";
import { buttonClass } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import type { ShownMediaRun } from "../../run-screens/media/media-rules.ts";
import { timeInWords } from "../audio-rules.ts";

/** Finished speech or music, to hear and to download. */
export function MadeSound({ run, name }: { readonly run: ShownMediaRun; readonly name: string }) {
  const seconds = run.details?.seconds;
  return run.files.map(({ number, mediaType }) => {
    const address = `${runsPath}/${run.id}/files/${number}`;
    return (
      <figure key={number} className="grid justify-items-start gap-3">
        {/* biome-ignore lint/a11y/useMediaCaption: its words are below, and music has none */}
        <audio controls preload="metadata" src={address} aria-label={name} className="w-full" />
        <div className="flex flex-wrap items-center gap-3">
          <a href={`${address}?download`} download className={buttonClass({ variant: "secondary", size: "sm" })}>
            <Icon icon={Download} className="size-4" />
            Download {mediaType === "audio/wav" ? "WAV" : "MP3"}
          </a>
          {seconds !== undefined && seconds >= 1 && <p className="text-xs text-muted">{timeInWords(seconds)} long</p>}
        </div>
      </figure>
    );
  });
}

import { Download } from "lucide";
import { runsPath } from "#runs/rules.ts";
import { buttonClass } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import type { ShownMediaRun } from "../../run-screens/media/media-rules.ts";

/** A finished video, to play and to download. */
export function MadeVideo({ run }: { readonly run: ShownMediaRun }) {
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

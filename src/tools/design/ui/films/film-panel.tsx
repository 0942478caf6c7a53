import { Download } from "lucide";
import { Alert } from "#ui/alert.tsx";
import { buttonClass } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Progress } from "#ui/progress.tsx";
import { StopButton } from "../../../run-screens/ui/run-button.tsx";
import type { useFilm } from "./use-film.ts";

interface Props extends Pick<ReturnType<typeof useFilm>, "state" | "stop"> {
  readonly hasWatermark: boolean;
}

/** The film while it is drawn, and to play and download afterwards. */
export function FilmPanel({ state: { kind, film, message }, stop, hasWatermark }: Props) {
  return (
    <section
      aria-labelledby="result"
      aria-busy={kind === "drawing"}
      className="grid min-h-72 scroll-mt-32 grid-cols-1 content-start gap-4 rounded-md border border-hairline bg-surface p-5"
    >
      <h2 id="result" className="text-lg">
        Result
      </h2>
      {kind === "idle" && (
        <p className="max-w-[48ch] text-muted">
          Your video appears here: MP4, 720p, without sound. It takes a few seconds to draw, and the same choices always
          make the same video.
        </p>
      )}
      {kind === "drawing" && (
        <>
          <Progress label="Drawing the video" />
          <p role="status" className="text-sm text-muted">
            Drawing the video, a few seconds…
          </p>
          <StopButton size="sm" className="justify-self-start" onStop={stop} />
        </>
      )}
      {kind === "failed" && <Alert tone="error">{message}</Alert>}
      {film && (
        <figure className="grid justify-items-start gap-3">
          <video
            key={film.address}
            controls
            playsInline
            loop
            muted
            src={film.address}
            // Designs come in from a blank first frame; playing begins anew from the last.
            onLoadedMetadata={({ currentTarget: video }) => {
              video.currentTime = video.duration;
            }}
            aria-label={`Video: ${film.title}`}
            className="max-h-[70vh] w-full rounded-sm bg-sunken"
          />
          <a href={film.address} download={film.name} className={buttonClass({ size: "sm" })}>
            <Icon icon={Download} className="size-4" />
            Download MP4
          </a>
          {hasWatermark && (
            <p className="text-xs text-muted">On the Free plan a small watermark shows where it was made.</p>
          )}
        </figure>
      )}
    </section>
  );
}

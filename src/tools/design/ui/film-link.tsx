import { useEffect, useRef, useState } from "react";
import { nameInDisposition } from "#platform/file-names.ts";
import { downloadFile } from "../../editing/download-file.ts";
import { designsPath } from "../design-rules.ts";

interface Props {
  readonly design: { readonly id: string; readonly number: number; readonly title: string };
  readonly className: string;
}

/** A film takes seconds to draw: its link says so, and a second press stops it. Without scripts it is a link to the file. */
export function FilmLink({ design, className }: Props) {
  const [state, setState] = useState<"idle" | "drawing" | "failed">("idle");
  const drawing = useRef<AbortController>(undefined);
  useEffect(() => () => drawing.current?.abort(), []);
  const address = `${designsPath}/${design.id}/design.mp4?download`;
  const draw = async () => {
    const controller = new AbortController();
    drawing.current = controller;
    setState("drawing");
    try {
      const answer = await fetch(address, { signal: controller.signal });
      if (!answer.ok) return setState("failed");
      downloadFile(
        await answer.blob(),
        nameInDisposition(answer.headers.get("content-disposition") ?? "") ?? `design-${design.number}.mp4`,
      );
      setState("idle");
    } catch {
      setState(controller.signal.aborted ? "idle" : "failed");
    }
  };
  return (
    <>
      <a
        href={address}
        download
        aria-label={
          state === "drawing" ? `Stop the video of design ${design.number}` : `Download design ${design.number} as MP4`
        }
        aria-busy={state === "drawing"}
        className={className}
        onClick={(event) => {
          event.preventDefault();
          if (state === "drawing") drawing.current?.abort();
          else void draw();
        }}
      >
        {state === "drawing" ? "Stop" : "MP4"}
      </a>
      <span role="status" className="self-center text-xs text-muted">
        {state === "drawing" && "Drawing the video, a few seconds…"}
        {state === "failed" && "The video couldn’t be drawn. Please try again."}
      </span>
    </>
  );
}

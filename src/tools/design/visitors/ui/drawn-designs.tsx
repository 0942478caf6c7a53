import { useEffect, useRef, useState } from "react";
import { NavigationType, useNavigationType } from "react-router";
import { useSignInPaths } from "#accounts/ui/index.ts";
import { Alert } from "#ui/alert.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { drawingFile } from "../visitor-rules.ts";

export interface ShownDrawing {
  readonly id: string;
  readonly count: number;
  /** In pixels, of the designs. */
  readonly width: number;
  readonly height: number;
}

interface Props {
  readonly drawing: ShownDrawing;
  /** It describes the pictures. */
  readonly prompt: string;
  /** Users keep them beside the pictures; visitors are offered an account here. */
  readonly offersAccount: boolean;
}

/** Designs drawn for a visitor, with what an account does with them. */
export function DrawnDesigns({ drawing, prompt, offersAccount }: Props) {
  const { id, count, width, height } = drawing;
  const { login, signup } = useSignInPaths();
  const heading = useHeadingInView(id);
  return (
    <section aria-labelledby="drawn" className="grid content-start gap-6">
      <h2 id="drawn" ref={heading} tabIndex={-1} className="scroll-mt-20 text-xl outline-offset-4">
        Your designs
      </h2>
      <ul className={classNames("grid gap-4", width <= height && "grid-cols-2")}>
        {Array.from({ length: count }, (_, index) => index + 1).map((number) => (
          <li key={`${id}-${number}`}>
            <DrawnPicture
              src={drawingFile(id, number)}
              alt={`Design ${number} of ${count}: ${prompt}`}
              width={width}
              height={height}
            />
          </li>
        ))}
      </ul>
      {offersAccount && (
        <div className="grid justify-items-start gap-3 rounded-md border border-hairline bg-surface p-5">
          <p className="font-semibold">Download them, or change every word, color and shape</p>
          <p className="max-w-[56ch] text-sm text-muted">
            That needs a free account, which keeps both designs for you. Until then, we keep them for a week. Files on
            the Free plan carry a small watermark, like the designs above.
          </p>
          <div className="flex flex-wrap gap-3">
            <ButtonLink to={signup}>Create a free account</ButtonLink>
            <ButtonLink to={login} variant="secondary">
              Log in
            </ButtonLink>
          </div>
        </div>
      )}
    </section>
  );
}

/** Below the form on a phone: a visitor who pressed the button is taken to what it drew. */
function useHeadingInView(drawingId: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const wasPressed = useNavigationType() === NavigationType.Push;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each drawing is shown once
  useEffect(() => {
    if (!wasPressed) return;
    heading.current?.scrollIntoView({ block: "start" });
    heading.current?.focus({ preventScroll: true });
  }, [drawingId]);
  return heading;
}

interface DrawnPictureProps {
  readonly src: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

type PictureState = "drawing" | "drawn" | "failed";

/** Its place is there while it is drawn. */
function DrawnPicture({ src, alt, width, height }: DrawnPictureProps) {
  const [state, setState] = useState<PictureState>("drawing");
  if (state === "failed") {
    return <Alert tone="error">This design couldn’t be drawn. Please reload the page in a minute.</Alert>;
  }
  return (
    <img
      src={src}
      alt={alt}
      width={width}
      height={height}
      // An answer that was there before scripts ran tells no one.
      ref={(image) => {
        if (image?.complete && image.naturalWidth > 0) setState("drawn");
      }}
      onLoad={() => setState("drawn")}
      onError={() => setState("failed")}
      className={classNames(
        "h-auto w-full rounded-md border border-hairline bg-sunken",
        state === "drawing" && "animate-pulse motion-reduce:animate-none",
      )}
    />
  );
}

import { useEffect, useRef } from "react";
import { useFetcher } from "react-router";
import type { FormReply } from "#platform/forms/rules.ts";
import { Alert } from "#ui/alert.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { imageGeneratorPath } from "../../design-rules.ts";
import { drawingPath } from "../visitor-rules.ts";

interface Props {
  readonly drawingId: string;
  readonly reply: FormReply | undefined;
  /** Opens the same prompt and style in the image generator. */
  readonly generatorPath: string;
}

/** For a user who has just signed up or in: their designs go into the library by themselves. Without scripts, by a press. */
export function KeepDesigns({ drawingId, reply, generatorPath }: Props) {
  const fetcher = useFetcher<FormReply>();
  const { submit, state } = fetcher;
  const isBegun = useRef(false);
  const said = fetcher.data ?? reply;
  useEffect(() => {
    if (isBegun.current || reply) return;
    isBegun.current = true;
    void submit({}, { method: "post", action: drawingPath(drawingId) });
  }, [drawingId, reply, submit]);
  if (said?.outcome === "refused") {
    return (
      <div className="grid content-start justify-items-start gap-4">
        <Alert tone="note">{said.message}</Alert>
        <ButtonLink to={generatorPath}>Make them again in the image generator</ButtonLink>
        <ButtonLink to={imageGeneratorPath} variant="secondary">
          Start with an empty page
        </ButtonLink>
      </div>
    );
  }
  return (
    <fetcher.Form
      method="post"
      action={drawingPath(drawingId)}
      className="grid content-start justify-items-start gap-4"
    >
      <p role="status" className="text-lg">
        Your account keeps these designs. They are free.
      </p>
      <SubmitButton isBusy={state !== "idle"}>{state === "idle" ? "Open them" : "Opening them…"}</SubmitButton>
    </fetcher.Form>
  );
}

import type { ReactNode } from "react";
import { Form } from "react-router";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import { TextAreaField } from "#ui/more-fields.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";
import { contentTypes, languages, tones } from "../../../run-screens/text/text-choices.ts";
import { Choice } from "../../../run-screens/text/ui/choice.tsx";
import { LengthField } from "../../../run-screens/text/ui/length-field.tsx";
import { audienceLengthMax, type DraftBrief, pointsLengthMax, pointsMax, topicLengthMax } from "../draft-brief.ts";

interface Props {
  readonly brief: DraftBrief;
  readonly onBrief: (change: Partial<DraftBrief>) => void;
  /** Asks the engine that is chosen; left out without one. */
  readonly onWrite?: (() => void) | undefined;
  /** Above the fields: which engine writes. */
  readonly engine?: ReactNode;
  /** Below: the bar that asks it. */
  readonly bar?: ReactNode;
}

/** Form for what a draft is to say. Composing works without scripts. */
export function BriefForm({ brief, onBrief, onWrite, engine, bar }: Props) {
  const isHydrated = useHydrated();
  const canCompose = brief.topic.trim() !== "" && /[\p{L}\p{N}]/u.test(brief.points);
  return (
    <Form
      method="post"
      aria-label="Brief"
      className="grid grid-cols-1 gap-5 [&_:is(input,select,textarea)]:scroll-mb-36"
      onSubmit={(event) => {
        const { submitter } = event.nativeEvent as SubmitEvent;
        const isForm = submitter instanceof HTMLButtonElement && submitter.name === "intent";
        if (isForm) return;
        // Enter in a field, or the engine's button.
        event.preventDefault();
        if (brief.topic.trim() !== "") onWrite?.();
      }}
    >
      {engine}
      <TextField
        label="Topic"
        name="title"
        placeholder="Weekend sourdough course"
        required
        maxLength={topicLengthMax}
        autoComplete="off"
        value={brief.topic}
        onChange={(event) => onBrief({ topic: event.target.value })}
      />
      <TextAreaField
        label="Key points"
        name="points"
        rows={6}
        placeholder={"Two days, eight people at most\nYou take home your own starter"}
        maxLength={pointsLengthMax}
        hint={`One point per line, up to ${pointsMax}. The draft uses only these and adds no facts.`}
        value={brief.points}
        onChange={(event) => onBrief({ points: event.target.value })}
      />
      <TextField
        label="Audience (optional)"
        name="audience"
        placeholder="beginners who have never baked bread"
        hint="Completes “This is for …”."
        maxLength={audienceLengthMax}
        autoComplete="off"
        value={brief.audience}
        onChange={(event) => onBrief({ audience: event.target.value })}
      />
      <div className="grid grid-cols-1 gap-x-4 gap-y-5 sm:grid-cols-3">
        <Choice
          label="Content type"
          name="contentType"
          of={contentTypes}
          value={brief.contentType}
          onChange={(contentType) => onBrief({ contentType })}
        />
        <Choice label="Tone" name="tone" of={tones} value={brief.tone} onChange={(tone) => onBrief({ tone })} />
        <Choice
          label="Language"
          name="language"
          of={languages}
          value={brief.language}
          onChange={(language) => onBrief({ language })}
        />
      </div>
      <LengthField words={brief.words} onChange={(words) => onBrief({ words })} />
      <div className="grid justify-items-start gap-2">
        <Button
          type="submit"
          name="intent"
          value="create"
          variant={onWrite ? "secondary" : "primary"}
          // Without scripts, the server checks.
          disabled={isHydrated && !canCompose}
        >
          Compose from my points
        </Button>
        <p className="text-sm text-muted">
          Free, and without an engine: a first draft in the form and tone you chose, from your points alone.
        </p>
      </div>
      {bar}
    </Form>
  );
}

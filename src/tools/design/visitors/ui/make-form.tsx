import { useState } from "react";
import { Form, useNavigation } from "react-router";
import type { FormReply } from "#platform/forms/rules.ts";
import { Alert } from "#ui/alert.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { useCheckedForm } from "#ui/forms/use-checked-form.ts";
import { TextAreaField } from "#ui/more-fields.tsx";
import type { StyleChoice } from "../../style-rules.ts";
import { CompactStyleField } from "../../ui/style-field.tsx";
import { checkBrief, makePath, visitorPromptMax } from "../visitor-rules.ts";

interface Props {
  readonly reply: FormReply | undefined;
  /** Filled in at first. */
  readonly prompt: string;
  readonly style: StyleChoice;
  /** True if the address names designs that are not kept anymore. */
  readonly isGone: boolean;
  /** True if designs are shown already. */
  readonly isRerun: boolean;
}

/** Form for what a visitor wants to have drawn. It is a plain form until scripts run. */
export function MakeForm({ reply, prompt, style: firstStyle, isGone, isRerun }: Props) {
  const isBusy = useNavigation().formAction !== undefined;
  const { values, errors, message, handlers } = useCheckedForm({ check: checkBrief, reply, isBusy });
  const [style, setStyle] = useState(firstStyle);
  return (
    <Form
      method="post"
      action={makePath}
      preventScrollReset
      className="grid content-start gap-6"
      {...handlers}
      noValidate
    >
      {isGone && (
        <Alert tone="note">These designs aren’t kept anymore. Describe them once more to draw new ones.</Alert>
      )}
      {message && <Alert tone="error">{message}</Alert>}
      <TextAreaField
        key={prompt}
        label="What do you want to make?"
        name="prompt"
        rows={3}
        maxLength={visitorPromptMax}
        defaultValue={values.prompt ?? prompt}
        error={errors.prompt}
        placeholder="Poster for a summer sale, 20 to 30 June, up to 50 % off"
        hint="Words in quotes are printed exactly. Dates, prices, places and names are recognized."
      />
      <CompactStyleField value={style} onChange={setStyle} />
      <div>
        <SubmitButton size="lg" isBusy={isBusy}>
          {isBusy ? "Drawing…" : isRerun ? "Draw two others" : "Draw two designs"}
        </SubmitButton>
      </div>
    </Form>
  );
}

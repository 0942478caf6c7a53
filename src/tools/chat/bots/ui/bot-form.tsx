import { useState } from "react";
import { Form, useNavigation } from "react-router";
import { SettingsSection } from "#accounts/ui/index.ts";
import type { EngineChoice } from "#models/rules.ts";
import type { FormReply } from "#platform/forms/rules.ts";
import { Alert } from "#ui/alert.tsx";
import { TextField } from "#ui/field.tsx";
import { formatNumber } from "#ui/format.ts";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { useCheckedForm } from "#ui/forms/use-checked-form.ts";
import { SelectField, TextAreaField } from "#ui/more-fields.tsx";
import { EngineOptions } from "../../../run-screens/text/ui/engine-options.tsx";
import { botLimits, checkBotForm } from "../bot-rules.ts";

export interface EditedBot {
  readonly name: string;
  readonly purpose: string;
  readonly instructions: string;
  readonly engine: string | null;
  readonly revision: number;
}

interface Props {
  /** A new one if left out. */
  readonly bot: EditedBot | undefined;
  readonly engines: readonly EngineChoice[];
  readonly reply: FormReply | undefined;
}

/** Form for what a bot is and does. */
export function BotForm({ bot, engines, reply }: Props) {
  const navigation = useNavigation();
  const isBusy = navigation.state !== "idle" && navigation.formData?.get("intent") === "save";
  const { values, errors, message, handlers } = useCheckedForm({ check: checkBotForm, reply, isBusy });
  // As it was when these fields were filled: another tab may save meanwhile.
  const [revision] = useState(values.revision ?? String(bot?.revision ?? 0));
  const engine = values.engine ?? bot?.engine ?? "";
  const isKnown = engine === "" || engines.some(({ id }) => id === engine);
  return (
    <Form method="post" className="grid" noValidate {...handlers}>
      <input type="hidden" name="intent" value="save" />
      <input type="hidden" name="revision" value={revision} />
      {message && <Alert tone="error">{message}</Alert>}
      <SettingsSection title="About" intro="How you find it, and what others see if you share it.">
        <div className="grid gap-5">
          <TextField
            label="Name"
            name="name"
            required
            maxLength={botLimits.name}
            defaultValue={values.name ?? bot?.name ?? ""}
            error={errors.name}
          />
          <TextField
            label="What it is for (optional)"
            name="purpose"
            maxLength={botLimits.purpose}
            defaultValue={values.purpose ?? bot?.purpose ?? ""}
            error={errors.purpose}
          />
        </div>
      </SettingsSection>
      <SettingsSection
        title="Instructions"
        intro="What it does, how it answers, what it must not do. Each conversation with it begins with them."
      >
        <TextAreaField
          label="Instructions"
          name="instructions"
          required
          rows={12}
          defaultValue={values.instructions ?? bot?.instructions ?? ""}
          error={errors.instructions}
          hint={`Up to ${formatNumber(botLimits.instructions)} characters. Don’t put passwords or keys here: a model repeats what it reads.`}
        />
      </SettingsSection>
      <SettingsSection title="Model" intro="Where a conversation begins. You can choose another one in the chat.">
        <SelectField label="Model" name="engine" defaultValue={engine} error={errors.engine}>
          <option value="">The one I used last</option>
          <EngineOptions engines={engines} />
          {!isKnown && <option value={engine}>{engine} (not connected now)</option>}
        </SelectField>
      </SettingsSection>
      <div className="border-t border-hairline py-6">
        <SubmitButton isBusy={isBusy}>{isBusy ? "Saving…" : bot ? "Save bot" : "Create bot"}</SubmitButton>
      </div>
    </Form>
  );
}

import { Button } from "#ui/button.tsx";
import { formatNumber } from "#ui/format.ts";
import { SelectField, TextAreaField } from "#ui/more-fields.tsx";
import { type Language, languages } from "../../text-runs/text-choices.ts";
import { textLengthMax } from "../detector-rules.ts";

export type ChosenLanguage = Language | "detected";

interface Props {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly language: ChosenLanguage;
  readonly onLanguage: (language: ChosenLanguage) => void;
  /** The measures are being loaded. */
  readonly isBusy: boolean;
  readonly onCheck: () => void;
}

export function CheckForm({ text, onText, language, onLanguage, isBusy, onCheck }: Props) {
  const words = text.match(/\S+/g)?.length ?? 0;
  return (
    <form
      aria-label="Text to check"
      className="grid grid-cols-1 gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        onCheck();
      }}
    >
      <TextAreaField
        label="Your text"
        name="text"
        rows={14}
        className="min-h-72"
        maxLength={textLengthMax}
        value={text}
        onChange={(event) => onText(event.target.value)}
        hint={`${formatNumber(words)} words. It takes 150 at least, and more is better. Up to ${formatNumber(textLengthMax)} characters.`}
      />
      <div className="grid items-end gap-4 sm:grid-cols-[1fr_auto]">
        <SelectField
          label="Language"
          value={language}
          onChange={(event) => onLanguage(languages.find(({ id }) => id === event.target.value)?.id ?? "detected")}
        >
          <option value="detected">Detect</option>
          {languages.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <Button type="submit" disabled={text.trim() === "" || isBusy}>
          Check text
        </Button>
      </div>
      <p className="text-sm text-muted">
        The check runs in your browser. Your text isn’t sent anywhere, and isn’t kept. It’s free.
      </p>
    </form>
  );
}

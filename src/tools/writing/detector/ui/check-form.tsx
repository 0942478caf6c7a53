import { Button } from "#ui/button.tsx";
import { formatNumber } from "#ui/format.ts";
import { SelectField, TextAreaField } from "#ui/more-fields.tsx";
import { type Language, languages } from "../../../run-screens/text/text-choices.ts";
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
      <div className="sm:max-w-xs">
        <SelectField
          label="Language of the text"
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
      </div>
      <TextAreaField
        label="Your text"
        name="text"
        rows={14}
        className="min-h-72"
        maxLength={textLengthMax}
        value={text}
        onChange={(event) => onText(event.target.value)}
        hint={`${formatNumber(words)} words. At least 150 are needed, and more are better. Up to ${formatNumber(textLengthMax)} characters.`}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" disabled={text.trim() === "" || isBusy}>
          Check text
        </Button>
        <p className="min-w-0 flex-1 basis-40 text-xs text-muted">
          Free. The check runs in your browser: your text isn’t sent anywhere, and isn’t kept.
        </p>
      </div>
    </form>
  );
}

import { useId, useState } from "react";
import { families, ownFaceId } from "#studio/rules.ts";
import { uploadFile } from "#ui/api-client.ts";
import { FieldError } from "#ui/field.tsx";
import { FileInput } from "#ui/file-input.tsx";
import { CheckboxField, SelectField } from "#ui/more-fields.tsx";
import {
  fontBytesMax,
  fontMegabytesMax,
  fontTypes,
  ownFontsMax,
  ownFontsPath,
  type ShownFont,
} from "../../fonts/own-font-rules.ts";

interface Props {
  /** The user's own. */
  readonly fonts: readonly ShownFont[];
  readonly fields: readonly {
    readonly name: string;
    readonly label: string;
    readonly value: string;
    readonly error: string | undefined;
  }[];
}

/** The typefaces of a brand kit, and a place for fonts of the user's own. */
export function TypefaceFields({ fonts: first, fields }: Props) {
  const [fonts, setFonts] = useState(first);
  return (
    <div className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        {fields.map(({ name, label, value, error }) => (
          <SelectField key={name} label={label} name={name} defaultValue={value} error={error}>
            <option value="">Each style’s own</option>
            {fonts.length > 0 && (
              <optgroup label="Your fonts">
                {fonts.map((font) => (
                  <option key={font.id} value={ownFaceId(font.id)}>
                    {font.name}
                  </option>
                ))}
              </optgroup>
            )}
            <optgroup label="From the studio">
              {families.map((family) => (
                <option key={family} value={family}>
                  {family}
                </option>
              ))}
            </optgroup>
          </SelectField>
        ))}
      </div>
      <FontUpload isFull={fonts.length >= ownFontsMax} onFont={(font) => setFonts((before) => [...before, font])} />
    </div>
  );
}

interface UploadProps {
  readonly isFull: boolean;
  readonly onFont: (font: ShownFont) => void;
}

/** A file is sent at once, once the user has confirmed the right to it. */
function FontUpload({ isFull, onFont }: UploadProps) {
  const id = useId();
  const [hasRight, setHasRight] = useState(false);
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [added, setAdded] = useState<string>();
  async function send(file: File | undefined): Promise<void> {
    if (!file) return;
    setSending(true);
    setProblem(undefined);
    setAdded(undefined);
    const sent = await uploadFont(file, hasRight);
    setSending(false);
    if ("problem" in sent) return setProblem(sent.problem);
    setAdded(sent.font.name);
    onFont(sent.font);
  }
  if (isFull) {
    return (
      <p className="text-sm text-muted">
        You have {ownFontsMax} fonts. To add another one, delete one in the list of your brand kits first.
      </p>
    );
  }
  return (
    <div className="grid gap-2 border-t border-hairline pt-5">
      <label htmlFor={id} className="text-sm font-semibold">
        Add a font of your own
      </label>
      <CheckboxField
        label="I have the right to use this font in my designs and their files"
        checked={hasRight}
        onChange={({ currentTarget }) => setHasRight(currentTarget.checked)}
      />
      <FileInput
        id={id}
        accept={fontTypes}
        disabled={isSending || !hasRight}
        aria-describedby={`${id}-hint`}
        onFile={(file) => void send(file)}
      />
      <p id={`${id}-hint`} className="text-xs text-muted">
        TTF or OTF, up to {fontMegabytesMax} MB, with all Latin letters. Confirm the right to use it, then choose the
        file.
      </p>
      <FieldError id={`${id}-error`} error={problem} />
      <p role="status" className="text-sm">
        {isSending ? "Reading the font…" : added ? `${added} was added. Choose it above.` : ""}
      </p>
    </div>
  );
}

/** Sends a font of the user's own. @returns it as it was stored, or what is wrong with it. */
async function uploadFont(
  file: File,
  hasRight: boolean,
): Promise<{ readonly font: ShownFont } | { readonly problem: string }> {
  const sent = await uploadFile<{ readonly font: ShownFont }>(ownFontsPath, file, {
    bytesMax: fontBytesMax,
    tooLarge: `This font is larger than ${fontMegabytesMax} MB.`,
    fields: { right: hasRight ? "yes" : "no" },
  });
  return "answer" in sent ? sent.answer : sent;
}

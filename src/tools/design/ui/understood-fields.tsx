import { useEffect, useState } from "react";
import { type Archetype, type ColorName, colorNames, wordlessKinds } from "#studio/rules.ts";
import { callForJson } from "#ui/api-client.ts";
import { TextField } from "#ui/field.tsx";
import { formatChoice } from "#ui/format.ts";
import { SelectField, TextAreaField } from "#ui/more-fields.tsx";
import {
  type CorrectedField,
  type Corrections,
  type DesignSettings,
  designsPath,
  noOccasion,
  type Occasion,
  occasions,
} from "../design-rules.ts";
import { fieldLabelsOf } from "./brief-fields.ts";
import { occasionNames } from "./design-names.ts";

interface Props {
  readonly settings: Pick<DesignSettings, "prompt" | "kind" | "corrections" | "occasion">;
  readonly onCorrect: (corrections: Corrections) => void;
  readonly onOccasion: (occasion: Occasion | undefined) => void;
}

/** The words that the design will have, as they were understood from the prompt: each can be corrected. */
export function UnderstoodFields({ settings, onCorrect, onOccasion }: Props) {
  const { prompt, kind, corrections } = settings;
  const understood = useUnderstood(prompt, kind);
  if (wordlessKinds.includes(kind)) {
    return <p className="text-sm text-muted">It has no words: your prompt says what it shows.</p>;
  }
  const isOurs = (id: CorrectedField) => corrections[id] === undefined && understood?.ours.includes(id) === true;
  return (
    <fieldset className="grid gap-3" aria-busy={understood === undefined}>
      <legend className="mb-2 text-sm font-semibold">Words in the design</legend>
      <p className="text-xs text-muted">Taken from your prompt. Change them here; an empty field is left out.</p>
      <div className="grid gap-4 sm:grid-cols-2">
        {fieldLabelsOf(kind, understood?.isInvitation).map(({ id, label, hint, isLong }) => {
          const field = {
            label,
            hint: isOurs(id) ? "Our suggestion: your prompt has no words for it." : hint,
            disabled: understood === undefined,
            placeholder: understood === undefined ? "Reading your prompt…" : undefined,
            value: corrections[id] ?? understood?.words[id] ?? "",
          };
          const onType = (words: string) => onCorrect({ ...corrections, [id]: words });
          return isLong ? (
            <div key={id} className="sm:col-span-2">
              <TextAreaField {...field} rows={4} maxLength={1_000} onChange={(event) => onType(event.target.value)} />
            </div>
          ) : (
            <TextField key={id} {...field} onChange={(event) => onType(event.target.value)} />
          );
        })}
      </div>
      {kind !== "logo" && (
        <OccasionField chosen={settings.occasion} read={understood?.occasion} onChoose={onOccasion} />
      )}
      {understood?.paper && (
        <p className="text-xs text-muted">
          {`On paper: ${understood.paper.width} × ${understood.paper.height} mm, as your prompt says, with 3 mm of bleed and crop marks in the PDF for print.`}
        </p>
      )}
      {understood && understood.avoid.length > 0 && (
        <p className="text-xs text-muted">{avoidedInWords(understood.avoid)}</p>
      )}
      {[...Map.groupBy(understood?.leftOut ?? [], ({ reason }) => reason)].map(([reason, parts]) => (
        <p key={reason} className="text-xs text-muted">
          {`Left out: ${[...new Set(parts.map(({ value }) => `“${value}”`))].join(", ")}. ${reason}`}
        </p>
      ))}
    </fieldset>
  );
}

interface OccasionProps {
  readonly chosen: Occasion | undefined;
  /** Occasion that the prompt was read as. */
  readonly read: Archetype | undefined;
  readonly onChoose: (occasion: Occasion | undefined) => void;
}

const nameOf = (occasion: Occasion): string =>
  occasion === noOccasion ? "No occasion: words and a picture" : occasionNames[occasion];

function OccasionField({ chosen, read, onChoose }: OccasionProps) {
  return (
    <SelectField
      label="Laid out as"
      value={chosen ?? ""}
      onChange={(event) => onChoose(occasions.find((one) => one === event.target.value))}
    >
      <option value="">{`Auto, from the prompt${read ? `: ${nameOf(read)}` : ""}`}</option>
      {occasions.map((occasion) => (
        <option key={occasion} value={occasion}>
          {nameOf(occasion)}
        </option>
      ))}
    </SelectField>
  );
}

interface Understood {
  /** True for a card that says something itself, and doesn't tell how to reach a person. */
  readonly isInvitation: boolean;
  readonly occasion?: Archetype;
  /** The size that the prompt names, in millimeters. */
  readonly paper?: { readonly width: number; readonly height: number };
  /** Colors that the prompt rules out. */
  readonly avoid: readonly ColorName[];
  readonly words: Partial<Record<CorrectedField, string>>;
  /** Fields with our own words: the prompt has none for them. */
  readonly ours: readonly CorrectedField[];
  readonly leftOut: readonly { readonly value: string; readonly reason: string }[];
}

const nothing: Understood = { isInvitation: false, avoid: [], words: {}, ours: [], leftOut: [] };

function avoidedInWords(avoid: readonly ColorName[]): string {
  if (avoid.length === colorNames.length) return "In black, white and gray, as your prompt says.";
  const names = avoid.map((name) => (name === "sky" ? "light blue" : name));
  return `Without ${formatChoice(names)}, as your prompt says.`;
}

/** @returns undefined while it is asked. */
function useUnderstood(prompt: string, kind: string): Understood | undefined {
  const [known, setKnown] = useState<Understood>();
  useEffect(() => {
    const asking = new AbortController();
    setKnown(undefined);
    callForJson<Understood>(`${designsPath}/understand`, { json: { prompt, kind }, signal: asking.signal })
      .then(setKnown)
      // Without an answer the fields are empty, and the server reads the prompt again when it designs.
      .catch(() => asking.signal.aborted || setKnown(nothing));
    return () => asking.abort();
  }, [prompt, kind]);
  return known;
}

import { Sparkles } from "lucide";
import { useId } from "react";
import { aspectRatios } from "#studio/rules.ts";
import { TextField } from "#ui/field.tsx";
import { formatNumber } from "#ui/format.ts";
import { Icon } from "#ui/icon.tsx";
import { SelectField, TextAreaField } from "#ui/more-fields.tsx";
import { counts, type DesignSettings, detailStep, hasOneSize, offeredKinds, promptMax } from "../design-rules.ts";
import { autoStyle } from "../style-rules.ts";
import { ChoiceCards } from "./choice-cards.tsx";
import { ideas, kindNames, ratioNames } from "./design-names.ts";
import { StyleField } from "./style-field.tsx";

export interface FormPart {
  readonly settings: DesignSettings;
  readonly onSettings: (change: Partial<DesignSettings>) => void;
}

/** Not a format: the size that the prompt names, or that of the kind. */
const autoFormat = "auto";

/** Not a kind: the one that the prompt names. */
const autoKind = "auto";
const kindChoices = [autoKind, ...offeredKinds] as const;

const chosenKind = ({ kind, isKindAuto }: DesignSettings) => (isKindAuto ? autoKind : kind);

const changeForChoice = (choice: (typeof kindChoices)[number]): Partial<DesignSettings> =>
  choice === autoKind
    ? { isKindAuto: true }
    : { kind: choice, aspectRatio: kindNames[choice].ratio, isKindAuto: false };

export function KindField({ settings, onSettings }: FormPart) {
  return (
    <ChoiceCards
      label="What do you want to make?"
      name="kind"
      value={chosenKind(settings)}
      onChange={(choice) => onSettings(changeForChoice(choice))}
      className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4"
      cardClassName="p-4"
      of={kindChoices.map((id) => ({
        id,
        content: (
          <span className="grid content-start gap-3">
            {id === autoKind ? (
              <Icon icon={Sparkles} className="size-9 p-1.5 text-muted" />
            ) : (
              <RatioShape ratio={kindNames[id].ratio} />
            )}
            <span className="grid gap-0.5">
              <span className="font-semibold">{id === autoKind ? "Auto" : kindNames[id].name}</span>
              <span className="text-xs text-muted">
                {id === autoKind ? "What your prompt names" : kindNames[id].words}
              </span>
            </span>
          </span>
        ),
      }))}
    />
  );
}

/** The same choice beside the prompt, where it says what the prompt was read as. */
function KindSelect({ settings, onSettings }: FormPart) {
  const { kind, isKindAuto, prompt } = settings;
  const isRead = isKindAuto && prompt.trim() !== "";
  return (
    <SelectField
      label="Kind"
      value={chosenKind(settings)}
      onChange={(event) => {
        const choice = kindChoices.find((known) => known === event.target.value);
        if (choice) onSettings(changeForChoice(choice));
      }}
    >
      {kindChoices.map((id) => (
        <option key={id} value={id}>
          {id === autoKind ? `Auto, from the prompt${isRead ? `: ${kindNames[kind].name}` : ""}` : kindNames[id].name}
        </option>
      ))}
    </SelectField>
  );
}

function RatioShape({ ratio }: { readonly ratio: string }) {
  const [width = 1, height = 1] = ratio.split(":").map(Number);
  const scale = 36 / Math.max(width, height);
  return (
    <span aria-hidden className="grid size-9 items-center justify-items-start">
      <span className="rounded-xs border-2 border-muted" style={{ width: width * scale, height: height * scale }} />
    </span>
  );
}

/** First prompts: one press fills the form. */
export function Ideas({ onIdea }: { readonly onIdea: (idea: (typeof ideas)[number]) => void }) {
  return (
    <section aria-labelledby="ideas" className="grid gap-3">
      <h2 id="ideas" className="font-sans text-sm font-semibold">
        Or start from an idea
      </h2>
      <ul className="grid gap-3 md:grid-cols-2">
        {ideas.map((idea) => (
          <li key={idea.prompt}>
            <button
              type="button"
              onClick={() => onIdea(idea)}
              className="grid size-full content-start gap-1 rounded-md border border-hairline p-4 text-left text-sm transition-colors hover:border-ink"
            >
              <span className="text-xs text-muted">{kindNames[idea.kind].name}</span>
              {idea.prompt}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function PromptField({ settings, onSettings }: FormPart) {
  return (
    <div className="grid gap-1">
      <TextAreaField
        label="Prompt"
        name="prompt"
        rows={4}
        maxLength={promptMax}
        placeholder={kindNames[settings.kind].example ?? "Poster for a jazz night at Blue Note, Friday 12 March, 8 pm"}
        value={settings.prompt}
        // What was corrected belonged to the words before; a name was typed for itself.
        onChange={(event) =>
          onSettings({
            prompt: event.target.value,
            ...(settings.kind !== "logo" && { corrections: {}, occasion: undefined }),
          })
        }
      />
      <p className="text-right text-xs text-muted tabular-nums">
        {formatNumber(settings.prompt.length)} / {promptMax}
      </p>
    </div>
  );
}

/** A logo is nothing without its name; a prompt may say it, too. */
export function NameFields({ settings, onSettings }: FormPart) {
  const { corrections } = settings;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        label="Name"
        hint="If you leave it empty, we take it from the prompt."
        maxLength={160}
        value={corrections.headline ?? ""}
        onChange={(event) => onSettings({ corrections: { ...corrections, headline: event.target.value } })}
      />
      <TextField
        label="Line below"
        hint="Optional: what you do, or a motto."
        maxLength={240}
        value={corrections.subline ?? ""}
        onChange={(event) => onSettings({ corrections: { ...corrections, subline: event.target.value || undefined } })}
      />
    </div>
  );
}

export function LookFields({ settings, onSettings }: FormPart) {
  return (
    <>
      <StyleField
        value={settings.isStyleAuto ? autoStyle : settings.style}
        offersAuto
        onChange={(style) => onSettings(style === autoStyle ? { isStyleAuto: true } : { style, isStyleAuto: false })}
      />
      {settings.kind === "logo" && (
        <p className="max-w-[64ch] text-sm text-muted">
          For a logo, the style decides on the type, the colors and which kinds of mark come first: letters, figures,
          seals or plain shapes.
        </p>
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <KindSelect settings={settings} onSettings={onSettings} />
        {!hasOneSize(settings.kind) && (
          <SelectField
            label="Format"
            value={settings.isFormatAuto ? autoFormat : settings.aspectRatio}
            onChange={(event) => {
              const aspectRatio = aspectRatios.find((known) => known === event.target.value);
              onSettings(aspectRatio ? { aspectRatio, isFormatAuto: false } : { isFormatAuto: true });
            }}
          >
            <option value={autoFormat}>Auto, from the prompt</option>
            {aspectRatios.map((ratio) => (
              <option key={ratio} value={ratio}>
                {ratioNames[ratio]}
              </option>
            ))}
          </SelectField>
        )}
        <ChoiceCards
          label="How many"
          name="count"
          value={settings.count}
          onChange={(count) => onSettings({ count })}
          className="flex gap-2"
          cardClassName="min-h-11 min-w-14 place-items-center px-4"
          of={counts.map((count) => ({ id: count, content: <span className="tabular-nums">{count}</span> }))}
        />
      </div>
    </>
  );
}

export function DetailField({ settings, onSettings }: FormPart) {
  const id = useId();
  return (
    <div className="grid">
      <div className="flex justify-between text-sm">
        <label htmlFor={id} className="font-semibold">
          Detail
        </label>
        <output htmlFor={id} className="tabular-nums">
          {settings.detail}
        </output>
      </div>
      <input
        id={id}
        type="range"
        className="min-h-11 w-full accent-accent-strong"
        min={0}
        max={100}
        step={detailStep}
        value={settings.detail}
        onChange={(event) => onSettings({ detail: Number(event.target.value) })}
      />
    </div>
  );
}

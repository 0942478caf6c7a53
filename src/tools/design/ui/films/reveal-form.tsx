import { useState } from "react";
import { creditsInWords } from "#credits/rules.ts";
import { PaidBy } from "#teams/ui/index.ts";
import { ActionBar, ActionNote } from "#ui/action-bar.tsx";
import { Button } from "#ui/button.tsx";
import { SelectField, TextAreaField } from "#ui/more-fields.tsx";
import { ProblemAlert } from "../../../run-screens/ui/problem-alert.tsx";
import { type KitProject, usableKit } from "../../brand-kits/brand-kit-rules.ts";
import { type OfferedKind, priceOfDesigns, promptMax } from "../../design-rules.ts";
import { filmLengths, type RevealId, reveals } from "../../films/film-rules.ts";
import { BrandKitField } from "../brand-kits/brand-kit-field.tsx";
import type { ListedKit } from "../brand-kits/kit-row.tsx";
import { useProjectKit } from "../brand-kits/use-project-kit.ts";
import { ChoiceCards } from "../choice-cards.tsx";
import { kindNames } from "../design-names.ts";
import { useNewDesign } from "./use-new-design.ts";

/** A design to choose from. */
export interface FilmDesign {
  readonly id: string;
  readonly runId: string;
  readonly title: string;
  /** Number of its pages: a video shows the first. */
  readonly pages: number;
  readonly picture: string;
}

export interface RevealSettings {
  /** Undefined: the newest. */
  readonly designId: string | undefined;
  readonly reveal: RevealId;
  readonly seconds: number;
}

interface Props {
  readonly designs: readonly FilmDesign[];
  readonly settings: RevealSettings;
  readonly onSettings: (change: Partial<RevealSettings>) => void;
  readonly newDesign: Pick<NewDesignProps, "kind" | "kits" | "project">;
  readonly isDrawing: boolean;
  readonly onDraw: () => void;
}

/** Form that sets which design comes in, how, and in how many seconds. */
export function RevealForm({ designs, settings, onSettings, newDesign, isDrawing, onDraw }: Props) {
  return (
    <div className="grid grid-cols-1 gap-6">
      <NewDesign
        {...newDesign}
        isOpen={designs.length === 0}
        designs={designs}
        onMade={(designId) => onSettings({ designId })}
      />
      {designs.length > 0 && (
        <form
          className="grid grid-cols-1 gap-6"
          aria-label="Video settings"
          onSubmit={(event) => {
            event.preventDefault();
            if (!isDrawing) onDraw();
          }}
        >
          <ChoiceCards
            label="Design"
            name="design"
            className="grid max-h-96 grid-cols-3 gap-3 overflow-y-auto p-1 sm:grid-cols-4"
            value={settings.designId ?? ""}
            onChange={(designId) => onSettings({ designId })}
            of={designs.map(({ id, title, pages, picture }) => ({
              id,
              content: (
                <span className="grid gap-1 p-2">
                  <img
                    src={picture}
                    alt=""
                    loading="lazy"
                    className="aspect-square w-full rounded-sm bg-sunken object-contain"
                  />
                  <span className="line-clamp-1 text-xs break-all">{title}</span>
                  {pages > 1 && <span className="text-xs text-muted tabular-nums">First of {pages} pages</span>}
                </span>
              ),
            }))}
          />
          <ChoiceCards
            label="Animation"
            name="reveal"
            className="grid grid-cols-2 gap-3 sm:grid-cols-3"
            cardClassName="p-3"
            value={settings.reveal}
            onChange={(reveal) => onSettings({ reveal })}
            of={reveals.map(({ id, name, about }) => ({
              id,
              content: (
                <span className="grid gap-0.5">
                  <span className="font-semibold">{name}</span>
                  <span className="text-xs text-muted">{about}</span>
                </span>
              ),
            }))}
          />
          <ChoiceCards
            label="Length"
            name="seconds"
            className="grid grid-cols-4 gap-3"
            cardClassName="p-3 text-center"
            value={settings.seconds}
            onChange={(seconds) => onSettings({ seconds })}
            of={filmLengths.map((seconds) => ({ id: seconds, content: <span>{seconds} s</span> }))}
          />
          <ActionBar>
            <Button type="submit" disabled={isDrawing}>
              Make the video
            </Button>
            <ActionNote>
              <p className="font-medium text-ink">0 AI credits: videos and other files of your designs are free</p>
            </ActionNote>
          </ActionBar>
        </form>
      )}
    </div>
  );
}

interface NewDesignProps {
  /** The first one. */
  readonly kind: OfferedKind;
  /** None on a plan that has no brand kits. */
  readonly kits: readonly ListedKit[] | undefined;
  /** Project in the page’s address: the design begins with its brand kit. */
  readonly project: KitProject | undefined;
  readonly isOpen: boolean;
  readonly designs: readonly FilmDesign[];
  readonly onMade: (designId: string) => void;
}

const filmKinds = ["logo", "post", "story", "banner", "poster", "cover"] as const satisfies readonly OfferedKind[];

/** Words, of which the studio makes the design. */
function NewDesign({ kind: firstKind, kits, project, isOpen, designs, onMade }: NewDesignProps) {
  const [prompt, setPrompt] = useState("");
  const [brandKitId, setKit] = useState(() => usableKit(project?.brandKitId, kits));
  useProjectKit({ project, kits, kitId: brandKitId, onKit: setKit });
  const [kind, setKind] = useState<OfferedKind>(firstKind);
  const { isMaking, message, isAboutCredits, runId, make } = useNewDesign();
  const [taken, setTaken] = useState<string>();
  const made = runId && designs.find((design) => design.runId === runId);
  if (made && taken !== made.id) {
    setTaken(made.id);
    onMade(made.id);
  }
  const isEmpty = prompt.trim() === "";
  return (
    <details open={isOpen || undefined} className="rounded-md border border-hairline bg-surface px-4 py-2">
      <summary className="min-h-11 cursor-pointer content-center font-semibold">New design from words</summary>
      <form
        aria-label="New design"
        className="grid grid-cols-1 gap-4 py-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isEmpty && !isMaking) void make({ prompt, kind, brandKitId });
        }}
      >
        <TextAreaField
          label="What should the design say or show?"
          name="prompt"
          rows={3}
          maxLength={promptMax}
          placeholder={kindNames[kind].example ?? "Summer sale at Miller’s, 20 to 27 June, 20 % off"}
          value={prompt}
          onChange={(event) => setPrompt(event.target.value)}
        />
        <SelectField
          label="Kind"
          value={kind}
          onChange={(event) => setKind(filmKinds.find((known) => known === event.target.value) ?? kind)}
        >
          {filmKinds.map((id) => (
            <option key={id} value={id}>
              {kindNames[id].name}
            </option>
          ))}
        </SelectField>
        <BrandKitField kind={kind} kitId={brandKitId} onKit={setKit} kits={kits} project={project} />
        {message && <ProblemAlert message={message} isAboutCredits={isAboutCredits ?? false} />}
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" variant="secondary" disabled={isEmpty || isMaking}>
            {isMaking ? "Designing…" : "Make the design"}
          </Button>
          <p className="text-xs font-medium">
            {creditsInWords(priceOfDesigns(1))}
            <PaidBy />: one design by Easel Studio, no model needed
          </p>
        </div>
      </form>
    </details>
  );
}

import { useState } from "react";
import { creditsInWords } from "#credits/rules.ts";
import { PaidBy, useKeyOwner } from "#teams/ui/index.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { SelectField, TextAreaField } from "#ui/more-fields.tsx";
import { Progress } from "#ui/progress.tsx";
import { type DesignSettings, promptMax } from "../design-rules.ts";
import { PictureChoice } from "../editor/pictures/picture-dialog.tsx";
import { type ImageEngine, priceOfEngine, pricePerImage } from "../engine-rules.ts";
import { type PhotoPlace, photoPlaces } from "../photo-rules.ts";
import { ChoiceCards } from "./choice-cards.tsx";
import { usePhoto } from "./use-photo.ts";

/** A picture that an engine has made before. */
export interface MadePicture {
  readonly runId: string;
  readonly address: string;
  readonly prompt: string;
}

/** Sources of photos for designs. */
export interface PhotoSources {
  readonly engines: readonly ImageEngine[];
  /** The newest first. */
  readonly made: readonly MadePicture[];
}

interface Props extends PhotoSources {
  readonly designId: string;
  readonly settings: Pick<DesignSettings, "prompt" | "aspectRatio">;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

const madeMax = 6;

/** Fills a design's place for a photo, with the user's own or by an image engine; the words stay type. */
export function PhotoDialog({ designId, settings, engines, made, isOpen, onOpenChange }: Props) {
  return (
    <Dialog
      open={isOpen}
      onOpenChange={onOpenChange}
      title="Add a photo"
      description="The design is composed again around the photo. Its words stay type and can still be edited."
    >
      <PhotoForm
        designId={designId}
        settings={settings}
        engines={engines}
        made={made}
        onPlaced={() => onOpenChange(false)}
      />
    </Dialog>
  );
}

interface FormProps extends PhotoSources {
  readonly designId: string;
  readonly settings: Pick<DesignSettings, "prompt" | "aspectRatio">;
  readonly onPlaced: () => void;
}

function PhotoForm({ designId, settings, engines, made, onPlaced }: FormProps) {
  const keyOwner = useKeyOwner();
  const [place, setPlace] = useState<PhotoPlace>("photo-full");
  const [engineId, setEngineId] = useState(engines[0]?.id);
  const [prompt, setPrompt] = useState("");
  const photo = usePhoto(designId, onPlaced);
  const engine = engines.find(({ id }) => id === engineId);
  return (
    <div className="grid gap-5">
      <ChoiceCards
        label="Where it goes"
        name="place"
        value={place}
        onChange={setPlace}
        className="grid gap-2 sm:grid-cols-3"
        cardClassName="p-3"
        of={photoPlaces.map(({ id, name, words }) => ({
          id,
          content: (
            <span className="grid gap-0.5">
              <span className="font-semibold">{name}</span>
              <span className="text-xs text-muted">{words}</span>
            </span>
          ),
        }))}
      />
      {engine && (
        <form
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            if (prompt.trim() === "" || photo.isBusy) return;
            void photo.make({ engine, prompt: prompt.trim(), aspectRatio: settings.aspectRatio, place });
          }}
        >
          <SelectField label="Engine" value={engine.id} onChange={(event) => setEngineId(event.target.value)}>
            {engines.map((one) => (
              <option key={one.id} value={one.id} disabled={one.needsPlan}>
                {one.modelName}, {pricePerImage(one, keyOwner)}
                {one.needsPlan && ", on Pro"}
              </option>
            ))}
          </SelectField>
          <TextAreaField
            label="What the photo shows"
            rows={3}
            maxLength={promptMax}
            className="min-h-20!"
            placeholder="A trumpet player on a small stage, warm light"
            value={prompt}
            onChange={(event) => setPrompt(event.target.value)}
          />
          <div className="flex flex-wrap items-center gap-3">
            <Button type="submit" disabled={prompt.trim() === "" || photo.isBusy || engine.needsPlan}>
              Photo from {engine.modelName}
            </Button>
            <p className="text-xs text-muted">
              {engine.payer === "own-key"
                ? `0 AI credits, on ${keyOwner} key`
                : creditsInWords(priceOfEngine(engine, 1))}
              {engine.payer === "credits" && <PaidBy />}
            </p>
          </div>
        </form>
      )}
      <section aria-label="Your own photo" className="grid gap-3 border-t border-hairline pt-4">
        <h3 className="font-sans text-sm font-semibold">
          {engine ? "Or use your own, for 0 AI credits" : "Your own photo, for 0 AI credits"}
        </h3>
        <PictureChoice onPicture={({ id }) => void photo.placeOwn(id, place)} />
      </section>
      {photo.isBusy && <Progress label="The photo is being placed" />}
      {photo.problem && <Alert tone="error">{photo.problem}</Alert>}
      {made.length > 0 && (
        <fieldset className="grid gap-2" disabled={photo.isBusy}>
          <legend className="mb-2 text-sm font-semibold">Or use one that you have made, for 0 AI credits</legend>
          <ul className="grid grid-cols-4 gap-2 sm:grid-cols-6">
            {made.slice(0, madeMax).map(({ runId, address, prompt: shows }) => (
              <li key={runId}>
                <button
                  type="button"
                  aria-label={`Use the picture of “${shows}”`}
                  onClick={() => void photo.placeMade(runId, place)}
                  className="block w-full overflow-hidden rounded-sm border border-outline hover:border-ink"
                >
                  <img src={address} alt="" loading="lazy" className="aspect-square w-full object-cover" />
                </button>
              </li>
            ))}
          </ul>
        </fieldset>
      )}
    </div>
  );
}

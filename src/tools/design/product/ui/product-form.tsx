import { useState } from "react";
import { useKeyOwner } from "#teams/ui/index.ts";
import { TextField } from "#ui/field.tsx";
import { SelectField, TextAreaField } from "#ui/more-fields.tsx";
import { StartBar } from "../../../run-screens/media/ui/start-bar.tsx";
import { ProblemAlert } from "../../../run-screens/ui/problem-alert.tsx";
import { type KitProject, usableKit } from "../../brand-kits/brand-kit-rules.ts";
import { counts } from "../../design-rules.ts";
import { type ImageEngine, studioId } from "../../engine-rules.ts";
import { BrandKitField } from "../../ui/brand-kits/brand-kit-field.tsx";
import type { ListedKit } from "../../ui/brand-kits/kit-row.tsx";
import { useProjectKit } from "../../ui/brand-kits/use-project-kit.ts";
import { ChoiceCards } from "../../ui/choice-cards.tsx";
import { ratioNames } from "../../ui/design-names.ts";
import type { ProductPhoto } from "../add-product-photo.ts";
import {
  isByStudio,
  lights,
  type ProductSettings,
  priceOfProducts,
  productPriceLine,
  type SetId,
  setIds,
  sets,
  wordsMax,
} from "../product-rules.ts";
import { PhotoField } from "./photo-field.tsx";
import { ProductEngineField } from "./product-engine-field.tsx";

export type ProductFields = Omit<ProductSettings, "photoId" | "cutOutId" | "foot">;

interface Props {
  readonly engines: readonly ImageEngine[];
  readonly wordsOnly: readonly string[];
  readonly kits: readonly ListedKit[] | undefined;
  /** Project in the page’s address: a new picture begins with its brand kit. */
  readonly project: KitProject | undefined;
  readonly initial: { readonly settings: ProductSettings; readonly photo: ProductPhoto | undefined } | undefined;
  readonly isBusy: boolean;
  readonly problem: { readonly message: string; readonly needsCredits: boolean } | undefined;
  readonly onStart: (settings: ProductSettings, maxAic: number) => void;
}

const firstFields: ProductFields = {
  engine: studioId,
  set: "studio",
  light: "left",
  words: "",
  headline: "",
  price: "",
  aspectRatio: "1:1",
  count: 2,
  seed: "1",
};

/** Form for the product, its set, and the engine that makes the picture. */
export function ProductForm(props: Props) {
  const keyOwner = useKeyOwner();
  const { engines, wordsOnly, kits, project, initial, isBusy, problem, onStart } = props;
  const [fields, setFields] = useState<ProductFields>(() => fieldsOf(initial?.settings, props));
  const [photo, setPhoto] = useState(initial?.photo);
  const [isCutOut, setCutOut] = useState(initial ? initial.settings.cutOutId !== undefined : true);
  const change = (part: Partial<ProductFields>) => setFields((before) => ({ ...before, ...part }));
  const onKit = (brandKitId: string | undefined) => change({ brandKitId });
  useProjectKit({ project, kits, kitId: fields.brandKitId, onKit });
  const engine = engines.find(({ id }) => id === fields.engine);
  const isOwn = fields.set === "own";
  const isEmpty = !photo || (isOwn && fields.words.trim() === "");
  const cutOut = isCutOut ? photo?.cutOut : undefined;
  const maxAic = priceOfProducts(engine, fields.count);
  return (
    <form
      className="grid grid-cols-1 gap-6 [&_:is(input,select,textarea)]:scroll-mb-36"
      aria-label="Product picture settings"
      onSubmit={(event) => {
        event.preventDefault();
        if (isEmpty || isBusy || !photo) return;
        const shown = cutOut && { cutOutId: cutOut.asset.id, foot: [...cutOut.foot] as [number, number] };
        onStart({ ...fields, photoId: photo.photo.id, ...shown }, maxAic);
      }}
    >
      <PhotoField
        photo={photo}
        onPhoto={setPhoto}
        isCutOut={isCutOut}
        onCutOut={setCutOut}
        isByStudio={isByStudio(fields)}
      />
      <ChoiceCards
        label="Set"
        name="set"
        value={fields.set}
        onChange={(set) => change({ set })}
        className="grid grid-cols-2 gap-3 sm:grid-cols-3 2xl:grid-cols-4"
        cardClassName="overflow-hidden"
        of={setIds.map((id) => ({
          id,
          content: (
            <span className="grid">
              <SetPicture set={id} />
              <span className="grid gap-0.5 p-3">
                <span className="font-semibold">{sets[id].name}</span>
                <span className="text-xs text-muted">{sets[id].about}</span>
              </span>
            </span>
          ),
        }))}
      />
      <TextAreaField
        label={isOwn ? "Describe your set" : "About the set (optional)"}
        rows={2}
        className="min-h-20!"
        maxLength={wordsMax}
        hint={
          engine
            ? `${engine.modelName} is told this with your photo.`
            : "Easel Studio takes colors and mood from it, e.g. “calm, light blue”. Engines follow all of it."
        }
        value={fields.words}
        onChange={(event) => change({ words: event.target.value })}
      />
      <div className="grid gap-4 sm:grid-cols-3">
        <SelectField
          label="Light"
          value={fields.light}
          onChange={(event) => change({ light: event.target.value as ProductFields["light"] })}
        >
          {Object.entries(lights).map(([id, { name }]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField
          label="Format"
          value={fields.aspectRatio}
          onChange={(event) => change({ aspectRatio: event.target.value as ProductFields["aspectRatio"] })}
        >
          {Object.entries(ratioNames).map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField
          label="Pictures"
          value={fields.count}
          onChange={(event) => change({ count: counts.find((one) => one === Number(event.target.value)) ?? 1 })}
        >
          {counts.map((count) => (
            <option key={count} value={count}>
              {count}
            </option>
          ))}
        </SelectField>
      </div>
      <ProductEngineField
        engines={engines}
        wordsOnly={wordsOnly}
        value={fields.engine}
        onEngine={(id) => change({ engine: id })}
      />
      {!engine && (
        <div className="grid gap-4">
          <div className="grid items-start gap-4 sm:grid-cols-[2fr_1fr]">
            <TextField
              label="Headline (optional)"
              maxLength={160}
              value={fields.headline}
              onChange={(event) => change({ headline: event.target.value })}
            />
            <TextField
              label="Price (optional)"
              maxLength={60}
              disabled={fields.headline.trim() === ""}
              hint={fields.headline.trim() === "" ? "It appears below a headline." : undefined}
              value={fields.price}
              onChange={(event) => change({ price: event.target.value })}
            />
          </div>
          <BrandKitField kind="post" kitId={fields.brandKitId} onKit={onKit} kits={kits} project={project} />
        </div>
      )}
      {problem && <ProblemAlert message={problem.message} isAboutCredits={problem.needsCredits} />}
      <StartBar
        label={isBusy ? "Making…" : "Make the picture"}
        what="image"
        priceLabel={productPriceLine(engine, fields.count, keyOwner)}
        maxAic={engine ? priceOfProducts(engine, fields.count) : 0}
        isEmpty={isEmpty}
        isStarting={isBusy}
        engine={engine ?? { payer: "credits", stopping: "unknown" }}
      />
    </form>
  );
}

/** Fields as an earlier run had them; its engine or brand kit may be gone. */
function fieldsOf(
  settings: ProductSettings | undefined,
  { engines, kits, project }: Pick<Props, "engines" | "kits" | "project">,
): ProductFields {
  if (!settings) return { ...firstFields, brandKitId: usableKit(project?.brandKitId, kits) };
  const { photoId: _, cutOutId: __, foot: ___, ...fields } = settings;
  return {
    ...fields,
    engine: engines.some(({ id }) => id === fields.engine) ? fields.engine : studioId,
    brandKitId: usableKit(fields.brandKitId, kits),
  };
}

/** Drawn by `npm run studio:previews`. */
const previews = import.meta.glob<string>("./previews/*.webp", { eager: true, query: "?url", import: "default" });

/** Example of a set, drawn by the studio. */
function SetPicture({ set }: { readonly set: SetId }) {
  const picture = previews[`./previews/${set}.webp`];
  if (!picture) {
    return (
      <span aria-hidden className="grid aspect-[4/3] place-items-center bg-sunken font-display text-3xl text-muted">
        “…”
      </span>
    );
  }
  return <img src={picture} alt="" loading="lazy" className="aspect-[4/3] w-full bg-sunken object-cover" />;
}

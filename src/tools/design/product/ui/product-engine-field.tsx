import { Link } from "react-router";
import { creditsInWords } from "#credits/rules.ts";
import type { KeyOwner } from "#teams/rules.ts";
import { useKeyOwner } from "#teams/ui/index.ts";
import { formatList } from "#ui/format.ts";
import { SelectField } from "#ui/more-fields.tsx";
import { type ImageEngine, studioId } from "../../engine-rules.ts";
import { priceOfProducts } from "../product-rules.ts";

interface Props {
  /** Engines that take pictures. */
  readonly engines: readonly ImageEngine[];
  /** The names of connected ones that take none. */
  readonly wordsOnly: readonly string[];
  readonly value: string;
  readonly onEngine: (id: string) => void;
}

/** Choice of the engine that makes the picture. */
export function ProductEngineField({ engines, wordsOnly, value, onEngine }: Props) {
  const keyOwner = useKeyOwner();
  const isByStudio = value === studioId;
  return (
    <div className="grid gap-2">
      <SelectField label="Made by" value={value} onChange={(event) => onEngine(event.target.value)}>
        <option value={studioId}>Easel Studio, {creditsInWords(priceOfProducts(undefined, 1))} for an image</option>
        {engines.map((engine) => (
          <option key={engine.id} value={engine.id} disabled={engine.needsPlan}>
            {engine.modelName}, {priceWords(engine, keyOwner)}
            {engine.needsPlan && ", on Pro"}
          </option>
        ))}
      </SelectField>
      <p className="text-xs text-muted">
        {isByStudio
          ? "Easel Studio keeps every pixel of your product, builds the set around it, and sets words in type. You can edit the result."
          : "The engine paints a new photograph from yours. Compare your product with it: details and lettering can change."}
      </p>
      {engines.length === 0 && (
        <p className="text-xs text-muted">
          An image model that takes photos, GPT Image by OpenAI or Gemini by Google, paints your product into any scene.{" "}
          <Link
            to="/settings/ai-providers"
            className="inline-flex min-h-6 items-center font-semibold text-accent-text hover:underline"
          >
            Connect a provider
          </Link>{" "}
          with your own API key, and it costs no AI credits. The operator of this site can also connect one for
          everyone.
        </p>
      )}
      {wordsOnly.length > 0 && (
        <p className="text-xs text-muted">
          {inWords(wordsOnly)} {wordsOnly.length === 1 ? "takes" : "take"} no photos from us, only words, and{" "}
          {wordsOnly.length === 1 ? "isn’t" : "aren’t"} offered here.
        </p>
      )}
    </div>
  );
}

const priceWords = (engine: ImageEngine, keyOwner: KeyOwner): string =>
  engine.payer === "own-key"
    ? `0 AI credits, on ${keyOwner} key`
    : `${creditsInWords(priceOfProducts(engine, 1))} for an image`;

const namedMax = 3;

/** `A and B`; `A, B, C and 4 more models`. */
const inWords = (names: readonly string[]): string => {
  const others = names.length - namedMax;
  const shown =
    others > 0 ? [...names.slice(0, namedMax), `${others} more ${others === 1 ? "model" : "models"}`] : names;
  return formatList(shown);
};

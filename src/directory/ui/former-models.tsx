import { Link } from "react-router";
import type { FormerModel } from "../rules.ts";
import { ModelStatus } from "./model-table.tsx";
import { quietLink } from "./tool-card.tsx";

/** Former model names that visitors still search for, and what replaced each. */
export function FormerModels({ models }: { readonly models: readonly FormerModel[] }) {
  if (models.length === 0) return null;
  return (
    <section id="former" aria-labelledby="former-title" className="container-page pb-14">
      <div className="grid gap-x-8 gap-y-5 border-t border-hairline pt-6 lg:grid-cols-[14.5rem_minmax(0,1fr)]">
        <div className="grid content-start gap-2">
          <h2 id="former-title" className="text-xl">
            Former models
          </h2>
          <p className="max-w-[34ch] text-sm text-muted">
            Models that have retired or soon will, and what runs instead.
          </p>
        </div>
        <ul className="grid gap-x-8 md:grid-cols-2">
          {models.map((model) => (
            <li
              key={`${model.engine.slug} ${model.id}`}
              className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-4 border-b border-hairline py-3 text-sm"
            >
              <Link to={`/ai-models/${model.engine.slug}`} className={`justify-self-start font-semibold ${quietLink}`}>
                {model.name}
              </Link>
              <div>
                <ModelStatus model={model} />
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

import { Link } from "react-router";
import { useIsOffered } from "#ui/offered-models.ts";
import { Picture } from "#ui/picture.tsx";
import { findQuickAppModel, findQuickAppPath } from "../quick-app-path.ts";
import { coverPath, type QuickAppCard as QuickApp, toolSearchPath } from "../rules.ts";
import { FavoriteButton } from "./favorites/favorite-button.tsx";

const imagesMax = 2;
const featuresMax = 3;

/** Links to its screen. One that the operator has taken into the catalogue, and that has none, links to its category's tools. */
export function QuickAppCard({ app, level = 4 }: { readonly app: QuickApp; readonly level?: 2 | 3 | 4 }) {
  const Heading = `h${level}` as const;
  const [category = "ai-tools"] = app.categoryIds;
  const isOffered = useIsOffered();
  const model = findQuickAppModel(app.slug);
  const moreFeatures = app.features.length - featuresMax;
  return (
    <article className="card">
      <div className="card-pair">
        {Array.from({ length: imagesMax }, (_, index) => (
          <Picture
            // biome-ignore lint/suspicious/noArrayIndexKey: a drawing's number is what it is
            key={index}
            src={coverPath(category, app.slug, index + 1)}
            alt=""
            width={640}
            height={400}
            loading="lazy"
          />
        ))}
      </div>
      <div className="card-body">
        <Heading className="card-title">
          <Link
            to={findQuickAppPath(app.slug) ?? toolSearchPath({ categoryId: category })}
            className="card-link"
            discover="none"
          >
            {app.title}
          </Link>
        </Heading>
        <p className="card-text">{app.description}</p>
        {model && !isOffered(model) && (
          <p className="text-xs font-semibold text-muted">Needs a model on your own key</p>
        )}
        <ul aria-label="Features" className="mt-auto flex flex-wrap gap-1.5 pt-1">
          {app.features.slice(0, featuresMax).map((feature) => (
            <li key={feature} className="card-feature">
              {feature}
            </li>
          ))}
          {moreFeatures > 0 && <li className="card-feature">+{moreFeatures}</li>}
        </ul>
      </div>
      <FavoriteButton kind="quick-app" itemId={app.slug} name={app.title} place="cover" />
    </article>
  );
}

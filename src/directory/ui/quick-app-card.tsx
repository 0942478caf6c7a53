import { Link } from "react-router";
import { Picture } from "#ui/picture.tsx";
import { coverPath, type QuickAppCard as QuickApp, toolSearchPath } from "../rules.ts";

const imagesMax = 2;
const featuresMax = 3;

/** Leads to its category's tools until its own screen exists. */
export function QuickAppCard({ app, level = 4 }: { readonly app: QuickApp; readonly level?: 2 | 3 | 4 }) {
  const Heading = `h${level}` as const;
  const [category = "ai-tools"] = app.categoryIds;
  const moreFeatures = app.features.length - featuresMax;
  return (
    <article className="relative flex h-full flex-col overflow-hidden rounded-md border border-hairline bg-surface transition-[border-color,translate] duration-200 focus-within:border-outline hover:-translate-y-0.5 hover:border-outline">
      <div className="grid grid-cols-2 gap-px border-b border-hairline bg-hairline">
        {Array.from({ length: imagesMax }, (_, index) => (
          <Picture
            // biome-ignore lint/suspicious/noArrayIndexKey: a drawing's number is what it is
            key={index}
            src={coverPath(category, app.slug, index + 1)}
            alt=""
            width={640}
            height={400}
            loading="lazy"
            className="aspect-[4/3] w-full object-cover"
          />
        ))}
      </div>
      <div className="flex flex-1 flex-col gap-2 p-4">
        <Heading className="text-base leading-snug">
          <Link to={toolSearchPath({ categoryId: category })} className="after:absolute after:inset-0 after:rounded-md after:content-['']">
            {app.title}
          </Link>
        </Heading>
        <p className="line-clamp-3 text-sm text-muted">{app.description}</p>
        <ul aria-label="Features" className="mt-auto flex flex-wrap gap-1.5 pt-1">
          {app.features.slice(0, featuresMax).map((feature) => (
            <li key={feature} className="rounded-full bg-sunken px-2.5 py-0.5 text-xs text-muted">
              {feature}
            </li>
          ))}
          {moreFeatures > 0 && <li className="rounded-full bg-sunken px-2.5 py-0.5 text-xs text-muted">+{moreFeatures}</li>}
        </ul>
      </div>
    </article>
  );
}

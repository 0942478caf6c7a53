import { Link } from "react-router";
import { visitorPageHeaders } from "#platform/http/page-errors.ts";
import type { SharedPage } from "#platform/http/shared-page.ts";
import { servicesContext } from "#platform/services.ts";
import { breadcrumbList, describePage } from "#ui/head.ts";
import { PageHeader } from "#ui/page-header.tsx";
import { engineKinds } from "../catalogue.ts";
import { listCategories, listEngines, listFormerModels } from "../queries.ts";
import { engineKindLabels, type FormerModel, hueOf } from "../rules.ts";
import { EngineCard } from "../ui/engine-card.tsx";
import { ModelStatus } from "../ui/model-table.tsx";
import { quietLink } from "../ui/tool-card.tsx";
import type { Route } from "./+types/engines";

const crumbs = [
  { name: "Home", path: "/" },
  { name: "AI models", path: "/ai-models" },
];

export const headers = () => visitorPageHeaders;

export const handle: SharedPage = { sharedBy: {} };

export async function loader({ context }: Route.LoaderArgs) {
  const { config, db, clock } = context.get(servicesContext);
  const [engines, categories, formerModels] = await Promise.all([
    listEngines(db),
    listCategories(db),
    listFormerModels(db, clock.now().toISOString().slice(0, 10)),
  ]);
  return { engines, categories, formerModels, baseUrl: config.baseUrl, productName: config.product.name };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { engines, baseUrl, productName } = loaderData;
  return describePage({
    title: "AI models and engines",
    description:
      "AI models for text, images, audio, video, design and 3D: who makes them, whether they have an API, and what replaces retired ones.",
    path: "/ai-models",
    baseUrl,
    productName,
    imagePath: "/og/page/ai-models.png",
    structuredData: [
      breadcrumbList(baseUrl, crumbs),
      {
        "@type": "ItemList",
        name: "AI models and engines",
        itemListElement: engines.map(({ slug, name }, index) => ({
          "@type": "ListItem",
          position: index + 1,
          name,
          url: `${baseUrl}/ai-models/${slug}`,
        })),
      },
    ],
  });
}

export default function Engines({ loaderData }: Route.ComponentProps) {
  const { engines, categories, formerModels } = loaderData;
  const kinds = engineKinds
    .map((kind) => ({ kind, ofKind: engines.filter((engine) => engine.kind === kind) }))
    .filter(({ ofKind }) => ofKind.length > 0);
  return (
    <>
      <PageHeader
        crumbs={crumbs}
        title="AI models"
        intro={
          <>
            {engines.length} engines, grouped by what they make, with their models and APIs. Model names change often:{" "}
            <a href="#former" className={`text-ink ${quietLink}`}>
              see what replaced GPT-4o, DALL-E 3 and other models
            </a>
            .
          </>
        }
      >
        <nav aria-label="Kinds of engines" className="flex flex-wrap gap-2 pt-2">
          {kinds.map(({ kind, ofKind }) => (
            <a
              key={kind}
              href={`#${kind}`}
              className="inline-flex min-h-11 items-center gap-2 rounded-full border border-hairline bg-surface px-4 text-sm font-medium hover:border-ink"
            >
              {engineKindLabels[kind]} <span className="text-muted tabular-nums">{ofKind.length}</span>
            </a>
          ))}
        </nav>
      </PageHeader>
      {kinds.map(({ kind, ofKind }) => (
        <section key={kind} id={kind} aria-labelledby={`${kind}-title`} className="container-page pb-14">
          <div className="grid gap-x-8 gap-y-5 border-t border-hairline pt-6 lg:grid-cols-[14.5rem_minmax(0,1fr)]">
            <h2 id={`${kind}-title`} className="text-xl lg:sticky lg:top-24 lg:self-start">
              {engineKindLabels[kind]}
            </h2>
            <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
              {ofKind.map((engine) => (
                <li key={engine.slug}>
                  <EngineCard engine={engine} hue={hueOf(categories, engine.categoryIds[0])} level={3} />
                </li>
              ))}
            </ul>
          </div>
        </section>
      ))}
      <FormerModels models={formerModels} />
      <p className="container-page text-sm">
        <Link to="/tools" className="font-semibold text-accent-text underline-offset-4 hover:underline">
          Browse the tools that use them
        </Link>
      </p>
    </>
  );
}

/** Former model names that visitors still search for, and what replaced each. */
function FormerModels({ models }: { readonly models: readonly FormerModel[] }) {
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

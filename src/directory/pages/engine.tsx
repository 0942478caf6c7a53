import { ArrowUpRight } from "lucide";
import { Link } from "react-router";
import { visitorPageHeaders } from "#platform/http/page-errors.ts";
import type { SharedPage } from "#platform/http/shared-page.ts";
import { servicesContext } from "#platform/services.ts";
import { Alert } from "#ui/alert.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { breadcrumbList, describePage } from "#ui/head.ts";
import { Icon } from "#ui/icon.tsx";
import { Breadcrumbs, type Crumb } from "#ui/page-header.tsx";
import { Picture } from "#ui/picture.tsx";
import { describeModels, fitDescription } from "../describe-models.ts";
import { type EngineUse, engineUseContext } from "../engine-use.ts";
import { getEngine, listCategories, listSimilarEngines } from "../queries.ts";
import {
  type Category,
  coverPath,
  type EngineCard as Engine,
  type EngineDetail,
  engineKindLabels,
  hueOf,
  inSentence,
  logoPath,
  type ModelRow,
  toolSearchPath,
  websiteHost,
} from "../rules.ts";
import { CardSection } from "../ui/card-section.tsx";
import { EngineCard } from "../ui/engine-card.tsx";
import { type Fact, FactList } from "../ui/fact-list.tsx";
import { FavoriteOffer } from "../ui/favorites/favorite-button.tsx";
import { ModelTable } from "../ui/model-table.tsx";
import { LogoTile, quietLink } from "../ui/tool-card.tsx";
import type { Route } from "./+types/engine";

export const headers = () => visitorPageHeaders;

export const handle: SharedPage = { sharedBy: {} };

export async function loader({ context, params }: Route.LoaderArgs) {
  const { config, db, clock } = context.get(servicesContext);
  const engine = await getEngine(db, params.slug);
  const [categories, similarEngines] = await Promise.all([listCategories(db), listSimilarEngines(db, engine)]);
  const models = describeModels(engine.models, clock.now().toISOString().slice(0, 10));
  const use = context.get(engineUseContext)(engine.slug);
  return {
    use,
    engine,
    models,
    categories,
    similarEngines,
    baseUrl: config.baseUrl,
    productName: config.product.name,
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { engine, models, baseUrl, productName } = loaderData;
  // The title names a former model, so that visitors who search for it find its page: the one that the note mentions, or the first.
  const formers = models.filter(({ status }) => status !== "current");
  const former = formers.find(({ name }) => engine.note?.includes(name)) ?? formers[0];
  return describePage({
    title: `${nameOf(engine)}${former ? `, and what replaced ${former.name}` : ""}`,
    description: fitDescription(engine.note ? `${engine.note} ${engine.description}` : engine.description, [
      "See its models, its API and alternatives.",
      "Models, API, alternatives.",
    ]),
    path: `/ai-models/${engine.slug}`,
    baseUrl,
    productName,
    imagePath: `/og/engine/${engine.slug}.png`,
    structuredData: [breadcrumbList(baseUrl, crumbsOf(engine))],
  });
}

const nameOf = ({ name, vendor }: Engine): string =>
  vendor === name ? `${name}: models and API` : `${name} by ${vendor}`;

function crumbsOf({ name, slug }: Engine): Crumb[] {
  return [
    { name: "Home", path: "/" },
    { name: "AI models", path: "/ai-models" },
    { name, path: `/ai-models/${slug}` },
  ];
}

const apiLabels: Readonly<Record<EngineDetail["api"], string>> = {
  public: "Public API for use in other products",
  connect: "Connects to your account, but can’t generate through its API",
  none: "No public API",
};

export default function EnginePage({ loaderData }: Route.ComponentProps) {
  const { use, engine, models, categories, similarEngines } = loaderData;
  return (
    <>
      <div className="container-page grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-8 pt-8 md:pt-12 lg:grid-cols-12">
        <div className="grid content-start gap-6 lg:col-span-5">
          <Breadcrumbs crumbs={crumbsOf(engine)} />
          <div className="grid gap-4">
            <LogoTile
              src={logoPath(engine.logo, engine.name, hueOf(categories, engine.categoryIds[0]))}
              className="size-16"
            />
            <div className="grid gap-1">
              <h1 className="text-2xl">{engine.name}</h1>
              {engine.vendor !== engine.name && <p className="text-muted">by {engine.vendor}</p>}
            </div>
            {/* At the top, because many visitors search for a former name. */}
            {engine.note && <Alert tone="note">{engine.note}</Alert>}
            <p className="text-lg text-muted">{engine.description}</p>
          </div>
          <div className="flex flex-wrap items-center gap-3">
            {use && <UseHere use={use} slug={engine.slug} />}
            <FavoriteOffer kind="engine" itemId={engine.slug} name={engine.name} />
          </div>
          <FactList facts={factsOf(engine, categories)} />
        </div>
        <Models engine={engine} models={models} />
      </div>
      <CardSection
        title="Alternatives"
        intro={`Other engines for ${inSentence(engineKindLabels[engine.kind])}, starting with those for the same tasks.`}
        cards={similarEngines.map((similar) => ({
          key: similar.slug,
          card: <EngineCard engine={similar} hue={hueOf(categories, similar.categoryIds[0])} level={3} />,
        }))}
      />
    </>
  );
}

function UseHere({ use, slug }: { readonly use: EngineUse; readonly slug: string }) {
  return use === "offered" ? (
    <ButtonLink to={`/text-generator?engine=${slug}`} size="lg">
      Use it here
    </ButtonLink>
  ) : (
    <ButtonLink to="/settings/ai-providers" variant="secondary" size="lg">
      Use it here with your own key
    </ButtonLink>
  );
}

/** The table, or a drawing for an engine without separate models. */
function Models({ engine, models }: { readonly engine: EngineDetail; readonly models: readonly ModelRow[] }) {
  if (models.length === 0) {
    return (
      <div className="relative hidden lg:col-span-7 lg:block">
        <Picture
          src={coverPath(engine.categoryIds[0] ?? "ai-tools", engine.slug)}
          alt=""
          width={640}
          height={400}
          className="absolute inset-0 size-full rounded-md border border-hairline object-cover"
        />
      </div>
    );
  }
  return (
    <section aria-labelledby="models" className="grid content-start gap-3 lg:col-span-7 lg:pt-11">
      <h2 id="models" className="text-xl">
        Models
      </h2>
      <ModelTable models={models} />
    </section>
  );
}

function factsOf(engine: EngineDetail, categories: readonly Category[]): Fact[] {
  return [
    { term: "Makes", value: engineKindLabels[engine.kind] },
    {
      term: "Used for",
      value: (
        <ul className="flex flex-wrap gap-x-4 gap-y-1">
          {categories
            .filter(({ id }) => engine.categoryIds.includes(id))
            .map(({ id, name }) => (
              <li key={id}>
                <Link to={toolSearchPath({ categoryId: id })} className={quietLink}>
                  {name}
                </Link>
              </li>
            ))}
        </ul>
      ),
    },
    { term: "API", value: apiLabels[engine.api] },
    { term: "Tags", value: engine.tags.join(", ") },
    {
      term: "Website",
      value: (
        <a
          href={engine.website}
          target="_blank"
          rel="noopener nofollow"
          className={`inline-flex items-center gap-1 ${quietLink}`}
        >
          {websiteHost(engine.website)}
          <Icon icon={ArrowUpRight} className="size-4" />
          <span className="sr-only">(opens in a new tab)</span>
        </a>
      ),
    },
  ];
}

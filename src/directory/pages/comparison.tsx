import { data, redirect } from "react-router";
import { visitorPageHeaders } from "#platform/http/page-errors.ts";
import type { SharedPage } from "#platform/http/shared-page.ts";
import { servicesContext } from "#platform/services.ts";
import { formatList } from "#ui/format.ts";
import { breadcrumbList, describePage } from "#ui/head.ts";
import { type Crumb, PageHeader } from "#ui/page-header.tsx";
import { compareTools } from "../compare/compare-rows.ts";
import { readComparedTools } from "../compare/compare-tools.ts";
import { hasOwnPicture } from "../compare/comparison-image.ts";
import { ComparisonTable } from "../compare/ui/comparison-table.tsx";
import { comparedMax, comparePath, comparisonPath, pickerPath } from "../compare-rules.ts";
import { fitDescription } from "../describe-models.ts";
import { describeTerms, type EngineTerms } from "../engine-terms.ts";
import { engineUseContext, textPriceContext } from "../engine-use.ts";
import { inSentence } from "../rules.ts";
import type { Route } from "./+types/comparison";

export const headers = () => visitorPageHeaders;

export const handle: SharedPage = { sharedBy: { only: "" } };

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { config, db } = context.get(servicesContext);
  const found = await readComparedTools(db, params.tools);
  const path = comparisonPath(found.map(({ slug }) => slug));
  const onlyDifferences = url.searchParams.get("only") === "differences";
  if (`${comparePath}/${params.tools}` !== path)
    throw redirect(onlyDifferences ? `${path}?only=differences` : path, 301);
  const tools = found.toSorted((a, b) => (a.slug < b.slug ? -1 : 1));
  const engineUse = context.get(engineUseContext);
  const uses = tools.map(({ engine }): EngineTerms | null => {
    const use = engine && engineUse(engine.slug);
    return use ? { engine: engine.slug, use } : null;
  });
  const textPrice = context.get(textPriceContext);
  const { rows, unknown } = compareTools(
    tools,
    uses.map((terms) => describeTerms(terms, textPrice)),
  );
  return data({
    path,
    onlyDifferences,
    rows,
    unknown,
    tools: tools.map(({ facts: _facts, engine: _engine, ...tool }, index) => ({ ...tool, terms: uses[index] ?? null })),
    hasPicture: await hasOwnPicture(db, tools),
    baseUrl: config.baseUrl,
    productName: config.product.name,
  });
}

type Data = Route.ComponentProps["loaderData"];

const titleOf = ({ tools }: Pick<Data, "tools">): string => tools.map(({ name }) => name).join(" vs ");

const crumbsOf = (loaderData: Data): readonly Crumb[] => [
  { name: "Home", path: "/" },
  { name: "Tools", path: "/tools" },
  { name: "Compare", path: comparePath },
  { name: titleOf(loaderData), path: loaderData.path },
];

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { path, tools, rows, onlyDifferences, hasPicture, baseUrl, productName } = loaderData;
  const sharesCategory = new Set(tools.map(({ categoryId }) => categoryId)).size === 1;
  return describePage({
    title: titleOf(loaderData),
    description: fitDescription(
      `${formatList(tools.map(({ name }) => name))} side by side: what each one does, price, platforms and terms.`,
      hasSource(rows)
        ? ["Each fact with its source and date.", "Facts have a source and a date, and what isn’t known says so."]
        : ["What isn’t known says so."],
    ),
    path,
    baseUrl,
    productName,
    imagePath: hasPicture ? `/og/compare/${path.slice(`${comparePath}/`.length)}.png` : "/og/page/tools.png",
    // Search engines index pairs that people choose between, not every combination of a hundred tools.
    noIndex: onlyDifferences || tools.length > 2 || !sharesCategory,
    structuredData: [
      breadcrumbList(baseUrl, crumbsOf(loaderData)),
      {
        "@type": "ItemList",
        name: titleOf(loaderData),
        itemListElement: tools.map(({ slug, name, description, website, category }, index) => ({
          "@type": "ListItem",
          position: index + 1,
          item: {
            "@type": "SoftwareApplication",
            name,
            description,
            applicationCategory: category.name,
            url: website,
            mainEntityOfPage: `${baseUrl}/tools/${slug}`,
          },
        })),
      },
    ],
  });
}

export default function Comparison({ loaderData }: Route.ComponentProps) {
  const { path, tools, rows, unknown, onlyDifferences } = loaderData;
  const slugs = tools.map(({ slug }) => slug);
  return (
    <>
      <PageHeader crumbs={crumbsOf(loaderData)} title={titleOf(loaderData)} intro={introOf(loaderData)} />
      <ComparisonTable
        path={path}
        tools={tools}
        rows={rows}
        unknown={unknown}
        onlyDifferences={onlyDifferences}
        addPath={slugs.length < comparedMax ? pickerPath(slugs) : undefined}
      />
    </>
  );
}

const hasSource = (rows: Data["rows"]): boolean =>
  rows.some(({ cells }) => cells.some(({ source }) => source !== null));

function introOf({ tools, rows }: Data): string {
  const names = [...new Set(tools.map(({ category }) => inSentence(category.name)))];
  const what = names.length === 1 ? `for ${names[0]}` : `for ${formatList(names)}`;
  return `${tools.length === 2 ? "Two tools" : tools.length === 3 ? "Three tools" : "Four tools"} ${what}, side by side.${hasSource(rows) ? " What a source says is linked, with the day on which we read it." : ""}`;
}

import { billingApi } from "#billing/index.ts";
import { creditsApi } from "#credits/index.ts";
import { describeApi, describeMcp } from "#directory/index.ts";
import { findExampleModel } from "#models/index.ts";
import { visitorPageHeaders } from "#platform/http/page-errors.ts";
import type { SharedPage } from "#platform/http/shared-page.ts";
import { servicesContext } from "#platform/services.ts";
import { runsApi } from "#tools/index.ts";
import { buttonClass } from "#ui/button.tsx";
import { breadcrumbList, describePage } from "#ui/head.ts";
import { PageHeader } from "#ui/page-header.tsx";
import { v1Api } from "#v1/index.ts";
import type { Route } from "./+types/api-docs-page";
import { CodeInText } from "./code-in-text.tsx";
import { CodeBlock, EndpointSection, FieldList, toShownFields } from "./endpoint-section.tsx";
import { McpSection } from "./mcp-section.tsx";
import { type ApiDescription, type NamedObject, readApiDocument } from "./read-api-document.ts";
import { WebhooksSection } from "./webhooks-section.tsx";

const crumbs = [
  { name: "Home", path: "/" },
  { name: "API docs", path: "/api-docs" },
];

export const headers = () => visitorPageHeaders;

export const handle: SharedPage = { sharedBy: {} };

/** The page is rendered from the OpenAPI document, so the two cannot disagree. */
export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { config } = services;
  const model = await findExampleModel(services);
  return {
    api: readApiDocument(describeApi(config, [v1Api, runsApi, creditsApi, billingApi], model)),
    mcp: describeMcp(config),
    hasModel: model !== undefined,
    baseUrl: config.baseUrl,
    productName: config.product.name,
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { baseUrl, productName } = loaderData;
  return describePage({
    title: "API docs",
    description:
      "Run AI models from your own programs with any client for OpenAI’s API, and read our directory of AI design tools as JSON or by MCP, for free.",
    path: "/api-docs",
    baseUrl,
    productName,
    imagePath: "/og/page/api-docs.png",
    structuredData: [breadcrumbList(baseUrl, crumbs)],
  });
}

export default function ApiDocsPage({ loaderData }: Route.ComponentProps) {
  const { api, mcp, baseUrl, hasModel } = loaderData;
  return (
    <>
      <PageHeader crumbs={crumbs} title="API docs" intro={api.description}>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3 pt-2">
          <a href="/api/openapi.json" className={buttonClass({ variant: "secondary" })}>
            Open the OpenAPI document
          </a>
          <a href="#mcp" className={buttonClass({ variant: "secondary" })}>
            Connect an AI assistant
          </a>
          <p className="text-sm text-muted">
            Base URL <code className="break-all text-ink">{baseUrl}</code>
          </p>
        </div>
        {!hasModel && (
          <p className="max-w-[68ch] pt-2 text-sm text-muted">
            This site has no language model connected: chat completions run on a provider key of your own.
          </p>
        )}
      </PageHeader>
      <div className="container-page">
        <div className="grid gap-10 border-t border-ink pt-8 lg:grid-cols-12">
          <Contents api={api} />
          <div className="grid min-w-0 gap-10 lg:col-span-9">
            {api.groups.map(({ id, name, description, endpoints }) => (
              <section key={id} aria-labelledby={id}>
                <div className="grid gap-1 pb-8">
                  <h2 id={id} className="text-xl">
                    {name}
                  </h2>
                  <p className="text-muted">
                    <CodeInText text={description} />
                  </p>
                </div>
                {endpoints.map((endpoint) => (
                  <EndpointSection key={endpoint.id} endpoint={endpoint} />
                ))}
              </section>
            ))}
            <McpSection mcp={mcp} />
            <WebhooksSection />
            <Objects objects={api.objects} />
            <Errors api={api} />
          </div>
        </div>
      </div>
    </>
  );
}

function Contents({ api }: { readonly api: ApiDescription }) {
  return (
    <nav
      aria-label="On this page"
      className="grid grid-cols-2 gap-x-6 self-start text-sm sm:grid-cols-4 lg:sticky lg:top-24 lg:col-span-3 lg:block"
    >
      {api.groups.map(({ id, name, endpoints }) => (
        <div key={id} className="pb-5">
          <a href={`#${id}`} className="block py-1 font-semibold hover:underline">
            {name}
          </a>
          <ul>
            {endpoints.map((endpoint) => (
              <li key={endpoint.id}>
                <a href={`#${endpoint.id}`} className="block py-1 text-muted hover:text-ink hover:underline">
                  {endpoint.summary}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <div className="pb-5">
        <a href="#mcp" className="block py-1 font-semibold hover:underline">
          MCP server
        </a>
      </div>
      <div className="pb-5">
        <a href="#webhooks" className="block py-1 font-semibold hover:underline">
          Webhooks
        </a>
      </div>
      <div className="pb-5">
        <a href="#objects" className="block py-1 font-semibold hover:underline">
          Objects
        </a>
        <ul>
          {api.objects.map(({ id, name }) => (
            <li key={id}>
              <a href={`#${id}`} className="block py-1 text-muted hover:text-ink hover:underline">
                {name}
              </a>
            </li>
          ))}
        </ul>
      </div>
      <a href="#errors" className="block py-1 font-semibold hover:underline">
        Errors
      </a>
    </nav>
  );
}

function Objects({ objects }: { readonly objects: readonly NamedObject[] }) {
  return (
    <section aria-labelledby="objects">
      <div className="grid gap-1 pb-8">
        <h2 id="objects" className="text-xl">
          Objects
        </h2>
        <p className="text-muted">The objects in responses.</p>
      </div>
      <div className="grid gap-x-10 xl:grid-cols-2">
        {objects.map(({ id, name, fields }) => (
          <section
            key={id}
            aria-labelledby={id}
            className="grid min-w-0 content-start gap-4 border-t border-hairline pt-6 pb-12"
          >
            <h3 id={id} className="text-lg">
              {name}
            </h3>
            <FieldList title="Fields" fields={toShownFields(fields)} />
          </section>
        ))}
      </div>
    </section>
  );
}

function Errors({ api }: { readonly api: ApiDescription }) {
  return (
    <section aria-labelledby="errors" className="grid gap-6 border-t border-ink pt-8 xl:grid-cols-2 xl:gap-x-10">
      <div className="grid min-w-0 content-start gap-6">
        <div className="grid gap-1">
          <h2 id="errors" className="text-xl">
            Errors
          </h2>
          <p className="text-muted">
            Errors have the same shape everywhere, except for the AI models, where they have OpenAI’s. The status gives
            the kind of error, the code says which one it is, and the message is for your users.
          </p>
        </div>
        <FieldList title="Response" fields={toShownFields(api.errorFields)} />
      </div>
      <div className="min-w-0">
        <CodeBlock label="Response" code={api.errorResponse} />
      </div>
    </section>
  );
}

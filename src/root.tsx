import bricolage from "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url";
import inter from "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url";
import type { ReactNode } from "react";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useMatches,
  useRouteLoaderData,
} from "react-router";
import { findSession } from "#accounts/index.ts";
import type { Viewer } from "#accounts/rules.ts";
import { AuthProvider, FailedFormNote, keepPageOfFailedForm, Notices } from "#accounts/ui/index.ts";
import { listFavoriteKeys } from "#directory/index.ts";
import { CompareArea, FavoritesArea } from "#directory/ui/index.ts";
import { listOfferedKinds } from "#models/index.ts";
import type { PageError } from "#platform/http/page-errors.ts";
import { servicesContext } from "#platform/services.ts";
import {
  EarlyAccessSection,
  ErrorPage,
  NoConnection,
  SiteFooter,
  SiteHeader,
  SiteProvider,
  type SiteSettings,
} from "#site/ui/index.ts";
import { brandIcon, type ShownBrand } from "#teams/brand/brand-rules.ts";
import { type ActingTeam, findFrameTeam } from "#teams/index.ts";
import { noMemberMessage } from "#teams/rules.ts";
import { BrandBar, BrandFooter, OpenPersonal } from "#teams/ui/index.ts";
import styles from "#ui/app.css?url";
import { KeptFocus } from "#ui/kept-focus.tsx";
import { isNoAnswer } from "#ui/no-answer.ts";
import type { OfferedModels } from "#ui/offered-models.ts";
import { OnePress } from "#ui/one-press.tsx";
import { PendingPage } from "#ui/pending-page.tsx";
import { themeScript } from "#ui/theme.ts";
import { ToastArea } from "#ui/toast-area.tsx";
import { Tooltips } from "#ui/tooltips.tsx";
import type { Route } from "./+types/root";

export const links: Route.LinksFunction = () => [
  { rel: "stylesheet", href: styles },
  ...[bricolage, inter].map((href) => ({
    rel: "preload",
    as: "font",
    type: "font/woff2",
    href,
    crossOrigin: "anonymous" as const,
  })),
];

export async function loader({ request, context }: Route.LoaderArgs): Promise<
  SiteSettings &
    OfferedModels & {
      readonly viewer: Viewer | null;
      /** The team that the page is in; null for the user's own pages. */
      readonly team: ActingTeam | null;
      /** The team that the page’s requests name: its id, or `personal`; undefined for visitors. */
      readonly namedTeam: string | undefined;
      readonly favorites: readonly string[];
      /** The operator's sentence above every page; empty for none. */
      readonly notice: string;
    }
> {
  const { config, db, liveSettings } = context.get(servicesContext);
  const viewer = (await findSession(context))?.viewer ?? null;
  const acting = viewer && (await findFrameTeam(context, viewer, request));
  return {
    viewer,
    team: acting?.team ?? null,
    namedTeam: acting?.named,
    notice: liveSettings.current().notice,
    favorites: viewer ? await listFavoriteKeys(db, viewer.userId) : [],
    productName: config.product.name,
    supportEmail: config.product.supportEmail,
    baseUrl: config.baseUrl,
    botCheckSiteKey: config.botCheck?.siteKey ?? null,
    offeredModels: listOfferedKinds(config),
  };
}

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [keepPageOfFailedForm];

/**
 * Settings are the same for every page; who is signed in, and what they keep, changes with what was sent, where a page leads to the sign-in
 * page, or that page leads on because another tab has signed in, or where one asks for itself anew.
 */
export function shouldRevalidate({
  formMethod,
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const mayHaveChanged = formMethod === "POST" || currentUrl.href === nextUrl.href;
  if (mayHaveChanged) return defaultShouldRevalidate;
  return nextUrl.pathname === "/login" || currentUrl.pathname === "/login";
}

/** A page's own headers (its `Cache-Control`) are the document's. */
export function headers({ errorHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? {};
}

/** Parts of the document that depend on the page. */
interface PageHandle {
  /** True for a page without the site's footer. */
  readonly isWorkspace?: boolean;
  /** True for a page without the site's header, too: it has a bar of its own. */
  readonly isWholeWindow?: boolean;
  /** Brand that the page shows in place of the product's. */
  readonly brandOf?: (data: never) => ShownBrand | null;
}

export function Layout({ children }: { readonly children: ReactNode }) {
  const settings = useRouteLoaderData<typeof loader>("root");
  const matches = useMatches();
  const handles = matches.map(({ handle }) => handle as PageHandle | undefined);
  const isWorkspace = handles.some((handle) => handle?.isWorkspace);
  const isWholeWindow = handles.some((handle) => handle?.isWholeWindow);
  const brand = brandIn(matches);
  // A shared page that couldn’t be loaded: a team’s client is shown nothing of the product on a link that has ended.
  const isNeutral = matches.some(
    ({ loaderData }, at) => handles[at]?.brandOf !== undefined && loaderData === undefined,
  );
  const hasSiteFrame = !brand && !isNeutral && !isWholeWindow;
  return (
    <html lang="en" data-team={settings?.namedTeam} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#faf9f5" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#171411" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, allowed by its hash */}
        <script dangerouslySetInnerHTML={{ __html: themeScript }} />
        <link rel="icon" href={brand ? brandIcon(brand) : isNeutral ? "data:," : "/favicon.svg"} type="image/svg+xml" />
        {!brand && !isNeutral && (
          <link rel="alternate" type="application/rss+xml" title="Blog and tutorials" href="/rss.xml" />
        )}
        <Meta />
        <Links />
      </head>
      <body>
        <SiteProvider settings={settings}>
          <AuthProvider viewer={settings?.viewer ?? null}>
            <a
              href="#main"
              className="sr-only rounded-sm bg-ink px-4 py-3 text-paper focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50"
            >
              Skip to content
            </a>
            {brand && <BrandBar brand={brand} />}
            {hasSiteFrame && <SiteHeader isWide={isWorkspace} />}
            {hasSiteFrame && settings?.notice && (
              <p
                role="status"
                className="border-b border-hairline bg-accent-wash px-4 py-2 text-center text-sm wrap-anywhere"
              >
                {settings.notice}
              </p>
            )}
            <main id="main" tabIndex={-1} className="min-h-[60vh] outline-none">
              <FavoritesArea>
                <CompareArea isHidden={isWorkspace || !hasSiteFrame}>{children}</CompareArea>
              </FavoritesArea>
              <EarlyAccessSection />
              <Tooltips />
            </main>
            <FailedFormNote />
            {(brand || isNeutral) && <BrandFooter />}
            {hasSiteFrame && !isWorkspace && <SiteFooter />}
          </AuthProvider>
        </SiteProvider>
        <OnePress />
        <KeptFocus />
        <PendingPage />
        <ToastArea />
        <Notices />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

/** Brand of the page, if it has been loaded: an error page is the product's. */
function brandIn(matches: ReturnType<typeof useMatches>): ShownBrand | null {
  for (const { handle, loaderData } of matches) {
    const brand = loaderData !== undefined && (handle as PageHandle | undefined)?.brandOf?.(loaderData as never);
    if (brand) return brand;
  }
  return null;
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error)) {
    const { message: given, link } = (error.data as Partial<PageError> | undefined) ?? {};
    const message = typeof given === "string" ? given : undefined;
    if (message === noMemberMessage) {
      return (
        <ErrorPage status={error.status} message="You’re no longer in this team. Your own work is in Personal.">
          <OpenPersonal />
        </ErrorPage>
      );
    }
    return <ErrorPage status={error.status} message={message} link={link} />;
  }
  return isNoAnswer(error) ? <NoConnection /> : <ErrorPage status={500} message={undefined} />;
}

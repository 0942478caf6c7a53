import { type Context, Hono } from "hono";
import { compress } from "hono/compress";
import {
  type Accounts,
  accountsRoutes,
  createSessionCookieCheck,
  deletionNotesContext,
  expectedAddressContext,
  forgetAfterWrites,
  isProviderReturn,
  isSamlAnswer,
  pictureUpload,
  setUpPage,
} from "#accounts/index.ts";
import { adminUploads } from "#admin/index.ts";
import { exampleModelContext } from "#api-keys/index.ts";
import {
  billingApi,
  billingRoutes,
  bodylessPaths,
  checkoutCodesContext,
  endsWithPlanContext,
  grantFreeMonths,
  teamLinksContext,
  webhookRoutes,
} from "#billing/index.ts";
import { creditsApi, creditsRoutes, engineNamesContext } from "#credits/index.ts";
import { creditRates, creditsInWords } from "#credits/rules.ts";
import {
  answerMcpError,
  directoryRoutes,
  engineUseContext,
  mcpPath,
  mcpRoutes,
  textPriceContext,
} from "#directory/index.ts";
import { listingsRoutes, listingUploads } from "#listings/index.ts";
import { engineUseOf, findExampleModel, planContext } from "#models/index.ts";
import { AppError, errorBody } from "#platform/errors.ts";
import type { AppEnv } from "#platform/http/app-env.ts";
import { healthRoutes } from "#platform/http/health.ts";
import { loggablePath } from "#platform/http/loggable-path.ts";
import { observe } from "#platform/http/observe.ts";
import { toAppError } from "#platform/http/page-errors.ts";
import { createPages, type Pages, type PagesParts } from "#platform/http/pages.ts";
import { readBody } from "#platform/http/read-body.ts";
import { type AddressKind, redirectToCanonicalPath, rejectBadAddress } from "#platform/http/reject-bad-address.ts";
import { requireSameOrigin } from "#platform/http/require-same-origin.ts";
import { addMissingHeaders } from "#platform/http/security-headers.ts";
import { mailboxRoutes } from "#platform/mail/mailbox-routes.ts";
import { missingNoteContext } from "#platform/services.ts";
import { countKeyTokensContext } from "#provider-keys/index.ts";
import { stopInvitationsPath } from "#referrals/rules.ts";
import { countOwnKeyTokens, findRunOwnerAmong } from "#runs/index.ts";
import { isUnsubscribePath, siteRoutes } from "#site/index.ts";
import {
  findInvitedAddress,
  listDeletionNotes,
  listEndsWithPlan,
  openInOtherTeams,
  readTeamLinks,
  setUpActing,
  teamsRoutes,
  teamUploads,
} from "#teams/index.ts";
import {
  bodylessPresencePaths,
  bodylessRunPaths,
  featuresContext,
  runsApi,
  toolsRoutes,
  toolUploads,
  work,
} from "#tools/index.ts";
import { answerError, v1Api, v1Routes } from "#v1/index.ts";
import { findDeletion, namesOf, workContext } from "#work/index.ts";
import { webAppRoutes } from "#workspace/index.ts";
import { sharePath } from "#workspace/rules.ts";
import { checkoutCodes } from "./checkout-codes.ts";
import { featuresOf, programPlanOf, runPlanOf } from "./run-plan.ts";

export interface AppParts extends Omit<PagesParts, "connect" | "setUp"> {
  readonly accounts: Accounts;
  /** Aborted from the moment the process was asked to stop. */
  readonly stopping: AbortSignal;
}

const [textRate] = creditRates;
/** Copied from the list of prices: the same for every engine. */
const textPrice = `${creditsInWords(textRate.aic)} per ${textRate.unit}`;

/** The size limit for forms: our largest is smaller. */
const bodyBytesMax = 64 * 1_024;

/** The mount table. Order is policy: observe, protect, then the narrow routes, then the pages. */
export function createApp(parts: AppParts): Hono<AppEnv> {
  const { services, accounts, stopping, headers } = parts;
  const { config } = services;
  const setUpSession = setUpPage(accounts, config.baseUrl);
  const codes = checkoutCodes(services);
  const directoryParts = { engineUse: (slug: string) => engineUseOf(config, slug), textPrice };
  const pages = createPages({
    ...parts,
    connect(context) {
      context.set(checkoutCodesContext, codes);
      context.set(featuresContext, featuresOf(services));
      context.set(workContext, work);
      context.set(expectedAddressContext, (redirectTo) => findInvitedAddress(services, redirectTo));
      context.set(engineNamesContext, () => namesOf(services));
      context.set(deletionNotesContext, (userId) => listDeletionNotes(services.db, userId));
      context.set(endsWithPlanContext, (userId) => listEndsWithPlan(services.db, userId));
      context.set(planContext, runPlanOf(services));
      context.set(engineUseContext, directoryParts.engineUse);
      context.set(textPriceContext, textPrice);
      context.set(exampleModelContext, (userId) => findExampleModel(services, userId));
      context.set(countKeyTokensContext, countOwnKeyTokens);
      context.set(missingNoteContext, (url) => findDeletion({ ...services, work }, context, url));
      context.set(teamLinksContext, readTeamLinks);
    },
    setUp(context, c) {
      setUpActing(services, context, c.req.raw);
      return setUpSession(context, c);
    },
  });
  const app = new Hono<AppEnv>();

  app.use(
    observe(services, createSessionCookieCheck(config, services.secrets)),
    addMissingHeaders(headers),
    compress(),
  );
  app.use(
    rejectBadAddress(addressKindOf, (path) => methodsAt(app, path)),
    redirectToCanonicalPath,
  );
  app.route("/", webhookRoutes(services));
  // Programs have keys instead of cookies, and bodies of their own size.
  app.route("/", mcpRoutes(services, directoryParts));
  app.route("/", v1Routes(services, programPlanOf(services)));
  app.all("/v1/*", (c) => {
    throw noEndpoint(methodsAt(app, c.req.path));
  });
  app.use(
    requireSameOrigin(
      config.baseUrl,
      (path) => isUnsubscribePath(path) || path === stopInvitationsPath || isSamlAnswer(path),
    ),
    readBody({
      bytesMax: bodyBytesMax,
      uploads: services.uploads,
      uploadsAt: [
        pictureUpload(accounts),
        ...teamUploads(accounts),
        ...toolUploads(accounts),
        ...adminUploads(accounts),
        ...listingUploads(accounts),
      ],
      bodylessPaths: [...bodylessPaths, bodylessRunPaths, bodylessPresencePaths],
    }),
    forgetAfterWrites(accounts),
    openInOtherTeams(services, accounts, {
      dispatch: (request, env) => app.fetch(request, env as object),
      findRunOwner: (id, ownerIds) => findRunOwnerAmong(services.db, { id, ownerIds }),
    }),
  );
  app.route("/", healthRoutes(services, stopping));
  app.route("/", accountsRoutes(services, accounts));
  app.route("/", creditsRoutes(services, accounts, { refresh: (userId) => grantFreeMonths(services, userId) }));
  app.route("/", billingRoutes(services, accounts, codes));
  app.route("/", teamsRoutes(services, accounts, { engineNames: () => namesOf(services) }));
  app.route("/", toolsRoutes({ services, accounts, planOf: runPlanOf(services), featuresOf: featuresOf(services) }));
  app.route(
    "/",
    directoryRoutes(services, {
      others: [v1Api, runsApi, creditsApi, billingApi],
      findModel: () => findExampleModel(services),
      ...directoryParts,
    }),
  );
  app.route("/", listingsRoutes(services, accounts));
  app.route("/", siteRoutes(services));
  app.route("/", webAppRoutes(services));
  if (config.mail.mailbox) app.route("/dev/mailbox", mailboxRoutes(services));
  // Those that exist have been answered from memory: a page says nothing to a program that asks for a script.
  app.all("/assets/*", () => {
    throw new AppError("not_found", { userMessage: "There is no file at this address." });
  });
  app.all("/api/*", (c) => {
    throw noEndpoint(methodsAt(app, c.req.path));
  });
  app.all("*", pages.handle);

  app.onError((error, c) => showError(error, c, pages));
  return app;
}

const addressKindOf = (path: string): AddressKind =>
  path === sharePath ? "shared" : isProviderReturn(path) ? "foreign" : "usual";

/** Methods that some route of its own answers at a path; middleware and what answers everything do not count. What takes GET takes HEAD. */
function methodsAt(app: Hono<AppEnv>, path: string): readonly string[] {
  const takes = (method: string) => app.router.match(method, path)[0].some(([[, route]]) => route.method === method);
  return [...(takes("GET") ? ["GET", "HEAD"] : []), ...["POST", "PUT", "OPTIONS"].filter(takes)];
}

function noEndpoint(methods: readonly string[]): AppError {
  if (methods.length === 0) {
    return new AppError("not_found", { userMessage: "There is no endpoint at this address. /api-docs lists them." });
  }
  const allowed = methods.join(", ");
  return new AppError("method_not_allowed", {
    userMessage: `This address answers ${allowed} only. /api-docs says how.`,
    headers: { Allow: allowed },
  });
}

const isForPrograms = (path: string): boolean => path === "/v1" || path.startsWith("/v1/");

/** HEAD is answered as GET, without the body. */
const withoutBody = (c: Context<AppEnv>, response: Response): Response =>
  c.req.method === "HEAD" ? new Response(null, response) : new Response(response.body, response);

/** The one place where an error becomes an answer: a page for people, JSON for programs. */
async function showError(error: unknown, c: Context<AppEnv>, pages: Pages): Promise<Response> {
  const { requestId, log } = c.get("scope");
  const known = toAppError(error);
  if (c.req.raw.signal.aborted) log.info({ err: error, path: loggablePath(c.req.path) }, "client went away");
  else if (known.code === "internal") log.error({ err: error, path: loggablePath(c.req.path) }, "request failed");
  else if (known.status >= 500)
    log.warn({ err: error, path: loggablePath(c.req.path) }, "request could not be answered");
  else log.info({ code: known.code, reason: known.message }, "request refused");
  if (c.req.path === mcpPath) return withoutBody(c, answerMcpError(known));
  if (isForPrograms(c.req.path)) return withoutBody(c, answerError(known));
  const wantsPage = c.req.header("accept")?.includes("text/html") && !c.req.path.startsWith("/api/");
  const response = wantsPage
    ? await pages.refuse(c, known)
    : c.json(errorBody(known.code, known.userMessage, requestId), known.status);
  const answer = withoutBody(c, response);
  for (const [name, value] of Object.entries(known.headers)) answer.headers.set(name, value);
  return answer;
}

import { redirect, type ShouldRevalidateFunctionArgs } from "react-router";
import { findSession, requireSession, safeRedirectPath } from "#accounts/index.ts";
import { loginPath } from "#accounts/rules.ts";
import { answerForm, keepFailureOnForm } from "#platform/forms/answer-form.ts";
import { type FormReply, fieldOf } from "#platform/forms/rules.ts";
import { requestContext, servicesContext } from "#platform/services.ts";
import { Alert } from "#ui/alert.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { describePage } from "#ui/head.ts";
import { PageHeader } from "#ui/page-header.tsx";
import { showToast } from "#ui/toast.ts";
import { addFavorite, listFavorites, parseFavorite, removeFavorite } from "../favorites/favorites.ts";
import { listCategories } from "../queries.ts";
import { favoritesPath as path } from "../rules.ts";
import { FavoriteCards } from "../ui/favorites/favorite-cards.tsx";
import type { Route } from "./+types/favorites";

const failureMessage = "We couldn’t update your favorites. Please try again in a moment.";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { viewer } = await requireSession(context, url);
  const { config, db } = context.get(servicesContext);
  const [favorites, categories] = await Promise.all([listFavorites(db, viewer.userId), listCategories(db)]);
  return { ...favorites, categories, baseUrl: config.baseUrl, productName: config.product.name };
}

/** A removed entry stays on the page until the next visit, so that another press restores it. */
export function shouldRevalidate({ formAction, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return formAction === path ? false : defaultShouldRevalidate;
}

export function meta({ loaderData }: Route.MetaArgs) {
  const { baseUrl = "", productName = "" } = loaderData ?? {};
  const description = "The tools, engines and quick apps you’ve saved.";
  return describePage({ title: "Favorites", description, path, baseUrl, productName, noIndex: true });
}

/** The heart of every card posts here. With `stay` it gets an answer; without scripts it redirects back to the page it was pressed on. */
export async function action({ request, context }: Route.ActionArgs) {
  const { db } = context.get(servicesContext);
  return answerForm(request, {
    check: (form) => ({
      values: {
        change: fieldOf(form, "change"),
        returnTo: safeRedirectPath(fieldOf(form, "returnTo")) ?? path,
        stay: fieldOf(form, "stay"),
      },
      errors: {},
    }),
    failureMessage,
    log: context.get(requestContext).log,
    async onValid(values) {
      const session = await findSession(context);
      if (!session) throw redirect(loginPath(values.returnTo), 303);
      const { item, isWanted } = parseFavorite(values.change);
      await (isWanted ? addFavorite : removeFavorite)(db, session.viewer.userId, item);
      if (values.stay === "") throw redirect(values.returnTo, 303);
    },
  });
}

/** A heart has no room for a message, so a failure shows as a toast. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  const reply = await keepFailureOnForm(serverAction, failureMessage);
  const said: FormReply = "data" in reply ? reply.data : reply;
  if (said.outcome === "refused" && said.message) {
    showToast({ kind: "error", title: said.message, id: "favorites" });
  }
  return reply;
}

export default function FavoritesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { tools, engines, quickApps } = loaderData;
  const isEmpty = tools.length + engines.length + quickApps.length === 0;
  return (
    <>
      <PageHeader title="Favorites" intro="The tools, engines and quick apps you’ve saved, newest first." />
      {actionData?.outcome === "refused" && (
        <div className="container-page pb-8">
          <Alert tone="error">{actionData.message}</Alert>
        </div>
      )}
      {isEmpty ? (
        <div className="container-page">
          <EmptyState
            title="No favorites yet"
            action={
              <>
                <ButtonLink to="/tools">Browse tools</ButtonLink>
                <ButtonLink to="/ai-models" variant="secondary">
                  Browse engines
                </ButtonLink>
              </>
            }
          >
            Press the heart on a tool, engine or quick app to save it here.
          </EmptyState>
        </div>
      ) : (
        <FavoriteCards {...loaderData} />
      )}
    </>
  );
}

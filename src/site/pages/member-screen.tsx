import { requireSession } from "#accounts/index.ts";
import { AppError } from "#platform/errors.ts";
import { withPageErrors } from "#platform/http/page-errors.ts";
import { ArrowLink } from "#ui/button.tsx";
import { Chip } from "#ui/chip.tsx";
import { findMemberScreen } from "../member-screens.ts";
import { pageMeta } from "../ui/page-meta.ts";
import { WallPicture } from "../ui/wall-picture.tsx";
import type { Route } from "./+types/member-screen";

export function meta({ matches: [root], loaderData, location }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { title, later } = loaderData.screen;
  return pageMeta(root.loaderData, { title, description: later, path: location.pathname, noIndex: true });
}

/** Screens that need an account. Visitors go to the sign-in page and come back after signing in (B7). */
export function loader({ context, url }: Route.LoaderArgs) {
  return withPageErrors(async () => {
    const screen = findMemberScreen(url.pathname);
    if (!screen) throw new AppError("not_found", { userMessage: "There is no tool at this address." });
    await requireSession(context, url);
    return { screen };
  });
}

/** Until the tools are built, each screen says what it will do and where to go meanwhile. */
export default function MemberScreenPage({ loaderData: { screen } }: Route.ComponentProps) {
  return (
    <div className="container-page grid items-start gap-x-12 gap-y-10 pt-10 md:pt-16 lg:grid-cols-12">
      <div className="grid gap-10 lg:col-span-6">
        <div className="grid justify-items-start gap-4">
          <Chip>Not open yet</Chip>
          <h1 className="text-2xl">{screen.title}</h1>
          <p className="max-w-[48ch] text-lg text-muted">{screen.later}</p>
        </div>
        <section aria-labelledby="meanwhile" className="grid gap-4 border-t border-hairline pt-6">
          <h2 id="meanwhile" className="text-lg">
            What you can do today
          </h2>
          <p className="max-w-[56ch] text-muted">{screen.today}</p>
          <ul className="grid justify-items-start">
            {screen.links.map(({ text, path }) => (
              <li key={path}>
                <ArrowLink to={path} className="min-h-11">
                  {text}
                </ArrowLink>
              </li>
            ))}
          </ul>
        </section>
      </div>
      <WallPicture
        categoryId={screen.cover}
        slug={screen.path.slice(1).replace("/", "-")}
        isEager
        className="aspect-[8/5] w-full border border-hairline lg:col-span-6"
      />
    </div>
  );
}

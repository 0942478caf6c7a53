import { requestContext, servicesContext } from "#platform/services.ts";
import { ButtonLink } from "#ui/button.tsx";
import { describePage } from "#ui/head.ts";
import { sharedDesignPath, sharedPictures } from "../design/design-link-rules.ts";
import { getSharedDesign } from "../design/design-links.ts";
import type { Route } from "./+types/shared-design";

/** Enough for a shared office, too few to try addresses. */
const viewLimit = { name: "shared-designs", attemptsMax: 120, windowSeconds: 60 };

const [pageFile, socialFile] = sharedPictures;

export function meta({ matches: [root], loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { baseUrl, productName } = root.loaderData;
  const { title, path } = loaderData;
  return describePage({
    title,
    description: `A design that was shared with you. Made with ${productName}.`,
    path,
    baseUrl,
    productName,
    imagePath: `${path}/${socialFile}`,
    noIndex: true,
  });
}

/** What a link shows to everybody: nothing here names its user. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { db, clock, rateLimits, secrets } = context.get(servicesContext);
  const { clientAddress } = context.get(requestContext);
  await rateLimits.consume(viewLimit, secrets.digest("rate-limit", clientAddress));
  const { title, document, updatedAt } = await getSharedDesign(db, params.token, clock.now());
  const { width, height } = document;
  return { title, width, height, path: sharedDesignPath(params.token), version: updatedAt.getTime() };
}

export default function SharedDesignPage({ loaderData, matches: [root] }: Route.ComponentProps) {
  const { title, width, height, path, version } = loaderData;
  const { productName } = root.loaderData;
  return (
    <article className="container-page grid justify-items-center gap-8 pt-8 pb-20 md:pt-12">
      <img
        src={`${path}/${pageFile}?v=${version}`}
        alt={title}
        width={width}
        height={height}
        className="h-auto max-h-[80dvh] w-auto max-w-full rounded-md border border-hairline bg-sunken shadow-float"
      />
      <div className="grid justify-items-center gap-4 text-center">
        <h1 className="max-w-[32ch] text-xl">{title}</h1>
        <div className="flex flex-wrap items-center justify-center gap-x-5 gap-y-3">
          <p className="text-sm text-muted">Made with {productName}</p>
          <ButtonLink to="/image-generator" look="secondary">
            Make your own
          </ButtonLink>
        </div>
      </div>
    </article>
  );
}

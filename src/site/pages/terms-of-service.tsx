import { visitorPageHeaders } from "#platform/http/page-errors.ts";
import type { SharedPage } from "#platform/http/shared-page.ts";
import { servicesContext } from "#platform/services.ts";
import { getLegalDocument } from "../legal-documents.ts";
import { pageMeta } from "../ui/page-meta.ts";
import type { Route } from "./+types/terms-of-service";
import { LegalPage } from "./legal/legal-page.tsx";

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches[0].loaderData, {
    title: "Terms of Service",
    description: loaderData?.document.description ?? "",
    path: "/terms-of-service",
  });

export function headers() {
  return visitorPageHeaders;
}

export const handle: SharedPage = { sharedBy: {} };

export function loader({ context }: Route.LoaderArgs) {
  const { config } = context.get(servicesContext);
  return {
    document: getLegalDocument("terms-of-service", {
      productName: config.product.name,
      supportEmail: config.product.supportEmail,
      baseUrl: config.baseUrl,
    }),
  };
}

export default function TermsOfService({ loaderData }: Route.ComponentProps) {
  return <LegalPage document={loaderData.document} heading="Terms of Service" />;
}

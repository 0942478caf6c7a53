import { createContext, type ReactNode, useContext } from "react";

/** The public configuration of this installation. Every page gets it. */
export interface SiteSettings {
  readonly productName: string;
  readonly supportEmail: string;
  /** Public origin without a trailing slash. */
  readonly baseUrl: string;
  readonly botCheckSiteKey: string | null;
}

const fallback: SiteSettings = {
  productName: "Easel",
  supportEmail: "",
  baseUrl: "",
  botCheckSiteKey: null,
};
const SiteContext = createContext<SiteSettings>(fallback);

/** If the root loader failed and there are no settings, the page still gets a name and a link home. */
export function SiteProvider({
  settings,
  children,
}: {
  readonly settings: SiteSettings | undefined;
  readonly children: ReactNode;
}) {
  return <SiteContext value={settings ?? fallback}>{children}</SiteContext>;
}

export const useSite = (): SiteSettings => useContext(SiteContext);

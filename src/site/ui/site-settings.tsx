import { createContext, type ReactNode, useContext } from "react";

/** What every page may say of this installation: public configuration only. */
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

/** Without settings (the root loader itself failed) the page still gets a name and a way home. */
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

export interface SettingsPage {
  readonly path: string;
  readonly title: string;
  /** Pages at other addresses that only this one leads to. */
  readonly leadsTo?: readonly string[];
}

/** In the order of their navigation; those of other slices, too. */
export const settingsPages: readonly SettingsPage[] = [
  { path: "/settings/profile", title: "Profile", leadsTo: ["/settings/data", "/settings/delete"] },
  { path: "/settings/security", title: "Security" },
  { path: "/settings/billing", title: "Billing" },
  { path: "/settings/credits", title: "AI Credits" },
  { path: "/settings/brand-kits", title: "Brand kits" },
  { path: "/settings/ai-providers", title: "AI providers" },
  { path: "/settings/api-keys", title: "API keys" },
];

export interface SettingsPage {
  readonly path: string;
  readonly title: string;
  /** Other words that users search for. */
  readonly words?: string;
  /** Pages at other addresses that only this one leads to. */
  readonly leadsTo?: readonly string[];
}

/** In the order of their navigation; those of other slices, too. */
export const settingsPages: readonly SettingsPage[] = [
  {
    path: "/settings/profile",
    title: "Profile",
    words: "account name email avatar picture export data delete account",
    leadsTo: ["/settings/data", "/settings/delete"],
  },
  { path: "/settings/security", title: "Security", words: "password passkey two-factor sessions devices" },
  {
    path: "/settings/billing",
    title: "Billing",
    words: "plan pricing subscription invoice receipt payment card upgrade cancel",
  },
  { path: "/settings/credits", title: "AI Credits", words: "balance usage buy pack top up" },
  { path: "/settings/brand-kits", title: "Brand kits", words: "brand logo colors fonts" },
  { path: "/settings/ai-providers", title: "AI providers", words: "own keys openai anthropic google models connect" },
  { path: "/settings/api-keys", title: "API keys", words: "token developer programs" },
  { path: "/settings/webhooks", title: "Webhooks", words: "events endpoint notify developer programs" },
  { path: "/settings/teams", title: "Teams", words: "team members invite people roles seats cap" },
  { path: "/settings/support", title: "Support", words: "help contact question request ticket" },
];

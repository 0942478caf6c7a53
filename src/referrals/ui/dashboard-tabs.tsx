import { TabLinks } from "#ui/tab-links.tsx";
import { type DashboardTab, tabPath } from "../rules.ts";

const tabs = [
  { id: "overview", name: "Overview", path: tabPath("overview") },
  { id: "history", name: "Referral History", path: tabPath("history") },
] as const;

/** Each tab has its own URL, so that it can be linked to and works without scripts. */
export const DashboardTabs = ({ current }: { readonly current: DashboardTab }) => (
  <TabLinks label="Referrals" tabs={tabs} current={current} />
);

export const ideationPath = "/ideation";
export const boardPath = (id: string): string => `${ideationPath}/${id}`;

export const ideationTabs = ["explore", "favorites", "history", "boards"] as const;
export type IdeationTab = (typeof ideationTabs)[number];

export const tabPath = (tab: IdeationTab): string => (tab === "explore" ? ideationPath : `${ideationPath}?tab=${tab}`);

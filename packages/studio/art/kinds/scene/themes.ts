import type { Scene } from "./backdrop.ts";
import { desert, fields, forest, lake, mountains, sea } from "./lands.ts";
import { planets, room, skyline } from "./places.ts";
import type { ThemeName } from "./theme-words.ts";

export const themes: Readonly<Record<ThemeName, Scene>> = {
  mountains,
  lake,
  sea,
  desert,
  forest,
  fields,
  skyline,
  room,
  planets,
};

/** For briefs that name no place. */
export const openThemes: readonly ThemeName[] = [
  "mountains",
  "fields",
  "sea",
  "forest",
  "desert",
  "skyline",
  "room",
  "planets",
];

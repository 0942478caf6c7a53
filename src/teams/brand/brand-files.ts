import { randomBytes } from "node:crypto";
import { eq, or } from "drizzle-orm";
import { storedFileRemoval } from "#platform/files/stored-file-removal.ts";
import { teams } from "../schema.ts";
import type { Logo } from "./brand-rules.ts";

/** Path of logos. Their names can't be guessed and are never reused, so a file at an address never changes. They say its size and tones. */
const folder = "team-logos/";
export const logoFileName = "[0-9a-f]{32}-[0-9]{1,3}x[0-9]{1,3}(?:-[0-9a-f]{8})?\\.png";
export const logoFilePath = `/${folder}`;

export const newLogoKey = ({ width, height, tones }: Omit<Logo, "address">): string =>
  `${folder}${[randomBytes(16).toString("hex"), `${width}x${height}`, ...(tones === null ? [] : [tones])].join("-")}.png`;

export function logoOf(key: string): Logo {
  const [, width = "0", height = "0", tones = null] = /-(\d+)x(\d+)(?:-([0-9a-f]+))?\.png$/.exec(key) ?? [];
  return { address: `/${key}`, width: Number(width), height: Number(height), tones };
}

/** Path of pictures. As with logos, a file at an address never changes. */
const pictureFolder = "team-pictures/";
export const pictureFileName = "[0-9a-f]{32}\\.webp";
export const pictureFilePath = `/${pictureFolder}`;

export const newPictureKey = (): string => `${pictureFolder}${randomBytes(16).toString("hex")}.webp`;

/** Address of a picture; null for none. */
export const pictureUrlOf = (key: string | null): string | null => (key === null ? null : `/${key}`);

/** Removal of the files of teams' logos and pictures. */
export const brandFileRemoval = storedFileRemoval({
  name: "remove-team-logos",
  isUsed: async (db, key) => (await db.$count(teams, or(eq(teams.brandLogoKey, key), eq(teams.pictureKey, key)))) > 0,
});

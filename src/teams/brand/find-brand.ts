import { eq } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import type { Services } from "#platform/services.ts";
import { teams } from "../schema.ts";
import { readTeamState } from "../team-access.ts";
import { logoOf, pictureUrlOf } from "./brand-files.ts";
import { type ShownBrand, usualColor } from "./brand-rules.ts";
import { backdropOf } from "./logo-rules.ts";

/** A team's brand as its owner has set it, whether or not it is shown at the moment, and its picture, which only members see. */
export async function readBrand(db: Executor, teamId: string) {
  const { name, ownerId, closedAt, endedAt, pictureKey, brandLogoKey, brandColor } = teams;
  const columns = { name, ownerId, closedAt, endedAt, pictureKey, logoKey: brandLogoKey, color: brandColor };
  const [team] = await db.select(columns).from(teams).where(eq(teams.id, teamId));
  if (!team) return undefined;
  const { logoKey, color } = team;
  const brand: ShownBrand = { name: team.name, color, logo: logoKey === null ? null : logoOf(logoKey) };
  return { team, brand, pictureUrl: pictureUrlOf(team.pictureKey) };
}

/**
 * The brand that pages and files of an owner's work show in place of the product's.
 * @param ownerId of the work.
 * @returns null for what isn't a team's own, and while the team's owner has no Business plan.
 */
export async function findBrand(
  { db, clock }: Pick<Services, "db" | "clock">,
  ownerId: string,
): Promise<ShownBrand | null> {
  const { team, brand } = (await readBrand(db, ownerId)) ?? {};
  if (!team || !brand) return null;
  return (await readTeamState(db, team, clock.now())).readOnly ? null : brand;
}

/** Brand for files that show it themselves. */
export interface BrandFile extends Pick<ShownBrand, "name" | "color"> {
  /** PNG, with its size in pixels. */
  readonly logo: {
    readonly bytes: Uint8Array;
    readonly width: number;
    readonly height: number;
    /** Color right behind it, `#rrggbb`. */
    readonly backdrop: string;
  } | null;
}

/** The same with the logo's file. */
export async function findBrandFile(
  services: Pick<Services, "db" | "clock" | "files">,
  ownerId: string,
): Promise<BrandFile | undefined> {
  const brand = await findBrand(services, ownerId);
  if (!brand) return undefined;
  const { name, color, logo } = brand;
  const bytes = logo && (await services.files.find(logo.address.slice(1)));
  if (!logo || !bytes) return { name, color, logo: null };
  const { width, height } = logo;
  return { name, color, logo: { bytes, width, height, backdrop: backdropOf(logo, color ?? usualColor) } };
}

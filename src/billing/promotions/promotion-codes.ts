import { hash } from "node:crypto";
import { and, count, desc, eq, gt, isNotNull, isNull, ne, or, sql } from "drizzle-orm";
import type { Executor, Transaction } from "#platform/db/database.ts";
import { lockName } from "#platform/db/lock-name.ts";
import { AppError } from "#platform/errors.ts";
import { pageOf, pageWindow } from "#platform/list-query.ts";
import type { Services } from "#platform/services.ts";
import type { DiscountSource } from "../checkout/checkout-codes.ts";
import { checkouts, pageMs } from "../checkout/schema.ts";
import { bareCode, type NewPromotion } from "./rules.ts";
import { promotionCodes } from "./schema.ts";

/**
 * @throws {AppError} `invalid_input` for a day that is over; `conflict` if there is such a code already, also one that has ended: its uses
 * would be mixed up.
 */
export async function createPromotion(
  { db, clock }: Pick<Services, "db" | "clock">,
  promotion: NewPromotion,
): Promise<void> {
  if (promotion.endsAt && promotion.endsAt <= clock.now()) {
    throw new AppError("invalid_input", { userMessage: "Choose today or a later day.", field: "endsOn" });
  }
  const made = await db
    .insert(promotionCodes)
    .values({ ...promotion, createdAt: clock.now() })
    .onConflictDoNothing()
    .returning({ code: promotionCodes.code });
  if (made.length > 0) return;
  throw new AppError("conflict", {
    userMessage: "There is such a code already, or there was. Choose another.",
    field: "code",
  });
}

/**
 * Ends a promotion: from now on its code gives no discount. Subscriptions that were bought with it keep theirs.
 * @returns false if it has ended already, or there is none.
 */
export async function endPromotion({ db, clock }: Pick<Services, "db" | "clock">, code: string): Promise<boolean> {
  const ended = await db
    .update(promotionCodes)
    .set({ endedAt: clock.now() })
    .where(and(eq(promotionCodes.code, code), isNull(promotionCodes.endedAt)))
    .returning({ code: promotionCodes.code });
  return ended.length > 0;
}

/** Promotions with their uses, newest first. */
export async function listPromotions(db: Executor, page: number) {
  const { limit, offset } = pageWindow(page);
  const uses = db
    .select({ code: checkouts.promotionCode, uses: count().as("uses") })
    .from(checkouts)
    .where(and(isNotNull(checkouts.promotionCode), isNotNull(checkouts.completedAt)))
    .groupBy(checkouts.promotionCode)
    .as("uses");
  const rows = await db
    .select({
      code: promotionCodes.code,
      percent: promotionCodes.percent,
      months: promotionCodes.months,
      usesMax: promotionCodes.usesMax,
      endsAt: promotionCodes.endsAt,
      endedAt: promotionCodes.endedAt,
      createdAt: promotionCodes.createdAt,
      uses: sql<number>`coalesce(${uses.uses}, 0)::int`,
    })
    .from(promotionCodes)
    .leftJoin(uses, eq(uses.code, promotionCodes.code))
    .orderBy(desc(promotionCodes.createdAt), promotionCodes.code)
    .limit(limit)
    .offset(offset);
  return pageOf(rows, page);
}

/**
 * Discounts of promotion codes. At the payment provider each user has a code of their own, which works once, so that a code that many know
 * can be limited here.
 */
export const promotionDiscounts = ({ clock }: Pick<Services, "clock">): DiscountSource => ({
  async findDiscount(db, { code, userId }) {
    const given = bareCode(code);
    const [promotion] = await db.select().from(promotionCodes).where(eq(promotionCodes.code, given));
    if (!promotion) return undefined;
    const now = clock.now();
    if (promotion.endedAt || (promotion.endsAt && promotion.endsAt <= now)) throw ended();
    if (promotion.usesMax !== null && (await countUses(db, { code: given, userId, now })) >= promotion.usesMax) {
      throw usedUp();
    }
    return {
      code: given,
      percent: promotion.percent,
      months: promotion.months,
      promotion: { code: given, providerCode: personalCode(given, userId) },
    };
  },
});

/**
 * Counts once more, one purchase after the other, before a payment page is opened.
 * @throws {AppError} `conflict` if the promotion is used up.
 */
export async function requirePromotionLeft(
  transaction: Transaction,
  { code, userId, now }: { readonly code: string; readonly userId: string; readonly now: Date },
): Promise<void> {
  await lockName(transaction, `promotion:${code}`);
  const [promotion] = await transaction
    .select({ usesMax: promotionCodes.usesMax })
    .from(promotionCodes)
    .where(eq(promotionCodes.code, code));
  const usesMax = promotion?.usesMax ?? null;
  if (usesMax !== null && (await countUses(transaction, { code, userId, now })) >= usesMax) throw usedUp();
}

/** Purchases with a code, and others' payment pages that are open with it. */
const countUses = (
  db: Executor,
  { code, userId, now }: { readonly code: string; readonly userId: string; readonly now: Date },
): Promise<number> =>
  db.$count(
    checkouts,
    and(
      eq(checkouts.promotionCode, code),
      or(
        isNotNull(checkouts.completedAt),
        and(ne(checkouts.userId, userId), gt(checkouts.createdAt, new Date(now.getTime() - pageMs))),
      ),
    ),
  );

/** The same for each user and code. Capitals and digits only, as the provider wants them. */
const personalCode = (code: string, userId: string): string =>
  `${code}${hash("sha256", `${code} ${userId}`, "hex").slice(0, 12).toUpperCase()}`;

const ended = () =>
  new AppError("conflict", {
    userMessage: "This code has ended. Clear the field to continue without it.",
    field: "code",
  });

const usedUp = () =>
  new AppError("conflict", {
    userMessage: "This code has been used up. Clear the field to continue without it.",
    field: "code",
  });

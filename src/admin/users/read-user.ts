import {
  describeDevice,
  findConsent,
  findPerson,
  listSecurityEvents,
  listSessions,
  type Person,
} from "#accounts/index.ts";
import { findEntitlement, findPayments } from "#billing/index.ts";
import { findBalance, listTransactions } from "#credits/index.ts";
import { isUuid } from "#platform/db/columns.ts";
import { AppError } from "#platform/errors.ts";
import { oneOf, readListQuery } from "#platform/list-query.ts";
import type { Services } from "#platform/services.ts";
import { listRunFacts } from "#runs/index.ts";
import { listTeams } from "#teams/index.ts";
import { listActions } from "../list-actions.ts";
import { listSentLines, sentTabs } from "./list-sent.ts";
import type { UserTabId } from "./user-rules.ts";

/** @throws {AppError} `not_found`. */
export async function getPerson({ db }: Pick<Services, "db">, userId: string): Promise<Person> {
  const person = isUuid(userId) ? await findPerson(db, userId) : undefined;
  if (person) return person;
  throw new AppError("not_found", { userMessage: "There is no account with this id. It may have been deleted." });
}

interface TabQuestion {
  readonly services: Services;
  readonly userId: string;
  readonly operatorId: string;
  readonly url: URL;
  readonly now: Date;
}

/** Reads one tab of a user’s page. */
export async function readUserTab(tab: UserTabId, { services, userId, operatorId, url, now }: TabQuestion) {
  const { db } = services;
  const { page } = readListQuery(url.searchParams, ["newest"]);
  const before = Number(/^\d{1,15}$/.exec(url.searchParams.get("before") ?? "")?.[0] ?? 0) || undefined;
  switch (tab) {
    case "overview": {
      const [entitlement, balance, teams] = await Promise.all([
        findEntitlement(db, userId, now),
        findBalance(db, userId, now),
        listTeams(db, userId),
      ]);
      return { tab, entitlement, balance, teams };
    }
    case "credits": {
      const [balance, transactions] = await Promise.all([
        findBalance(db, userId, now),
        listTransactions(db, userId, { before }),
      ]);
      return { tab, balance, ...transactions };
    }
    case "payments":
      return { tab, payments: await findPayments(db, userId), entitlement: await findEntitlement(db, userId, now) };
    case "runs": {
      const consent = await findConsent(services, userId);
      const viewUntil = consent?.operatorId === operatorId ? consent.until : null;
      return { tab, viewUntil, ...(await listRunFacts(db, { userId, page, withContent: viewUntil !== null })) };
    }
    case "sent": {
      const kind = oneOf(url.searchParams.get("kind"), sentTabs);
      return { tab, kind, ...(await listSentLines(db, { userId, kind, page })) };
    }
    case "security": {
      const [sessions, events] = await Promise.all([
        listSessions(db, { userId, now }),
        listSecurityEvents(db, { userId, page }),
      ]);
      const device = <Seen extends { readonly userAgent: string | null }>({ userAgent, ...seen }: Seen) => ({
        ...seen,
        device: describeDevice(userAgent),
      });
      return { tab, sessions: sessions.map(device), ...events, events: events.events.map(device) };
    }
    case "changes":
      return { tab, ...(await listActions(db, { text: "", page }, { kind: "user", id: userId })) };
  }
}

export type UserTab<Tab extends UserTabId> = Extract<Awaited<ReturnType<typeof readUserTab>>, { readonly tab: Tab }>;

import { countAccounts } from "#accounts/index.ts";
import { countOpenEvents, reportIncome } from "#billing/index.ts";
import { countWaitingListings } from "#listings/index.ts";
import { dayMs } from "#platform/clock.ts";
import type { Executor } from "#platform/db/database.ts";
import { listQueues } from "#platform/job-report.ts";
import { reportFailures, reportRuns } from "#runs/index.ts";
import { countOpenMessages } from "#site/index.ts";
import { countWaiting as countSupport } from "#support/index.ts";

/** Something that waits for the operator. */
export interface WaitingWork {
  readonly title: string;
  readonly path: string;
  readonly count: number;
  /** More about it, e.g. how much is late. */
  readonly note?: string | undefined;
}

/** Everything that waits for a decision of the operator, also where there is nothing. */
export async function listWaitingWork(db: Executor, now: Date): Promise<readonly WaitingWork[]> {
  const [support, contact, listings, events] = await Promise.all([
    countSupport(db, now),
    countOpenMessages(db),
    countWaitingListings(db),
    countOpenEvents(db),
  ]);
  const late = support.late > 0 ? `${support.late} late` : undefined;
  return [
    { title: "Support requests", path: "/admin/support", count: support.open, note: late },
    { title: "Contact messages", path: "/admin/contact", count: contact },
    { title: "Submitted tools", path: "/admin/submissions", count: listings.submissions },
    { title: "Edits of makers", path: "/admin/edits", count: listings.edits },
    { title: "Pictures of makers", path: "/admin/pictures", count: listings.pictures },
    { title: "Claims", path: "/admin/claims", count: listings.claims },
    { title: "Reports", path: "/admin/reports", count: listings.reports },
    { title: "Reviews", path: "/admin/reviews", count: listings.reviews },
    { title: "Payment events", path: "/admin/webhooks", count: events },
  ];
}

/** The last day at a glance, and what waits for the operator. */
export async function readToday(db: Executor, now: Date) {
  const [day, week, month] = [1, 7, 30].map((days) => new Date(now.getTime() - days * dayMs)) as [Date, Date, Date];
  const [signUps, signUpsWeek, vendors, failures, income, incomeMonth, queues, waiting] = await Promise.all([
    countAccounts(db, day),
    countAccounts(db, week),
    reportRuns(db, day),
    reportFailures(db, day),
    reportIncome(db, day),
    reportIncome(db, month),
    listQueues(db),
    listWaitingWork(db, now),
  ]);
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  return {
    signUps: { day: signUps, week: signUpsWeek },
    runs: {
      all: sum(vendors.map(({ runs }) => runs)),
      failed: sum(vendors.map(({ failed }) => failed)),
      aic: sum(vendors.map(({ aic }) => aic)),
    },
    vendors,
    failures,
    income: { day: income, month: incomeMonth },
    queue: {
      waiting: sum(queues.map((queue) => queue.waiting)),
      active: sum(queues.map((queue) => queue.active)),
      failed: sum(queues.map((queue) => queue.failed)),
    },
    waiting,
  };
}

import { Link, useNavigation } from "react-router";
import { buttonClass } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { DateTime } from "#ui/date-time.tsx";
import { formatNumber } from "#ui/format.ts";
import { Skeleton } from "#ui/skeleton.tsx";
import { type HistoryEntry, historyWords, type RefundedCharge, refundedChargeName } from "../rules.ts";

export interface Transaction extends HistoryEntry {
  readonly number: number;
  /** AIC, negative for spending. */
  readonly amount: number;
  readonly createdAt: Date;
  readonly refundedCharge: RefundedCharge | null;
}

interface Props {
  readonly transactions: readonly Transaction[];
  /** URLs of the next and previous pages; undefined at the ends. */
  readonly olderPath: string | undefined;
  readonly newerPath: string | undefined;
  readonly statementPath: string;
}

/** All changes of the balance, newest first. */
export function TransactionHistory({ transactions, olderPath, newerPath, statementPath }: Props) {
  const { state, location } = useNavigation();
  const isTurning = state === "loading" && /[?&](?:before|after)=/.test(location.search);
  return (
    <section id="history" aria-labelledby="history-title" aria-busy={isTurning} className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 id="history-title" className="text-lg">
          Credit Transaction History
        </h2>
        {transactions.length > 0 && (
          <a href={statementPath} download className={buttonClass({ variant: "secondary" })}>
            Download CSV
          </a>
        )}
      </div>
      {transactions.length === 0 ? (
        <p className="border-y border-hairline py-10 text-muted">No transaction history available</p>
      ) : (
        <>
          {isTurning ? <LoadingRows /> : <Rows transactions={transactions} />}
          <Turning olderPath={olderPath} newerPath={newerPath} />
        </>
      )}
    </section>
  );
}

const head = "border-b border-hairline py-2 pr-4 text-left text-xs font-semibold text-muted last:pr-0";
const cell = "py-2.5 align-top md:border-b md:border-hairline md:pr-4 md:last:pr-0";
/** Below the description on phones, which have no columns. */
const aside = "text-xs text-muted max-md:order-3 max-md:py-0 md:text-sm";
/** Followed by a dot, so that a line break puts the dot at the end of a line rather than at the start. */
const asideBefore = `${aside} max-md:after:px-1 max-md:after:content-['·']`;

function Rows({ transactions }: Pick<Props, "transactions">) {
  return (
    <table aria-labelledby="history-title" className="w-full border-t border-hairline text-sm max-md:block">
      <thead className="max-md:sr-only">
        <tr>
          <th scope="col" className={head}>
            Date
          </th>
          <th scope="col" className={head}>
            Service
          </th>
          <th scope="col" className={head}>
            Source
          </th>
          <th scope="col" className={head}>
            Description
          </th>
          <th scope="col" className={`${head} text-right`}>
            Amount
          </th>
        </tr>
      </thead>
      <tbody className="max-md:block">
        {transactions.map((transaction) => (
          <Row key={transaction.number} transaction={transaction} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ transaction }: { readonly transaction: Transaction }) {
  const { service, source, description } = historyWords(transaction);
  const { amount, createdAt, refundedCharge } = transaction;
  const isGain = amount > 0;
  return (
    <tr className="max-md:flex max-md:flex-wrap max-md:border-b max-md:border-hairline max-md:py-3">
      <td className={classNames(cell, asideBefore, "whitespace-nowrap")}>
        <DateTime at={createdAt} />
      </td>
      <td className={classNames(cell, asideBefore)}>{service}</td>
      <td className={classNames(cell, aside)}>{source}</td>
      <td
        className={classNames(
          cell,
          "wrap-anywhere max-md:order-1 max-md:w-2/3 max-md:py-0 max-md:pr-4 max-md:font-medium",
        )}
      >
        {description}
        {refundedCharge && (
          <span className="block text-xs font-normal text-muted">
            Refund of “{refundedChargeName(refundedCharge)}”, <DateTime at={refundedCharge.createdAt} />
          </span>
        )}
      </td>
      <td
        className={classNames(
          cell,
          "text-right font-semibold whitespace-nowrap tabular-nums max-md:order-2 max-md:w-1/3 max-md:py-0",
          isGain ? "text-success" : "text-danger",
        )}
      >
        {isGain ? "+" : ""}
        {formatNumber(amount)}
      </td>
    </tr>
  );
}

const placeholders = ["a", "b", "c", "d", "e", "f", "g", "h"];

function LoadingRows() {
  return (
    <div role="status" className="border-t border-hairline">
      <span className="sr-only">Loading transactions</span>
      {placeholders.map((name) => (
        <div key={name} className="flex items-center gap-4 border-b border-hairline py-3">
          <Skeleton className="h-5 w-1/4" />
          <Skeleton className="h-5 flex-1" />
          <Skeleton className="h-5 w-16" />
        </div>
      ))}
    </div>
  );
}

function Turning({ olderPath, newerPath }: Pick<Props, "olderPath" | "newerPath">) {
  if (!olderPath && !newerPath) return null;
  return (
    <nav aria-label="History pages" className="flex flex-wrap gap-3">
      {newerPath && (
        <Link to={newerPath} className={buttonClass({ variant: "secondary" })}>
          Newer
        </Link>
      )}
      {olderPath && (
        <Link to={olderPath} className={buttonClass({ variant: "secondary" })}>
          Older
        </Link>
      )}
    </nav>
  );
}

import { useEffect, useState } from "react";
import { readTimeZone, type UsageReport } from "../rules.ts";

/**
 * The usage as the reader's own days count it: the server renders it in UTC, because it keeps nobody's time zone and no cookie for it. Where
 * the second question goes unanswered, UTC stays, and the page says so.
 */
export function useLocalUsage(given: UsageReport): UsageReport {
  const [local, setLocal] = useState<{ readonly of: UsageReport; readonly report: UsageReport }>();
  useEffect(() => {
    const timeZone = readTimeZone(Intl.DateTimeFormat().resolvedOptions().timeZone);
    if (timeZone === given.timeZone) return;
    const leaving = new AbortController();
    void ask(given.span, timeZone, leaving.signal).then((report) => report && setLocal({ of: given, report }));
    return () => leaving.abort();
  }, [given]);
  return local?.of === given ? local.report : given;
}

async function ask(span: string, timeZone: string, signal: AbortSignal): Promise<UsageReport | undefined> {
  try {
    const answer = await fetch(`/api/credits/usage?${new URLSearchParams({ span, timeZone })}`, { signal });
    return answer.ok ? ((await answer.json()) as UsageReport) : undefined;
  } catch {
    return undefined;
  }
}

import { useCallback, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import type { Modality } from "#engines/index.ts";
import { runsPath } from "#runs/rules.ts";
import { type ApiRequest, callForJson } from "#ui/api-client.ts";
import { noAnswerMessage } from "#ui/no-answer.ts";
import { projectIn } from "#work/browser.ts";
import { problemOf, type RunProblem } from "../../text/run-client.ts";

/** Fields without a value are left out. A file makes it a form. */
export type MediaFields = Readonly<Record<string, string | number | File | undefined>>;

/** Starts runs of one kind. The page then shows the one that its address names, which goes on when the page is closed. */
export function useMediaRun(kind: Modality) {
  /** Fields of the run that this page has started, with their file, which the server doesn't keep. */
  const [sent, setSent] = useState<{ readonly runId: string; readonly fields: MediaFields }>();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [isStarting, setStarting] = useState(false);
  const [problem, setProblem] = useState<RunProblem>();
  const start = useCallback(
    async (fields: MediaFields): Promise<void> => {
      setStarting(true);
      setProblem(undefined);
      try {
        const { id } = await callForJson<{ readonly id: string }>(`${runsPath}/${kind}`, {
          ...bodyOf({ ...fields, projectId: projectIn(params), idempotencyKey: crypto.randomUUID() }),
          lost: noAnswerMessage,
        });
        setSent({ runId: id, fields });
        const query = new URLSearchParams(params);
        query.delete("again");
        query.delete("deleted");
        query.set("run", id);
        await navigate(`?${query}`, { preventScrollReset: true });
      } catch (error) {
        setProblem(problemOf(error));
      } finally {
        setStarting(false);
      }
    },
    [kind, navigate, params],
  );
  /** Returns the fields with which this page has started a run; undefined for runs of another page, or before a reload. */
  const sentFor = (runId: string | undefined) => (sent?.runId === runId ? sent?.fields : undefined);
  return { isStarting, problem, start, sentFor };
}

function bodyOf(fields: MediaFields): Pick<ApiRequest, "json" | "form"> {
  const given = Object.entries(fields).filter((field): field is [string, string | number | File] => {
    return field[1] !== undefined;
  });
  if (!given.some(([, value]) => value instanceof File)) return { json: Object.fromEntries(given) };
  const form = new FormData();
  for (const [name, value] of given) form.set(name, typeof value === "number" ? String(value) : value);
  return { form };
}

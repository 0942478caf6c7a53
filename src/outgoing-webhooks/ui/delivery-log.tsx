import { Form, useNavigation } from "react-router";
import type { ListPage } from "#platform/list-query.ts";
import { ArrowLink } from "#ui/button.tsx";
import { Chip } from "#ui/chip.tsx";
import { DateTime } from "#ui/date-time.tsx";
import { formatNumber } from "#ui/format.ts";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { type DeliveryState, type ListedDelivery, titleOfType, webhookPath } from "../rules.ts";

interface Props {
  readonly log: ListPage<ListedDelivery>;
  readonly endpointId: string;
  /** False while nothing is sent. */
  readonly maySend: boolean;
}

export function DeliveryLog({ log: { rows, page, hasNext }, endpointId, maySend }: Props) {
  const pathOf = (other: number) => `${webhookPath(endpointId)}?page=${other}`;
  if (rows.length === 0)
    return <p className="text-muted">{page === 1 ? "Nothing has been sent yet." : "There are no more."}</p>;
  return (
    <>
      <ul aria-label="Deliveries" className="divide-y divide-hairline border-y border-hairline">
        {rows.map((delivery) => (
          <DeliveryRow key={delivery.id} delivery={delivery} maySend={maySend} />
        ))}
      </ul>
      <p className="flex flex-wrap gap-x-6 gap-y-2">
        {page > 1 && <ArrowLink to={pathOf(page - 1)}>Newer deliveries</ArrowLink>}
        {hasNext && <ArrowLink to={pathOf(page + 1)}>Older deliveries</ArrowLink>}
      </p>
    </>
  );
}

const stateNames: Readonly<Record<DeliveryState, string>> = {
  waiting: "Waiting",
  delivered: "Delivered",
  failed: "Failed",
  skipped: "Not sent",
};

function DeliveryRow({ delivery, maySend }: { readonly delivery: ListedDelivery; readonly maySend: boolean }) {
  const { id, type, state, createdAt, tries, nextAt, status, durationMs, fault } = delivery;
  const isRetried = state === "waiting" && tries > 0;
  return (
    <li className="grid gap-2 py-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="grid min-w-0 gap-1">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="font-semibold">{titleOfType(type)}</span>
            <Chip tone={state === "delivered" ? "accent" : state === "failed" ? "ink" : "plain"}>
              {isRetried ? "Will be retried" : stateNames[state]}
            </Chip>
          </p>
          <p className="text-sm text-muted tabular-nums">
            <DateTime at={createdAt} />
            {/* Other ones are in the sentence. */}
            {fault === null && status !== null && ` · status ${status}`}
            {durationMs !== null && ` · ${formatNumber(durationMs)} ms`}
            {tries > 1 && ` · ${formatNumber(tries)} tries`}
          </p>
          {fault && <p className="text-sm">{fault}</p>}
          {nextAt && (
            <p className="text-sm text-muted">
              Next try <DateTime at={nextAt} />
            </p>
          )}
        </div>
        {maySend && <SendAgain id={id} title={titleOfType(type)} />}
      </div>
      <DeliveryDetails delivery={delivery} />
    </li>
  );
}

function SendAgain({ id, title }: { readonly id: string; readonly title: string }) {
  const isBusy = useNavigation().formData?.get("delivery") === id;
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value="again" />
      <input type="hidden" name="delivery" value={id} />
      <SubmitButton isBusy={isBusy} variant="secondary" size="sm">
        Send again<span className="sr-only"> {title}</span>
      </SubmitButton>
    </Form>
  );
}

function DeliveryDetails({ delivery: { id, body, answer, triedAt } }: { readonly delivery: ListedDelivery }) {
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2.5 text-sm font-semibold text-accent-text">
        Request and answer
      </summary>
      <dl className="grid gap-4 pt-2 pb-3 text-sm">
        <Part title="webhook-id" text={id} />
        <Part title="Body" text={body} />
        {triedAt && <Part title="Beginning of the answer" text={answer === null ? "None" : answer || "Empty"} />}
      </dl>
    </details>
  );
}

function Part({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <div className="grid gap-1">
      <dt className="font-semibold">{title}</dt>
      <dd className="rounded-md border border-hairline bg-sunken p-3 font-mono text-xs leading-5 wrap-anywhere whitespace-pre-wrap">
        {text}
      </dd>
    </div>
  );
}

/** Rules of webhooks. Plain functions, because the browser and the server run the same ones. */
import { type Checked, fieldOf, tidyLine, withoutEmpty } from "#platform/forms/rules.ts";
import { type EventType, eventTypes, testType } from "./event-types.ts";

export { type EventType, eventTypes, offeredTypes, testType } from "./event-types.ts";

export const webhooksPath = "/settings/webhooks";
export const newWebhookPath = `${webhooksPath}/new`;
export const webhookPath = (endpointId: string): string => `${webhooksPath}/${endpointId}`;
export const editWebhookPath = (endpointId: string): string => `${webhookPath(endpointId)}/edit`;
export const webhookSecretPath = (endpointId: string): string => `${webhookPath(endpointId)}/secret`;

/** Endpoints of one user, and of one team. */
export const endpointsMax = 5;
export const urlLengthMax = 500;
export const descriptionLengthMax = 100;
/** Hours in which a replaced secret still signs. */
export const oldSecretHours = 24;
/** Days in which a delivery is listed and can be sent again. */
export const deliveryDays = 30;
/** Days of nothing but failures after which an endpoint is switched off. */
export const failingDays = 5;
export const timeoutSeconds = 10;

/** Why nothing is sent, although an endpoint is on. */
export type SendingBlock = "plan" | "team" | "account";

/** A delivery waits until it was taken, all its tries have failed, or it was left out. */
export type DeliveryState = "waiting" | "delivered" | "failed" | "skipped";

/** Why an endpoint was switched off by us. */
export type SwitchedOff = "failing" | "gone";

/** An endpoint as its owner sees it, without its secret. */
export interface ListedEndpoint {
  readonly id: string;
  readonly url: string;
  readonly description: string;
  readonly events: readonly EventType[];
  readonly isOn: boolean;
  readonly isFailing: boolean;
  readonly switchedOff: SwitchedOff | null;
}

/** A delivery as the log shows it. */
export interface ListedDelivery {
  readonly id: string;
  readonly type: string;
  readonly body: string;
  readonly state: DeliveryState;
  readonly createdAt: Date;
  readonly tries: number;
  /** The next try; null unless it waits for one. */
  readonly nextAt: Date | null;
  /** The last try. */
  readonly triedAt: Date | null;
  readonly status: number | null;
  readonly durationMs: number | null;
  readonly answer: string | null;
  readonly fault: string | null;
}

export type EndpointField = "url" | "description" | "events";

/** Reads the form that adds or changes an endpoint. The events are several fields of one name. */
export function checkEndpointForm(form: FormData): Checked<EndpointField> {
  const values = {
    url: fieldOf(form, "url").trim(),
    description: tidyLine(fieldOf(form, "description")),
    events: form.getAll("events").map(String).filter(isEventType).join(" "),
  };
  return {
    values,
    errors: withoutEmpty({
      url: findUrlFault(values.url),
      description:
        values.description.length > descriptionLengthMax
          ? `A description has at most ${descriptionLengthMax} characters.`
          : undefined,
      events: values.events === "" ? "Choose at least one event." : undefined,
    }),
  };
}

export interface EndpointSettings {
  /** Written as `URL` does. */
  readonly url: string;
  readonly description: string;
  readonly events: readonly EventType[];
}

/** The settings in a form that passed its check. */
export const readEndpointSettings = (values: Readonly<Record<EndpointField, string>>): EndpointSettings => ({
  url: new URL(values.url).href,
  description: values.description,
  events: [...new Set(values.events.split(" ").filter(isEventType))],
});

function isEventType(type: string): type is EventType {
  return Object.hasOwn(eventTypes, type);
}

/** Title of a type, also for the test and for types of earlier versions. */
export function titleOfType(type: string): string {
  if (type === testType) return "Test";
  return isEventType(type) ? eventTypes[type].title : type;
}

function findUrlFault(text: string): string | undefined {
  if (text === "") return "Enter the address of your endpoint.";
  if (text.length > urlLengthMax) return `An address has at most ${urlLengthMax} characters.`;
  const url = URL.parse(text);
  if (!url) return "Enter a full address, such as https://example.com/webhooks.";
  if (url.protocol !== "https:") return "The address must begin with https://.";
  if (url.username || url.password)
    return "Leave user name and password out of the address. The signature proves who sends.";
  if (url.hash) return "Leave out the part from # on: it isn’t sent.";
  return isLocalName(url.hostname) ? notPublic : undefined;
}

export const notPublic = "This address isn’t on the public internet. Enter one that is.";

/** Names that only a private network knows. What other names lead to is checked at each connection. */
const isLocalName = (host: string): boolean =>
  !/[.:]/.test(host) || /(?:^|\.)(?:localhost|local|internal|lan|home\.arpa)\.?$/i.test(host);

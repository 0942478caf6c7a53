import { Link } from "react-router";
import { eventTypes, oldSecretHours, timeoutSeconds, webhooksPath } from "#outgoing-webhooks/rules.ts";
import { CodeBlock, FieldList } from "./endpoint-section.tsx";

const types = Object.entries(eventTypes).map(([type, event]) => ({ type, ...event }));
const textLink = "font-semibold text-accent-text underline underline-offset-4";

/** Reference of webhooks for those who receive them. Rendered from the types that are sent. */
export function WebhooksSection() {
  return (
    <section aria-labelledby="webhooks" className="grid gap-6 border-t border-ink pt-8">
      <div className="grid max-w-[68ch] gap-3">
        <h2 id="webhooks" className="text-xl">
          Webhooks
        </h2>
        <p className="text-muted">
          We post events to an https address of yours, as{" "}
          <a href="https://www.standardwebhooks.com" className={textLink}>
            Standard Webhooks
          </a>{" "}
          specifies, so its libraries for all common languages verify them. You add up to five addresses in{" "}
          <Link to={webhooksPath} className={textLink}>
            your settings
          </Link>{" "}
          on the Business plan, and see there what was sent and what your program answered.
        </p>
      </div>
      <div className="grid gap-x-10 gap-y-6 xl:grid-cols-2">
        <div className="grid min-w-0 content-start gap-6">
          <FieldList title="Events" fields={types.map(({ type, about }) => ({ name: type, description: about }))} />
          <FieldList title="Body" fields={bodyFields} />
          <FieldList title="Headers" fields={headerFields} />
          <Rules />
        </div>
        <div className="grid min-w-0 content-start gap-6">
          <CodeBlock label="Verify a request with Node.js and the package standardwebhooks" code={example} />
          <CodeBlock label="Verify one without a package" code={byHand} />
          {types.map(({ type, data }) => (
            <CodeBlock key={type} label={type} code={bodyOf(type, data)} />
          ))}
        </div>
      </div>
    </section>
  );
}

const bodyFields = [
  { name: "type", type: "string", description: "Type of the event." },
  { name: "timestamp", type: "string", description: "Moment at which it happened, in ISO 8601." },
  { name: "data", type: "object", description: "Ids, states and numbers. Never prompts or results." },
];

const headerFields = [
  { name: "webhook-id", description: "Id of the event. It stays the same when we try again or you send it again." },
  { name: "webhook-timestamp", description: "Moment of this try, in seconds since 1970. Refuse one that is old." },
  {
    name: "webhook-signature",
    description: `HMAC-SHA256 of id, timestamp and body, in base64 after “v1,”. For ${oldSecretHours} hours after you replace your secret, there are two, with a space in between. One of them is yours.`,
  },
];

const Rules = () => (
  <ul className="grid list-disc gap-2 pl-5 text-sm">
    <li>
      Answer with a status from 200 to 299 within {timeoutSeconds} seconds, and do the work afterwards. We follow no
      redirects.
    </li>
    <li>
      Otherwise we try again after 5 seconds, 5 minutes, 30 minutes, 2 hours, 5 hours, 10 hours and 10 hours. After five
      days of nothing but failures, we switch the webhook off and email you. Status 410 switches it off at once.
    </li>
    <li>An event can come twice, and events can come in another order. Remember the ids that you have handled.</li>
    <li>Each address gets up to two requests at once and 300 a minute. Up to 5,000 events wait for it.</li>
  </ul>
);

const bodyOf = (type: string, data: object): string =>
  JSON.stringify({ type, timestamp: "2026-11-30T09:00:00.000Z", data }, null, 2);

const example = `import { Webhook } from "standardwebhooks";

const webhook = new Webhook(process.env.EASEL_WEBHOOK_SECRET); // whsec_…

// Verify the body as it came, before it is parsed.
app.post("/webhooks", express.raw({ type: "application/json" }), (request, response) => {
  const event = webhook.verify(request.body, request.headers); // throws if it isn’t ours
  response.sendStatus(204);
  if (event.type === "run.finished") console.log(event.data.id, event.data.priceAic);
});`;

const byHand = `import { createHmac, timingSafeEqual } from "node:crypto";

function verify(secret, headers, body) {
  const content = \`\${headers["webhook-id"]}.\${headers["webhook-timestamp"]}.\${body}\`;
  const key = Buffer.from(secret.slice("whsec_".length), "base64");
  const expected = Buffer.from(createHmac("sha256", key).update(content).digest("base64"));
  const isRecent = Math.abs(Date.now() / 1000 - headers["webhook-timestamp"]) < 300;
  return isRecent && headers["webhook-signature"].split(" ").some((signature) => {
    const given = Buffer.from(signature.split(",")[1] ?? "");
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}`;

import { redirect } from "react-router";
import { readForm, readIntent } from "#platform/forms/read-form.ts";
import { fieldOf } from "#platform/forms/rules.ts";
import { readPageNumber } from "#platform/http/read-page-number.ts";
import { servicesContext } from "#platform/services.ts";
import { callAuth, cookieHeaders, throwProblem } from "../../../accounts-context.ts";
import { findEmailChange } from "../../../email-change/email-change.ts";
import { describeDevice } from "../../../security/describe-device.ts";
import { listSecurityEvents } from "../../../security/list-security-events.ts";
import { describeSignInMethods, getSignInMethods } from "../../../security/sign-in-methods.ts";
import { requireSession } from "../../../sessions/current-session.ts";
import { listSessions } from "../../../sessions/list-sessions.ts";
import { accountMeta } from "../../../ui/account-meta.ts";
import type { Notice } from "../../../ui/flash-messages.ts";
import { withNotice } from "../../../ui/flash-messages.ts";
import { ActivityList } from "../../../ui/security/activity-list.tsx";
import { DevicesList } from "../../../ui/security/devices-list.tsx";
import { SignInMethodsList } from "../../../ui/security/sign-in-methods-list.tsx";
import { SettingsHeader } from "../../../ui/settings/settings-layout.tsx";
import type { Route } from "./+types/overview";

const path = "/settings/security";

export const meta: Route.MetaFunction = ({ matches }) => accountMeta(matches[0].loaderData, "Security", path);

export async function loader({ context, url }: Route.LoaderArgs) {
  const { sessionId, viewer } = await requireSession(context, url);
  const { db, clock } = context.get(servicesContext);
  const { userId, email } = viewer;
  const now = clock.now();
  const [signInMethods, newEmail, sessions, activity] = await Promise.all([
    getSignInMethods(db, userId),
    findEmailChange(db, userId, now),
    listSessions(db, { userId, now }),
    listSecurityEvents(db, { userId, page: readPageNumber(url.searchParams) }),
  ]);
  const devices = sessions.map(({ id, userAgent, network, signedInAt, lastUsedAt }) => ({
    id,
    name: describeDevice(userAgent),
    network,
    signedInAt,
    lastUsedAt,
    isThis: id === sessionId,
  }));
  return {
    methods: describeSignInMethods(signInMethods, { email, newEmail }),
    devices: devices.toSorted((a, b) => Number(b.isThis) - Number(a.isThis)),
    activity: {
      ...activity,
      events: activity.events.map(({ userAgent, ...event }) => ({
        ...event,
        device: userAgent ? describeDevice(userAgent) : null,
      })),
    },
  };
}

interface SignOut {
  readonly path: string;
  readonly notice: Notice;
  /** After signing out this device too, it goes to the home page. */
  readonly next: string;
}

const signOuts = {
  "sign-out": { path: "/sign-out", notice: "signed-out", next: "/" },
  "sign-out-one": { path: "/revoke-session-by-id", notice: "device-signed-out", next: path },
  "sign-out-others": { path: "/revoke-other-sessions", notice: "other-devices-signed-out", next: path },
  "sign-out-all": { path: "/revoke-sessions", notice: "all-devices-signed-out", next: "/" },
} as const satisfies Readonly<Record<string, SignOut>>;

const signOutIntents = Object.keys(signOuts) as (keyof typeof signOuts)[];

export async function action({ request, context, url }: Route.ActionArgs) {
  await requireSession(context, url);
  const form = await readForm(request);
  const { path, notice, next } = signOuts[readIntent(form, signOutIntents)];
  const body = path === "/revoke-session-by-id" ? { id: fieldOf(form, "id") } : {};
  const answer = await callAuth(context, request, { method: "POST", path, body });
  // Already signed out, on that device or in another window: the user has what they wanted.
  if (answer.problem?.code !== "device_not_found") throwProblem(answer);
  throw redirect(next, { headers: withNotice(notice, cookieHeaders(answer)) });
}

export default function SecurityOverview({ loaderData }: Route.ComponentProps) {
  const { methods, devices, activity } = loaderData;
  return (
    <div className="grid max-w-[48rem] gap-14">
      <div>
        <SettingsHeader title="Security" />
        <SignInMethodsList methods={methods} />
      </div>
      <section aria-labelledby="devices" className="grid gap-5">
        <div className="grid gap-1.5">
          <h2 id="devices" className="text-xl">
            Devices
          </h2>
          <p className="text-muted">
            Where you’re signed in. If you don’t recognize a device, sign it out and change your password.
          </p>
        </div>
        <DevicesList devices={devices} />
      </section>
      <section aria-labelledby="activity" className="grid gap-5">
        <div className="grid gap-1.5">
          <h2 id="activity" className="text-xl">
            Recent activity
          </h2>
          <p className="text-muted">Security events on your account in the last 12 months.</p>
        </div>
        <ActivityList {...activity} />
      </section>
    </div>
  );
}

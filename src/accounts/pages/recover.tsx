import { data, Form, redirect, useNavigation } from "react-router";
import { servicesContext } from "#platform/services.ts";
import { ButtonLink } from "#ui/button.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { accountsContext } from "../accounts-context.ts";
import { findRecoveryLink } from "../recovery/recovery-links.ts";
import { takeAccountBack } from "../recovery/take-account-back.ts";
import { accountMeta } from "../ui/account-meta.ts";
import { AuthPage } from "../ui/auth-pages/auth-page.tsx";
import { withNotice } from "../ui/flash-messages.ts";
import type { Route } from "./+types/recover";
import { clientFacts } from "./client-facts.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  accountMeta(matches[0].loaderData, "Secure your account", "/account/recover");

const tokenOf = (url: URL): string => url.searchParams.get("token") ?? "";

/** Opening the page changes nothing: programs that follow emailed links open it too. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const link = await findRecoveryLink(services.db, services, tokenOf(url));
  return link ? data({ isKnown: true, oldEmail: link.oldEmail }) : data({ isKnown: false, oldEmail: null }, 410);
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const taken = await takeAccountBack(context.get(servicesContext), tokenOf(url), clientFacts(context, request));
  // The page says that the link doesn't work.
  if (!taken) return redirect(`${url.pathname}${url.search}`);
  context.get(accountsContext).forgetUser(taken.userId);
  return redirect(`/reset-password?${new URLSearchParams({ token: taken.resetToken })}`, {
    headers: withNotice("account-secured"),
  });
}

export default function RecoverPage({ loaderData: { isKnown, oldEmail } }: Route.ComponentProps) {
  const isBusy = useNavigation().formMethod === "POST";
  if (!isKnown) {
    return (
      <AuthPage
        title="This link doesn’t work or has expired"
        intro="Links like this work once, for 72 hours. If you can’t get into your account, set a new password or contact us."
      >
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/reset-password">Set a new password</ButtonLink>
          <ButtonLink to="/contact" variant="secondary">
            Contact us
          </ButtonLink>
        </div>
      </AuthPage>
    );
  }
  return (
    <AuthPage title={oldEmail ? "Undo the change of address?" : "Wasn’t that you?"} intro="If it wasn’t you:">
      <ul className="grid list-disc gap-2 pl-5 marker:text-muted">
        {oldEmail && (
          <li>
            Your account goes back to <strong className="font-semibold wrap-anywhere">{oldEmail}</strong>.
          </li>
        )}
        <li>Every device is signed out, and your current password stops working.</li>
        <li>
          Passkeys and sign-in methods added since the day before are removed, and so is two-factor authentication if it
          was switched on since then.
        </li>
        <li>Then you choose a new password.</li>
      </ul>
      <Form method="post">
        <SubmitButton isBusy={isBusy} size="lg" className="w-full">
          {isBusy ? "Securing…" : oldEmail ? "Undo and secure my account" : "Secure my account"}
        </SubmitButton>
      </Form>
    </AuthPage>
  );
}

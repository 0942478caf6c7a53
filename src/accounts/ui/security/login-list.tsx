import { Building2, KeyRound } from "lucide";
import { Form, useNavigation } from "react-router";
import { buttonClass } from "#ui/button.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { Icon } from "#ui/icon.tsx";
import type { Login } from "../../rules.ts";
import { GoogleMark } from "../auth-pages/google-button.tsx";

const marks: Readonly<Record<Login["kind"], typeof GoogleMark>> = {
  password: () => <Icon icon={KeyRound} className="size-5 text-muted" />,
  google: GoogleMark,
  organisation: () => <Icon icon={Building2} className="size-5 text-muted" />,
};

interface Props {
  readonly logins: readonly Login[];
  /** True if the user can add another one here. */
  readonly canAdd: boolean;
}

/** The last one can't be removed: without it the user could not sign in. */
export function LoginList({ logins, canAdd }: Props) {
  const isLast = logins.length === 1;
  return (
    <div className="grid gap-4">
      <ul aria-label="Sign-in methods" className="divide-y divide-hairline border-y border-hairline">
        {logins.map((login) => (
          <LoginRow key={login.id ?? login.kind} login={login} isLast={isLast} />
        ))}
      </ul>
      {isLast && (
        <p className="text-sm text-muted">
          This is your only sign-in method, so you can’t remove it.{canAdd && " Add another one first."}
        </p>
      )}
    </div>
  );
}

function LoginRow({ login, isLast }: { readonly login: Login; readonly isLast: boolean }) {
  const Mark = marks[login.kind];
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
      <Mark />
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-semibold wrap-anywhere">{login.name}</p>
        <p className="text-sm wrap-anywhere text-muted">{login.note}</p>
      </div>
      {login.id !== undefined && !isLast && <Unlink id={login.id} name={login.name} />}
    </li>
  );
}

function Unlink({ id, name }: { readonly id: string; readonly name: string }) {
  const navigation = useNavigation();
  const isBusy = navigation.formData?.get("login") === id;
  return (
    <Form method="post">
      <input type="hidden" name="login" value={id} />
      <SubmitButton variant="secondary" isBusy={isBusy} aria-label={`Unlink ${name}`}>
        {isBusy ? "Unlinking…" : "Unlink"}
      </SubmitButton>
    </Form>
  );
}

/** A link, because our forms must not lead to another site. */
export function LinkGoogle() {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <p className="max-w-[52ch] text-sm text-muted">
        Link Google to sign in with it too. Google shares only your name, email address and picture with us.
      </p>
      <a href="/auth/google?link=1" className={buttonClass({ variant: "secondary" })}>
        <GoogleMark />
        Link Google
      </a>
    </div>
  );
}

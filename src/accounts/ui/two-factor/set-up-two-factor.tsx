import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import type { FormReply } from "#platform/forms/rules.ts";
import { Alert } from "#ui/alert.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { useCheckedForm } from "#ui/forms/use-checked-form.ts";
import { checkTwoFactorSetup } from "../../rules.ts";
import { CodeField } from "../auth-pages/code-form.tsx";
import { RecoveryCodeList } from "./recovery-codes.tsx";

interface Props {
  readonly setup: {
    readonly secret: string;
    readonly recoveryCodes: readonly string[];
    readonly qrCode: { readonly size: number; readonly path: string };
  };
  readonly refusal: FormReply | null;
}

/**
 * Shows the secret for the app and the recovery codes, and asks for one code of each. Only then is anything turned on, so that no one who
 * loses their phone the next day is locked out.
 */
export function SetUpTwoFactor({ setup, refusal }: Props) {
  const { state } = useNavigation();
  const isBusy = state !== "idle";
  const form = useCheckedForm({ check: checkTwoFactorSetup, reply: refusal ?? undefined, isBusy });
  return (
    <ol className="grid gap-10">
      <Step number={1} title="Scan this with your authenticator app">
        <QrCodeImage {...setup.qrCode} />
        <div className="grid justify-items-start gap-3 text-sm">
          <p className="text-muted">No camera? Type this key into the app instead:</p>
          <p>
            <code className="rounded-sm bg-sunken box-decoration-clone px-2 py-1">{inGroups(setup.secret)}</code>
          </p>
          <CopyButton text={setup.secret}>Copy key</CopyButton>
        </div>
      </Step>
      <Step number={2} title="Save your recovery codes">
        <p className="max-w-[60ch] text-sm text-muted">
          If you lose your phone, a recovery code signs you in instead of the app’s code. Each works once, and we don’t
          show them again. Keep them somewhere other than your phone: in a password manager, or on paper.
        </p>
        <RecoveryCodeList codes={setup.recoveryCodes} />
      </Step>
      <Step number={3} title="Confirm both">
        <Form method="post" noValidate {...form.handlers} className="grid max-w-[26rem] gap-4">
          {form.message && <Alert tone="error">{form.message}</Alert>}
          <input type="hidden" name="intent" value="confirm" />
          <input type="hidden" name="secret" value={setup.secret} />
          <input type="hidden" name="recoveryCodes" value={setup.recoveryCodes.join(" ")} />
          <CodeField kind="digits" label="Code from the app" error={form.errors.code} />
          <CodeField
            kind="recovery"
            name="recoveryCode"
            label="One of your recovery codes"
            hint="This doesn’t use it up."
            error={form.errors.recoveryCode}
          />
          <SubmitButton isBusy={isBusy} className="justify-self-start">
            {isBusy ? "Checking…" : "Confirm and switch on"}
          </SubmitButton>
        </Form>
      </Step>
    </ol>
  );
}

function Step({
  number,
  title,
  children,
}: {
  readonly number: number;
  readonly title: string;
  readonly children: ReactNode;
}) {
  return (
    <li className="grid gap-5">
      <h2 className="flex gap-3 text-xl">
        <span className="text-muted tabular-nums">{number}</span>
        {title}
      </h2>
      {children}
    </li>
  );
}

/** In groups of four, as people read them. Apps ignore the spaces. */
const inGroups = (secret: string): string => secret.match(/.{1,4}/g)?.join(" ") ?? secret;

/** Black on white in every theme: scanners don't read inverted codes. */
function QrCodeImage({ size, path }: { readonly size: number; readonly path: string }) {
  return (
    <svg
      role="img"
      aria-label="QR code for your authenticator app"
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-56 rounded-sm border border-hairline"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

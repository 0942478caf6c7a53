import { Download, Printer } from "lucide";
import { Alert } from "#ui/alert.tsx";
import { Button, ButtonLink, buttonClass } from "#ui/button.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { Icon } from "#ui/icon.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";

interface Props {
  readonly codes: readonly string[];
}

/** New recovery codes that replace the old ones, shown only once. */
export function NewRecoveryCodes({ codes }: Props) {
  return (
    <div className="grid gap-6">
      <Alert tone="note" title="Your new recovery codes">
        The old ones no longer work. Save the new ones before you continue.
      </Alert>
      <p className="text-muted">
        We don’t show them again. If you lose your phone, type one of them instead of the app’s code; each works once.
        Keep them somewhere other than your phone: in a password manager, or on paper.
      </p>
      <RecoveryCodeList codes={codes} />
      <div className="print:hidden">
        <ButtonLink to="/settings/security">I’ve saved my codes</ButtonLink>
      </div>
    </div>
  );
}

/** The codes, with buttons to save them. */
export function RecoveryCodeList({ codes }: Props) {
  const text = codes.join("\n");
  const isHydrated = useHydrated();
  return (
    <div className="grid gap-4">
      <ul
        aria-label="Recovery codes"
        className="grid grid-cols-1 gap-x-10 gap-y-2 border-y border-hairline py-5 font-mono text-lg min-[22rem]:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3 print:hidden">
        {/* The file's content is in the link, so that it can be saved without scripts too. */}
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
          download="recovery-codes.txt"
          className={buttonClass({ variant: "secondary" })}
        >
          <Icon icon={Download} className="size-4" />
          Download
        </a>
        {isHydrated && (
          <>
            <CopyButton text={text}>Copy</CopyButton>
            <Button variant="secondary" onClick={() => window.print()}>
              <Icon icon={Printer} className="size-4" />
              Print
            </Button>
          </>
        )}
      </div>
    </div>
  );
}

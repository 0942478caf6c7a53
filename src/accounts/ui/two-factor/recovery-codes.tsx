import { Download, Printer } from "lucide-react";
import { Alert } from "#ui/alert.tsx";
import { Button, ButtonLink } from "#ui/button.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";

interface Props {
  readonly codes: readonly string[];
  /** Whether two-factor authentication has just been switched on. */
  readonly isNew: boolean;
}

/** The recovery codes, shown this once. */
export function RecoveryCodes({ codes, isNew }: Props) {
  return (
    <div className="grid gap-6">
      <Alert tone="note" title={isNew ? "Two-factor authentication is on" : "Your new recovery codes"}>
        {isNew
          ? "Keep these recovery codes before you go on."
          : "The old ones no longer work. Keep these before you go on."}
      </Alert>
      <p className="text-muted">
        We show them this once. When your phone is lost, type one of them in place of the app’s code; each works once.
        Keep them where your phone is not: in a password manager, or on paper.
      </p>
      <ul
        aria-label="Recovery codes"
        className="grid grid-cols-1 gap-x-10 gap-y-2 border-y border-hairline py-5 font-mono text-lg min-[22rem]:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3 print:hidden">
        <KeepButtons codes={codes} />
        <ButtonLink to="/settings/security">I have kept them</ButtonLink>
      </div>
    </div>
  );
}

function KeepButtons({ codes }: Pick<Props, "codes">) {
  if (!useHydrated()) return null;
  const text = codes.join("\n");
  return (
    <>
      <CopyButton text={text}>Copy</CopyButton>
      <Button look="secondary" onClick={() => download(text)}>
        <Download aria-hidden className="size-4" />
        Download
      </Button>
      <Button look="secondary" onClick={() => window.print()}>
        <Printer aria-hidden className="size-4" />
        Print
      </Button>
    </>
  );
}

function download(text: string): void {
  const url = URL.createObjectURL(new Blob([`${text}\n`], { type: "text/plain" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = "recovery-codes.txt";
  link.click();
  URL.revokeObjectURL(url);
}

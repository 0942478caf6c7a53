import { Share2 } from "lucide";
import { Button } from "#ui/button.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { copyText } from "#ui/copy-text.ts";
import { TextField } from "#ui/field.tsx";
import { Icon } from "#ui/icon.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";

/** Uses the device's share dialog. Copies the link if there is none or it fails. */
async function shareOrCopy(share: { readonly title: string; readonly text: string; readonly url: string }) {
  try {
    if (navigator.share) return await navigator.share(share);
  } catch (error) {
    // The user closed the dialog.
    if (error instanceof DOMException && error.name === "AbortError") return;
    console.warn("Share failed:", error);
  }
  await copyText(share.url, "Link copied");
}

export interface ShareLinkProps {
  readonly code: string;
  /** Absolute. */
  readonly url: string;
  readonly productName: string;
}

/** The user's link to share. Without scripts, it can be selected and copied. */
export function ShareLink({ code, url, productName }: ShareLinkProps) {
  const isHydrated = useHydrated();
  const share = { title: productName, text: `Join me on ${productName}.`, url };
  return (
    <section aria-labelledby="your-link" className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <h2 id="your-link" className="text-lg">
        Share your link
      </h2>
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 basis-full sm:flex-1 sm:basis-0">
          <TextField
            label="Your link"
            type="text"
            readOnly
            value={url}
            spellCheck={false}
            onFocus={(event) => event.currentTarget.select()}
            className="font-medium tabular-nums"
          />
        </div>
        {isHydrated && (
          <div className="flex gap-3 max-sm:w-full">
            <CopyButton text={url} done="Link copied" variant="primary" className="max-sm:flex-1">
              Copy link
            </CopyButton>
            <Button variant="secondary" className="max-sm:flex-1" onClick={() => void shareOrCopy(share)}>
              <Icon icon={Share2} className="size-4" />
              Share
            </Button>
          </div>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
        <p className="text-muted">
          Your code: <strong className="font-semibold tracking-wide text-ink">{code}</strong>
        </p>
        <CopyButton text={code} done="Code copied">
          Copy code
        </CopyButton>
      </div>
    </section>
  );
}

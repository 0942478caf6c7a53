import { ChevronUp } from "lucide";
import { useFetcher } from "react-router";
import { loginPath } from "#accounts/rules.ts";
import { useAuth } from "#accounts/ui/index.ts";
import type { FormReply } from "#platform/forms/rules.ts";
import { ButtonLink, buttonClass } from "#ui/button.tsx";
import { formatNumber } from "#ui/format.ts";
import { Icon } from "#ui/icon.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";
import { upvotePath } from "../listing-rules.ts";

interface Props {
  readonly slug: string;
  readonly name: string;
  readonly total: number;
  readonly isUpvoted: boolean;
}

/** Shows a press at once, and takes it back if saving fails. A visitor's leads to the sign-in page, and then to the page where it is pressed again. */
export function UpvoteButton({ slug, name, total, isUpvoted }: Props) {
  const fetcher = useFetcher<FormReply>();
  const { viewer } = useAuth();
  const isHydrated = useHydrated();
  const wanted = fetcher.formData?.get("change");
  const isOn = wanted === undefined || wanted === null ? isUpvoted : wanted === "add";
  const shown = total + Number(isOn) - Number(isUpvoted);
  const label = (
    <>
      <Icon icon={ChevronUp} className="size-5" />
      <span>
        Upvote<span className="sr-only"> {name}</span>
      </span>
      {shown > 0 && (
        <span className="tabular-nums">
          <span className="sr-only">, </span>
          {formatNumber(shown)}
        </span>
      )}
    </>
  );
  if (!viewer)
    return (
      <ButtonLink to={loginPath(upvotePath(slug))} variant="secondary" rel="nofollow">
        {label}
      </ButtonLink>
    );
  const problem = fetcher.state === "idle" && fetcher.data?.outcome === "refused" ? fetcher.data.message : null;
  return (
    <fetcher.Form method="post" action={upvotePath(slug)} className="grid justify-items-start gap-1.5">
      <input type="hidden" name="change" value={isOn ? "remove" : "add"} />
      {isHydrated && <input type="hidden" name="stay" value="1" />}
      <button
        type="submit"
        aria-pressed={isOn}
        className={buttonClass({
          variant: "secondary",
          className: isOn ? "border-accent-strong! bg-accent-wash! text-accent-text!" : "",
        })}
      >
        {label}
      </button>
      {problem && (
        <p role="alert" className="max-w-[40ch] text-xs font-medium text-danger">
          {problem}
        </p>
      )}
    </fetcher.Form>
  );
}

import { useNavigation } from "react-router";
import { Alert } from "#ui/alert.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { providersPath } from "../rules.ts";

const placeholders = ["first", "second", "third", "fourth", "fifth", "sixth"];

/** Instead of the cards, if it is unknown which of them are configured. */
export function NotLoaded() {
  const { state, location } = useNavigation();
  if (state === "loading" && location.pathname === providersPath) return <LoadingCards />;
  return (
    <div className="grid justify-items-start gap-4">
      <Alert tone="error" title="Failed to load AI service configurations">
        Please try again in a moment.
      </Alert>
      <ButtonLink to={providersPath} variant="secondary" prefetch="none">
        Try again
      </ButtonLink>
    </div>
  );
}

function LoadingCards() {
  return (
    <div role="status" className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
      <span className="sr-only">Loading providers</span>
      {placeholders.map((name) => (
        <Skeleton key={name} className="h-56" />
      ))}
    </div>
  );
}

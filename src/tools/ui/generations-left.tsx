import { useOutletContext } from "react-router";

/** Of the workspace around the page. */
interface Around {
  readonly generations: { readonly used: number; readonly max: number } | null;
}

/** How many runs on its credits the user’s plan still has this month, beside the price of one. Nothing where it has no limit. */
export function GenerationsLeft() {
  const { generations } = useOutletContext<Around | undefined>() ?? {};
  if (!generations) return null;
  const left = Math.max(0, generations.max - generations.used);
  return (
    <p>
      {left > 0
        ? `${left} of ${generations.max} generations on plan credits left this month.`
        : "No generations on plan credits left this month. Credits that you bought or were given still work."}
    </p>
  );
}

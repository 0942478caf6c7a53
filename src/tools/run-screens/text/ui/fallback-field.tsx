import { CheckboxField } from "#ui/more-fields.tsx";

interface Props {
  /** Undefined if there is no other engine. */
  readonly mayFallBack: boolean | undefined;
  readonly onFallBack: (may: boolean) => void;
  readonly label?: string;
}

const usualLabel = "If this engine fails, let another one write, at the same price";

/** Choice of whether another engine may answer if the chosen one fails. */
export function FallbackField({ mayFallBack, onFallBack, label = usualLabel }: Props) {
  if (mayFallBack === undefined) return null;
  return <CheckboxField label={label} checked={mayFallBack} onChange={(event) => onFallBack(event.target.checked)} />;
}

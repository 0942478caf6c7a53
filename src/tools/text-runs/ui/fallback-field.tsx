import { CheckboxField } from "#ui/more-fields.tsx";

interface Props {
  /** Undefined if there is no other engine. */
  readonly mayFallBack: boolean | undefined;
  readonly onFallBack: (may: boolean) => void;
}

/** Whether another engine may answer if the chosen one fails. */
export function FallbackField({ mayFallBack, onFallBack }: Props) {
  if (mayFallBack === undefined) return null;
  return (
    <CheckboxField
      label="If this engine fails, let another one write, at the same price"
      checked={mayFallBack}
      onChange={(event) => onFallBack(event.target.checked)}
    />
  );
}

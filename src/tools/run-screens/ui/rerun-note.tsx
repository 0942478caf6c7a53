import { Alert } from "#ui/alert.tsx";

interface Props {
  /** Run that a screen is to begin again; undefined if none. */
  readonly rerun: { readonly settings: unknown; readonly varied?: string | undefined } | undefined;
}

/** Says what a screen is filled in with, or that there is nothing to fill in. */
export function RerunNote({ rerun }: Props) {
  if (!rerun) return null;
  if (rerun.settings === null) {
    return (
      <Alert tone="note">The result that you wanted to repeat doesn’t exist anymore. You can start anew here.</Alert>
    );
  }
  return (
    <Alert tone="note">
      {rerun.varied
        ? `Filled in with the settings of an earlier run, and ${rerun.varied}. Nothing has started yet.`
        : "Filled in with the settings of an earlier run. Nothing has started yet."}
    </Alert>
  );
}

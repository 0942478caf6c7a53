/** Something to copy. It scrolls sideways, so it can be reached by keyboard. */
export function CodeBlock({ label, code }: { readonly label: string; readonly code: string }) {
  return (
    <figure className="grid gap-2">
      <figcaption className="text-xs font-semibold text-muted">{label}</figcaption>
      <pre
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable without a pointer
        tabIndex={0}
        className="max-h-[26rem] overflow-auto rounded-md bg-sunken p-4 text-xs"
      >
        <code>{code}</code>
      </pre>
    </figure>
  );
}

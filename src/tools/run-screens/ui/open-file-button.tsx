import { FileUp } from "lucide";
import { useRef } from "react";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";

interface Props {
  /** Text of the button. */
  readonly children: string;
  /** Names the file for screen readers: `Text file`. */
  readonly label: string;
  /** File types, in the form of `accept` of a file field. */
  readonly types: string;
  readonly onFile: (file: File) => void;
}

/** Lets the user choose a file, which stays in the browser. */
export function OpenFileButton({ children, label, types, onFile }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={types}
        aria-label={label}
        className="sr-only"
        tabIndex={-1}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
          // So that choosing the same file again counts as a change.
          target.value = "";
        }}
      />
      <Button variant="secondary" size="sm" onClick={() => input.current?.click()}>
        <Icon icon={FileUp} className="size-4" />
        {children}
      </Button>
    </>
  );
}

import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";

/** The look of a file field, whose browser draws its button. */
export const fileControl =
  "w-full min-w-0 text-sm font-normal text-muted file:mr-3 file:min-h-11 file:cursor-pointer file:rounded-sm file:border file:border-solid file:border-outline file:bg-surface file:px-4 file:text-sm file:font-semibold file:text-ink disabled:opacity-60 hover:file:border-ink";

interface Props extends Omit<ComponentProps<"input">, "type" | "onChange"> {
  readonly onFile: (file: File) => void;
}

/** A file field whose file is taken at once. The page says what became of it, and the same file can be chosen again. */
export function FileInput({ onFile, className, ...props }: Props) {
  return (
    <input
      type="file"
      onChange={({ currentTarget }) => {
        const [file] = currentTarget.files ?? [];
        if (file) onFile(file);
        // So that choosing the same file again counts as a change.
        currentTarget.value = "";
      }}
      className={classNames(fileControl, className)}
      {...props}
    />
  );
}

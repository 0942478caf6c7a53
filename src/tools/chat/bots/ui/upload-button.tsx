import { useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { Alert } from "#ui/alert.tsx";
import { uploadFile } from "#ui/api-client.ts";
import { Button } from "#ui/button.tsx";

interface Props {
  readonly path: string;
  readonly label: string;
  readonly types: string;
  readonly bytesMax: number;
  readonly tooLarge: string;
  readonly isDisabled?: boolean;
}

/** Chooses a file, sends it, and says what is wrong with it. Without scripts, a form with a file field. */
export function UploadButton({ path, label, types, bytesMax, tooLarge, isDisabled = false }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const { isBusy, problem, upload } = useBotUpload(path, { bytesMax, tooLarge });
  return (
    <div className="grid gap-3">
      <form action={path} method="post" encType="multipart/form-data" className="flex flex-wrap items-center gap-3">
        <input
          ref={field}
          type="file"
          name="file"
          accept={types}
          aria-label={label}
          className="text-sm [html.js_&]:hidden"
          onChange={async ({ target }) => {
            const [file] = target.files ?? [];
            if (file) await upload(file);
            // So that the same file can be chosen again.
            target.value = "";
          }}
        />
        <Button
          type="submit"
          variant="secondary"
          disabled={isDisabled}
          aria-disabled={isBusy || undefined}
          onClick={(event) => {
            event.preventDefault();
            if (!isBusy) field.current?.click();
          }}
        >
          {isBusy ? "Uploading…" : label}
        </Button>
      </form>
      {problem && <Alert tone="error">{problem}</Alert>}
    </div>
  );
}

/** Sends one file at a time, and shows the page anew. */
function useBotUpload(path: string, { bytesMax, tooLarge }: { readonly bytesMax: number; readonly tooLarge: string }) {
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  async function upload(file: File): Promise<void> {
    setBusy(true);
    setProblem(undefined);
    const sent = await uploadFile(path, file, { bytesMax, tooLarge });
    setProblem("problem" in sent ? sent.problem : undefined);
    await revalidate();
    setBusy(false);
  }
  return { isBusy, problem, upload };
}

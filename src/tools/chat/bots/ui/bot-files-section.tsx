import { SettingsSection } from "#accounts/ui/index.ts";
import { creditsInWords } from "#credits/rules.ts";
import { Button } from "#ui/button.tsx";
import { formatNumber } from "#ui/format.ts";
import { botLimits } from "../bot-rules.ts";
import { botFileBytesMax, botFileTooLarge, botFileTypes, botUploadPath } from "../bot-upload-rules.ts";
import { IntentForm } from "./intent-form.tsx";
import { UploadButton } from "./upload-button.tsx";

interface Props {
  readonly botId: string;
  readonly files: readonly { readonly id: string; readonly name: string; readonly characters: number }[];
  /** Maximum that the bot itself adds to the price of a message, in AIC. */
  readonly extraAic: number;
}

/** Files that a bot reads before it answers. */
export function BotFilesSection({ botId, files, extraAic }: Props) {
  const characters = files.reduce((sum, file) => sum + file.characters, 0);
  return (
    <SettingsSection
      title="Files"
      intro="What it should know: a style guide, a price list, notes. It takes what they say as information, not as instructions."
    >
      <div className="grid gap-5">
        {files.length === 0 ? (
          <p className="text-sm text-muted">No files yet.</p>
        ) : (
          <ul aria-label="Files of this bot" className="divide-y divide-hairline border-y border-hairline">
            {files.map(({ id, name, characters: length }) => (
              <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2 text-sm">
                <span className="min-w-0 flex-1 wrap-anywhere">
                  <span className="font-semibold">{name}</span>
                  <span className="text-muted"> · {formatNumber(length)} characters</span>
                </span>
                <IntentForm intent="remove-file" fields={{ file: id }}>
                  <Button type="submit" variant="ghost" size="sm" aria-label={`Remove ${name}`}>
                    Remove
                  </Button>
                </IntentForm>
              </li>
            ))}
          </ul>
        )}
        <UploadButton
          path={botUploadPath(botId, "files")}
          label="Add a file"
          types={botFileTypes}
          bytesMax={botFileBytesMax}
          tooLarge={botFileTooLarge}
          isDisabled={files.length >= botLimits.files}
        />
        <div className="grid max-w-[64ch] gap-1 text-xs text-muted">
          <p>
            Text, Markdown or PDF. {botLimits.files} files at most, with {formatNumber(botLimits.filesText)} characters
            together; {formatNumber(botLimits.filesText - characters)} are left. We keep the text, not the file.
          </p>
          <p>
            Instructions and files are sent with every message. With what is here now, a message costs up to{" "}
            {creditsInWords(extraAic)} more, or nothing more on your own API key.
          </p>
        </div>
      </div>
    </SettingsSection>
  );
}

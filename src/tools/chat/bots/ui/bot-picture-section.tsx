import { pictureFormatNames, pictureMegabytesMax, pictureTypes, SettingsSection } from "#accounts/ui/index.ts";
import { Button } from "#ui/button.tsx";
import { botUploadPath } from "../bot-upload-rules.ts";
import { BotPicture, type ShownBot } from "./bot-picture.tsx";
import { IntentForm } from "./intent-form.tsx";
import { UploadButton } from "./upload-button.tsx";

interface Props {
  readonly bot: ShownBot;
  readonly isDrawing: boolean;
}

export function BotPictureSection({ bot, isDrawing }: Props) {
  return (
    <SettingsSection title="Picture" intro="Drawn by our studio from the name, or one of yours.">
      <div className="flex flex-wrap items-start gap-6">
        <BotPicture bot={bot} className="size-24" />
        <div className="grid gap-3">
          <div className="flex flex-wrap gap-3">
            <IntentForm intent="draw">
              <Button type="submit" variant="secondary" aria-disabled={isDrawing || undefined}>
                {isDrawing ? "Drawing…" : "Draw another"}
              </Button>
            </IntentForm>
            <UploadButton
              path={botUploadPath(bot.id, "picture")}
              label="Upload a picture"
              types={pictureTypes}
              bytesMax={pictureMegabytesMax * 1_024 * 1_024}
              tooLarge={`This picture is larger than ${pictureMegabytesMax} MB. Please choose a smaller one.`}
            />
          </div>
          <p className="text-xs text-muted">
            {pictureFormatNames}, up to {pictureMegabytesMax} MB. We keep the middle, as a square.
          </p>
        </div>
      </div>
    </SettingsSection>
  );
}

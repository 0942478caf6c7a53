import type { ComponentType } from "react";
import { BackgroundRemoverDrawing } from "./drawings/background-remover.tsx";
import { BrandKitDrawing } from "./drawings/brand-kit.tsx";
import { CopyAssistantDrawing } from "./drawings/copy-assistant.tsx";
import { DesignAnalyticsDrawing } from "./drawings/design-analytics.tsx";
import { ImageGenerationDrawing } from "./drawings/image-generation.tsx";
import { MagicEditDrawing } from "./drawings/magic-edit.tsx";
import { OneClickResizingDrawing } from "./drawings/one-click-resizing.tsx";
import { SmartTemplatesDrawing } from "./drawings/smart-templates.tsx";
import { TeamCollaborationDrawing } from "./drawings/team-collaboration.tsx";
import type { ExhibitId } from "./exhibits.ts";

const drawings: Readonly<Record<ExhibitId, ComponentType>> = {
  "smart-templates": SmartTemplatesDrawing,
  "ai-image-generation": ImageGenerationDrawing,
  "copy-assistant": CopyAssistantDrawing,
  "one-click-resizing": OneClickResizingDrawing,
  "brand-kit": BrandKitDrawing,
  "background-remover": BackgroundRemoverDrawing,
  "team-collaboration": TeamCollaborationDrawing,
  "magic-edit": MagicEditDrawing,
  "design-analytics": DesignAnalyticsDrawing,
};

/** What a feature does, drawn. The text beside it says the same, so readers who do not see it miss nothing. */
export function ExhibitDrawing({ id }: { readonly id: ExhibitId }) {
  const Drawing = drawings[id];
  return (
    <div
      aria-hidden
      className="grid h-full min-h-60 place-items-center overflow-hidden rounded-md border border-hairline bg-sunken"
    >
      <Drawing />
    </div>
  );
}

import type { Kit } from "../../../engine/compose/kit.ts";
import { stackWords } from "../../../engine/compose/stack-words.ts";
import type { Frame } from "../../../engine/geometry/path.ts";
import { factColumns } from "../fact-columns.ts";
import { pictureShare } from "../picture-share.ts";

export const isWide = ({ width, height }: Kit): boolean => width > height * 1.2;

/** Place of the scene: above the words, or to the right of them. @param share of the canvas's height that it has, if above. */
export function stageOf(kit: Kit, share = 0.56): Frame {
  const { inner, width, height } = kit;
  if (isWide(kit))
    return { x: width * 0.45, y: inner.y * 0.7, width: width * 0.55 - inner.x * 0.6, height: height - inner.y * 1.4 };
  return { ...inner, y: inner.y * 0.8, height: height * pictureShare(kit, share) - inner.y * 0.8 };
}

/** The words where the stage leaves them room. */
export function setBesideStage(kit: Kit, stage: Frame): void {
  const { inner, unit } = kit;
  if (isWide(kit)) {
    stackWords(kit, { ...inner, width: stage.x - inner.x - unit * 3 }, { columns: "list", headlineLinesMax: 4 });
    return;
  }
  const top = stage.y + stage.height + unit * 6;
  stackWords(
    kit,
    { ...inner, y: top, height: inner.y + inner.height - top },
    { columns: factColumns(kit, inner.width), headlineLinesMax: 3 },
  );
}

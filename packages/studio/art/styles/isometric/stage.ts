import type { Kit } from "../../../engine/compose/kit.ts";
import { stackWords } from "../../../engine/compose/stack-words.ts";
import type { Frame } from "../../../engine/geometry/path.ts";
import { factColumns } from "../fact-columns.ts";
import { pictureShare, wideShareOf } from "../picture-share.ts";

export const isWide = ({ width, height }: Kit): boolean => width > height * 1.2;

/**
 * Place of the scene: above the words, or to the right of them.
 * @param share of the canvas's height that it has at most, if above.
 * @param flat height that the scene needs at full width, as a share of the width: the words have what is left.
 */
export function stageOf(kit: Kit, share = 0.56, flat = 2): Frame {
  const { inner, width, height } = kit;
  if (isWide(kit)) {
    const x = width * (1 - wideShareOf(kit, 0.55));
    return { x, y: inner.y * 0.7, width: width - x - inner.x * 0.6, height: height - inner.y * 1.4 };
  }
  const most = height * pictureShare(kit, share) - inner.y * 0.8;
  return { ...inner, y: inner.y * 0.8, height: Math.min(most, inner.width * flat) };
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

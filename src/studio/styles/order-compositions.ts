import type { Brief } from "../brief/brief.ts";
import { figuresOf, isSubject } from "../figures/subjects.ts";
import type { Random } from "../random.ts";
import type { Composition, Style } from "./style.ts";

/** Whether a composition can be drawn at all. */
export const canShow = ({ suits, shows }: Composition, { width, height, subject }: Brief): boolean =>
  (suits?.(width / height) ?? true) && (shows !== "subject" || figuresOf(subject).length > 0);

/** The style's compositions for a brief, the best first: pictures of its subject, then forms; never a picture of something else. */
export function orderCompositions(style: Style, brief: Brief, random: Random): readonly Composition[] {
  const order = random.shuffled(style.compositions.filter((composition) => canShow(composition, brief)));
  const { subject } = brief;
  if (figuresOf(subject).length === 0) return order;
  const isOfSubject = ({ shows }: Composition): boolean =>
    typeof shows === "string" || (isSubject(subject) && shows?.includes(subject) === true);
  return [...order.filter(isOfSubject), ...order.filter(({ shows }) => shows === undefined)];
}

import { column, type Maybe, row } from "../node.ts";
import { card, iconButton } from "../parts/controls.ts";
import type { Subject } from "../pictures/picture.ts";
import type { ScreenPlan } from "../screen.ts";
import { avatar, cardGround, icon, isPhone, picture, type Ui, words } from "../ui.ts";

export interface Post {
  readonly by: string;
  readonly note: string;
  readonly text: string;
  readonly subject?: Subject;
  readonly likes: string;
  readonly comments: string;
}

export function feedScreen(
  ui: Ui,
  {
    title,
    tab,
    stories,
    posts,
    aside,
  }: {
    readonly title: string;
    readonly tab: number;
    readonly stories: readonly string[];
    readonly posts: readonly Post[];
    readonly aside: readonly Maybe[];
  },
): ScreenPlan {
  const { look } = ui;
  const on = cardGround(look);
  const post = ({ by, note, text, subject, likes, comments }: Post, index: number) =>
    card(
      ui,
      "Post",
      [
        row(
          "Author",
          [
            avatar(ui, by, 44, index + 1),
            column(
              "Text",
              [
                words(ui, "Name", "strong", by, { on, tag: "h2", linesMax: 1 }),
                words(ui, "Note", "small", note, { on, linesMax: 1 }),
              ],
              { grow: 1, gap: 0 },
            ),
            iconButton(ui, "dots", "More|Mehr|Plus|Más", { isPlain: true }),
          ],
          { gap: 12 },
        ),
        subject &&
          picture(ui, subject, `post${index}`, {
            height: isPhone(ui) ? 200 : 300,
            heightMax: isPhone(ui) ? 280 : 520,
            grow: 1,
            turn: index,
            label: text,
            radius: Math.max(0, look.radius.picture),
          }),
        words(ui, "Text", "body", text, { on, tag: "p", linesMax: 3 }),
        row(
          "Reactions",
          [
            icon(ui, "heart", {
              size: 22,
              isFilled: index === 0,
              paint: index === 0 ? look.color.accent : look.color.ink,
            }),
            words(ui, "Likes", "small", likes, { on, paint: look.color.ink }),
            icon(ui, "chat", { size: 22 }),
            words(ui, "Comments", "small", comments, { on, paint: look.color.ink, grow: 1 }),
            icon(ui, "bookmark", { size: 22 }),
          ],
          { gap: 10 },
        ),
      ],
      { tag: "article", spare: 1, grow: 1 },
    );
  return {
    title,
    tab,
    actions: [
      { icon: "bell", label: "Notifications|Mitteilungen|Notifications|Avisos" },
      { icon: "send", label: "Messages|Nachrichten|Messages|Mensajes" },
    ].slice(0, isPhone(ui) ? 2 : 1) as NonNullable<ScreenPlan["actions"]>,
    main: [
      row(
        "Stories",
        stories.map((name, index) =>
          column(
            "Story",
            [
              avatar(ui, name, 64, index),
              words(ui, "Name", "small", name, { align: "middle", paint: look.color.ink, linesMax: 1 }),
            ],
            { align: "center", gap: 6, width: 72 },
          ),
        ),
        { gap: 14, dropsOverflow: true, align: "start" },
      ),
      ...posts.map(post),
    ],
    aside: isPhone(ui) ? [] : aside,
  };
}

import { Alert } from "#ui/alert.tsx";
import { type Notice, notices } from "./notice-words.ts";

/** What the last action left to say, on the page itself: a toast goes away, and without scripts there is none. */
export function NoticeAlert({ notice }: { readonly notice: Notice }) {
  const { kind, title, ...more } = notices[notice];
  const tone = kind === "error" ? "error" : "note";
  return "description" in more ? (
    <Alert tone={tone} title={title}>
      {more.description}
    </Alert>
  ) : (
    <Alert tone={tone}>{title}</Alert>
  );
}

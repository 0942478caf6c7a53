import { useState } from "react";
import { useFetcher } from "react-router";
import type { DesignIntent } from "../change-design.ts";

const titleMax = 160;

/** Names the design: in lists, and in the names of its files. */
export function TitleField({ designId, title }: { readonly designId: string; readonly title: string }) {
  const fetcher = useFetcher();
  const [saved, setSaved] = useState(title);
  return (
    <input
      aria-label="Title"
      data-own-undo
      className="field-sizing-content min-h-9 max-w-64 min-w-0 shrink truncate rounded-sm border border-transparent bg-transparent px-2 text-sm font-semibold hover:border-hairline focus:border-outline touch:min-h-11"
      maxLength={titleMax}
      defaultValue={title}
      onKeyDown={({ key, currentTarget }) => {
        if (key === "Enter") currentTarget.blur();
      }}
      onBlur={({ currentTarget }) => {
        const next = currentTarget.value.trim();
        if (next === "") currentTarget.value = saved;
        if (next === "" || next === saved) return;
        setSaved(next);
        const intent: DesignIntent = "rename";
        void fetcher.submit({ intent, designId, title: next }, { method: "post" });
      }}
    />
  );
}

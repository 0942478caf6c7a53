import { describe, expect, it } from "vitest";
import { addEdit, type EditHistory, rebaseHistory, redo, startHistory, undo } from "./edit-history.ts";

const state = (width: number) => ({ design: { width } });
type Edited = ReturnType<typeof state>;
const widthOf = ({ present }: EditHistory<Edited>) => present.design.width;

describe("the history of edits", () => {
  it("[F13] undoes and redoes without end", () => {
    let history = startHistory(state(0));
    for (let step = 1; step <= 2_000; step++) history = addEdit(history, state(step), { at: step });
    for (let step = 0; step < 2_000; step++) history = undo(history);
    expect(widthOf(history)).toBe(0);
    expect(undo(history)).toBe(history);
    for (let step = 0; step < 2_000; step++) history = redo(history);
    expect(widthOf(history)).toBe(2_000);
    expect(redo(history)).toBe(history);
  });

  it("[F13] makes one step of typing, and another after a pause, another edit or an undo", () => {
    const type = (history: EditHistory<Edited>, width: number, at: number, merge = "words") =>
      addEdit(history, state(width), { merge, at });
    let history = type(type(type(startHistory(state(0)), 1, 0), 2, 300), 3, 900);
    expect(history.past).toHaveLength(1);
    history = type(history, 4, 9_000);
    expect(history.past).toHaveLength(2);
    history = type(history, 5, 9_100, "size");
    expect(history.past).toHaveLength(3);
    history = type(undo(history), 6, 9_200, "size");
    expect([widthOf(history), widthOf(undo(history))]).toEqual([6, 4]);
  });

  it("[F13] knows no step without a change, and forgets what was undone once something else is done", () => {
    const first = state(0);
    const history = startHistory(first);
    expect(addEdit(history, { ...first }, { at: 0 })).toBe(history);
    const changed = addEdit(undo(addEdit(history, state(1), { at: 0 })), state(2), { at: 1 });
    expect([widthOf(changed), widthOf(redo(changed))]).toEqual([2, 2]);
  });

  it("[G1] goes on after another’s version has come in: undo takes back the user’s own changes, as far as they fit", () => {
    let history = startHistory(state(0));
    for (let step = 1; step <= 4; step++) history = addEdit(history, state(step), { at: step });
    const rebased = rebaseHistory(undo(history), state(103), ({ design: { width } }) =>
      width === 1 ? undefined : state(width + 100),
    );
    expect(widthOf(redo(rebased))).toBe(104);
    expect([widthOf(undo(rebased)), undo(undo(rebased))]).toEqual([102, undo(rebased)]);
  });
});

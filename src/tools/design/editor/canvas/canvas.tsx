import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useId, useMemo, useRef, useState } from "react";
import { type Element as DesignElement, withGroups } from "#studio/browser.ts";
import { classNames } from "#ui/class-names.ts";
import { unfinished } from "#work/browser.ts";
import { useEditor } from "../editor-context.ts";
import { selectedWords } from "../element-names.ts";
import { Drawing } from "./drawing.tsx";
import { elementAt, elementBounds } from "./element-frames.ts";
import { moving } from "./moving.ts";
import { resizing } from "./resizing.ts";
import { Selection } from "./selection.tsx";
import { Guides, HoverFrame, MarqueeFrame, turnHandlePx } from "./selection-frame.tsx";
import { isBackground } from "./snapping.ts";
import { turning } from "./turning.ts";
import { TypingField } from "./typing-field.tsx";
import { useCanvasKeys } from "./use-canvas-keys.ts";
import { useDrag } from "./use-drag.ts";
import { useMarquee } from "./use-marquee.ts";
import { useTyping } from "./use-typing.ts";
import { roomBelow, type Zoom } from "./use-zoom.ts";

interface Props {
  readonly stage: RefObject<HTMLElement | null>;
  readonly zoom: Zoom;
}

/** The design, to be worked on. For the keyboard it is one place: Tab goes from element to element within it. */
export function Canvas({ stage, zoom }: Props) {
  const { design, page, selection, selected, fonts, select, selectAll, announce } = useEditor();
  const { scale } = zoom;
  const { typesetter } = fonts;
  const paper = useRef<HTMLDivElement>(null);
  const [hoveredId, setHoveredId] = useState<string>();
  const pointAt = (event: PointerEvent | React.MouseEvent): readonly [number, number] => {
    const box = paper.current?.getBoundingClientRect();
    return [(event.clientX - (box?.left ?? 0)) / scale, (event.clientY - (box?.top ?? 0)) / scale];
  };
  const dragging = useDrag(scale);
  const { drag } = dragging;
  const drawing = useMarquee(pointAt);
  const { marquee } = drawing;
  /** Id of the element that a press selects alone, unless the press becomes a drag of several. */
  const pressedId = useRef<string>(undefined);
  /** Place where a finger was put down; what captures the pointer hides it later. */
  const pressed = useRef({ isOnPaper: false, isOwn: false });
  /** Element that a second tap opens for typing. */
  const tappedAgain = useRef<DesignElement>(undefined);
  const { typing, ...typed } = useTyping();
  const onKeyDown = useCanvasKeys(typed.begin);
  const helpId = useId();
  const leavePage = useEffectEvent(() => {
    dragging.onPointerCancel();
    drawing.onPointerCancel();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what a pointer has begun is of the page that was open
  useEffect(() => leavePage(), [page]);

  /** The ids of an element and of those in a group with it. */
  const groupOf = (element: DesignElement) => withGroups(design, [element.id]);
  const isOnPaper = (event: PointerEvent) => paper.current?.contains(event.target as Node) ?? false;

  const onPointerDown = (event: PointerEvent) => {
    pressedId.current = undefined;
    // A press beside the field takes its focus away, which keeps the words.
    if (event.button !== 0 || typing) return;
    const hit = isOnPaper(event) ? elementAt(design, pointAt(event), typesetter) : undefined;
    if (event.pointerType !== "mouse") {
      // A finger may be about to scroll: what it presses is selected once it is lifted.
      pressed.current = { isOnPaper: isOnPaper(event), isOwn: isWithinSelection(event.target) };
      if (pressed.current.isOwn) dragging.begin(event, (context) => moving(selection, context));
      return;
    }
    const box = hit && elementBounds(hit, design, typesetter);
    const isSelected = hit !== undefined && selection.includes(hit);
    const isEmpty = !hit || (!isSelected && box && isBackground(box, design));
    if (isEmpty) {
      const ids = event.shiftKey ? selection.map(({ id }) => id) : [];
      if (!event.shiftKey) select(hit?.id);
      drawing.begin(event, ids);
    } else if (event.shiftKey) {
      const ids = groupOf(hit);
      const before = selection.map(({ id }) => id).filter((id) => !ids.includes(id));
      const after = isSelected ? before : [...before, ...ids];
      selectAll(after);
      announce(selectedWords(design.elements.filter(({ id }) => after.includes(id))));
    } else {
      if (isSelected) pressedId.current = hit.id;
      else selectAll(groupOf(hit));
      const ids = groupOf(hit);
      const pressed = isSelected ? selection : design.elements.filter(({ id }) => ids.includes(id));
      dragging.begin(event, (context) => moving(pressed, context));
    }
  };

  const shown = drag?.design ?? typing?.design ?? design;
  const isBusy = drag !== undefined || marquee !== undefined || typing !== undefined;
  const hovered = isBusy ? undefined : design.elements.find(({ id }) => id === hoveredId);
  const hoverBox = hovered && !selection.includes(hovered) ? elementBounds(hovered, design, typesetter) : undefined;
  const touched = useMemo(
    () =>
      design.elements.flatMap((element) =>
        marquee?.ids.includes(element.id) ? (elementBounds(element, design, typesetter) ?? []) : [],
      ),
    [design, marquee, typesetter],
  );

  return (
    <section
      ref={stage}
      {...(isBusy && unfinished)}
      role="application"
      aria-label="Canvas"
      aria-describedby={helpId}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: an application takes the focus
      tabIndex={0}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onPointerMove={(event) => {
        dragging.onPointerMove(event);
        drawing.onPointerMove(event);
        if (event.pointerType === "mouse" && event.buttons === 0) {
          setHoveredId(isOnPaper(event) ? elementAt(design, pointAt(event), typesetter)?.id : undefined);
        }
      }}
      onPointerUp={(event) => {
        const isTap = event.pointerType !== "mouse" && !drag;
        if (!drag && pressedId.current) select(pressedId.current);
        dragging.onPointerUp();
        drawing.onPointerUp();
        tappedAgain.current = undefined;
        if (!isTap) return;
        const hit = pressed.current.isOnPaper ? elementAt(design, pointAt(event), typesetter) : undefined;
        // A text is narrower than its frame: what lies below it is not meant.
        const { elements } = design;
        const isAbove = hit && selected && elements.indexOf(hit) > elements.indexOf(selected);
        const isRerun = pressed.current.isOwn && selected !== undefined && !isAbove;
        if (isRerun) tappedAgain.current = selected;
        // A second tap on a group is on one of its elements.
        else selectAll(!hit ? [] : selection.length > 1 && selection.includes(hit) ? [hit.id] : groupOf(hit));
      }}
      onPointerCancel={() => {
        dragging.onPointerCancel();
        drawing.onPointerCancel();
      }}
      onPointerLeave={() => setHoveredId(undefined)}
      onClick={() => {
        if (tappedAgain.current) typed.begin(tappedAgain.current);
      }}
      onDoubleClick={(event) => {
        const hit = elementAt(design, pointAt(event), typesetter);
        if (!hit) return;
        select(hit.id);
        typed.begin(hit);
      }}
      className={classNames(
        "relative grid min-h-0 min-w-0 overflow-auto bg-sunken outline-none focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-accent",
        marquee && "select-none",
      )}
    >
      <p id={helpId} className="sr-only">
        Tab goes through the elements, arrow keys move what is selected, Shift and arrow keys by ten. Control and A
        selects everything. Enter edits the words of a text, Delete removes what is selected. Control with C, X, V and D
        copies, cuts, pastes and duplicates, also from one design to another. Control and G groups, with Shift it
        ungroups. Page Up and Page Down go to another page. Escape selects nothing; then Tab leaves the canvas.
      </p>
      <div className="m-auto p-4" style={{ paddingBottom: roomBelow }}>
        <div
          ref={paper}
          data-canvas
          className="relative shadow-float"
          style={{ width: design.width * scale, height: design.height * scale }}
        >
          {scale > 0 && <Drawing design={shown} moved={drag?.moved} />}
          {hoverBox && <HoverFrame box={hoverBox} scale={scale} />}
          {touched.map((box, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: frames are all alike
            <HoverFrame key={index} box={box} scale={scale} />
          ))}
          {typing && <TypingField key={typing.element.id} {...{ typing, scale, ...typed }} />}
          {!typing && (
            <Selection
              {...{ drag, scale }}
              onHandle={(event, handle) => {
                event.stopPropagation();
                if (selected) dragging.begin(event, (context) => resizing(selected, handle, context));
              }}
              onTurn={(event) => {
                event.stopPropagation();
                if (selected) dragging.begin(event, (context) => turning(selected, turnHandlePx / scale, context));
              }}
            />
          )}
          {marquee && <MarqueeFrame box={marquee.box} scale={scale} />}
          {drag && <Guides guides={drag.guides} scale={scale} />}
        </div>
      </div>
    </section>
  );
}

const isWithinSelection = (target: EventTarget): boolean =>
  target instanceof Element && target.closest("[data-selection]") !== null;

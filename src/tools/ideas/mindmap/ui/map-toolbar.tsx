import {
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  CornerDownRight,
  type IconNode,
  Pencil,
  Plus,
  Redo2,
  Trash2,
  Undo2,
} from "lucide";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import type { MapEdits } from "./use-map.ts";

/** Actions on the selected node, for users who don’t know the keys. */
export function MapToolbar({ map }: { readonly map: MapEdits }) {
  const { document, outline, selectedId } = map;
  const isRoot = selectedId === outline[0]?.id;
  return (
    <div role="toolbar" aria-label="Edit the map" className="flex flex-wrap items-center gap-1">
      <Tool icon={CornerDownRight} label="Add below" keys="Ctrl+Enter" isNamed onPress={map.addBelow} />
      <Tool icon={Plus} label="Add beside" keys="Enter" isNamed isDisabled={isRoot} onPress={map.addAfter} />
      <Tool icon={Pencil} label="Rename" keys="F2" onPress={() => map.startRenaming()} />
      <Tool icon={Trash2} label="Delete" keys="Delete" isDisabled={isRoot} onPress={map.remove} />
      <Tool icon={ArrowUp} label="Move up" keys="Alt+↑" isDisabled={isRoot} onPress={() => map.move("up")} />
      <Tool icon={ArrowDown} label="Move down" keys="Alt+↓" isDisabled={isRoot} onPress={() => map.move("down")} />
      <Tool icon={ArrowLeft} label="Move out" keys="Alt+←" isDisabled={isRoot} onPress={() => map.move("out")} />
      <Tool icon={ArrowRight} label="Move in" keys="Alt+→" isDisabled={isRoot} onPress={() => map.move("in")} />
      <Tool icon={Undo2} label="Undo" keys="Ctrl+Z" isDisabled={!document.canUndo} onPress={map.undo} />
      <Tool icon={Redo2} label="Redo" keys="Ctrl+Shift+Z" isDisabled={!document.canRedo} onPress={map.redo} />
    </div>
  );
}

interface ToolProps {
  readonly icon: IconNode;
  readonly label: string;
  readonly keys: string;
  /** True if its name is there in wide windows. */
  readonly isNamed?: boolean;
  readonly isDisabled?: boolean;
  readonly onPress: () => void;
}

const Tool = ({ icon, label, keys, isNamed = false, isDisabled = false, onPress }: ToolProps) => (
  <Button
    variant="ghost"
    size="sm"
    aria-label={label}
    title={`${label} (${keys})`}
    // It stays where the focus is, even if it has nothing to do.
    aria-disabled={isDisabled}
    className="px-2.5 aria-disabled:opacity-50"
    onClick={isDisabled ? undefined : onPress}
  >
    <Icon icon={icon} className="size-4" />
    {isNamed && <span className="max-sm:sr-only">{label}</span>}
  </Button>
);

import { AppWindow, type IconNode, Image, MessageSquare, PenLine } from "lucide";

export interface WorkspaceTool {
  readonly path: string;
  readonly title: string;
  /** Where there is little room. */
  readonly shortTitle: string;
  readonly icon: IconNode;
}

/** The tools that work, in the order of the rail. */
export const workspaceTools: readonly WorkspaceTool[] = [
  { path: "/image-generator", title: "Image generator", shortTitle: "Image", icon: Image },
  { path: "/design-generator", title: "UI/UX design generator", shortTitle: "Screens", icon: AppWindow },
  { path: "/text-generator", title: "Text generator", shortTitle: "Text", icon: PenLine },
  { path: "/chat", title: "Chat", shortTitle: "Chat", icon: MessageSquare },
];

export const isCurrentTool = ({ path }: WorkspaceTool, pathname: string): boolean =>
  pathname === path || pathname.startsWith(`${path}/`);

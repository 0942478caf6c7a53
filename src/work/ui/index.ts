/** Components of work that tools use. */

export { ConflictDialog, copyDocument } from "../documents/ui/conflict-dialog.tsx";
export { DocumentEditor } from "../documents/ui/document-editor.tsx";
export { DocumentList } from "../documents/ui/document-list.tsx";
export { type ContentMerging, type DocumentEdits, useDocument } from "../documents/ui/use-document.ts";
export { SaveStatus } from "../editing/ui/save-status.tsx";
export { DeletionNote } from "../library/ui/deletion-note.tsx";
export { Player } from "../library/ui/item-output.tsx";
export { ModelViewer } from "../library/ui/model-viewer.tsx";
export { WorkPreview } from "../library/ui/work-preview.tsx";
export { ProjectChoice } from "../projects/ui/project-choice.tsx";
export { ProjectField } from "../projects/ui/project-field.tsx";
export { useInProject, useProjectId } from "../projects/ui/use-project.ts";
export { LifetimeField, LinkEnd, ShareDialog } from "../sharing/ui/share-dialog.tsx";
export { ShareWork } from "../sharing/ui/share-work.tsx";

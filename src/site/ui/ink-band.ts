/** A dark band among light ones; in the dark theme a slightly raised one, because a white band would glare there. */
export const inkBand = "bg-ink text-paper [[data-theme=dark]_&]:bg-surface [[data-theme=dark]_&]:text-ink";

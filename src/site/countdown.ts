/** The countdown of the trial note (A19). */
export const countdownSeconds = 30 * 60;

/** `30:00`, `00:09`. */
export function formatCountdown(secondsLeft: number): string {
  const seconds = Math.max(0, Math.ceil(secondsLeft));
  const pad = (value: number) => String(value).padStart(2, "0");
  return `${pad(Math.floor(seconds / 60))}:${pad(seconds % 60)}`;
}

const announcedMinutes = [10, 5, 1];

/** @returns the text for screen readers at this second: three times in half an hour, otherwise empty. */
export function countdownAnnouncement(secondsLeft: number): string {
  const minutes = secondsLeft / 60;
  if (!announcedMinutes.includes(minutes)) return "";
  return minutes === 1 ? "This note closes in 1 minute." : `This note closes in ${minutes} minutes.`;
}

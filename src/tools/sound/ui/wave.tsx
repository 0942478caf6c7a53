import { type RefObject, useEffect, useRef, useState } from "react";

interface Props {
  readonly file: Blob;
  /** The player, for those who want to jump. */
  readonly player: RefObject<HTMLAudioElement | null>;
  /** Called with the seconds that were played. */
  readonly onTime: (seconds: number) => void;
}

/** A recording to hear, with its wave above. What draws the wave is loaded now. */
export function Wave({ file, player, onTime }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [isBroken, setBroken] = useState(false);
  useEffect(() => {
    const container = place.current;
    const media = player.current;
    if (!container || !media) return undefined;
    let isLeft = false;
    let remove = () => {};
    void import("wavesurfer.js").then(async ({ default: WaveSurfer }) => {
      if (isLeft) return;
      const color = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();
      const wave = WaveSurfer.create({
        container,
        media,
        height: 72,
        barWidth: 2,
        barGap: 1,
        normalize: true,
        waveColor: color("--color-outline"),
        progressColor: color("--color-accent-strong"),
        cursorColor: color("--color-ink"),
      });
      remove = () => wave.destroy();
      await wave.loadBlob(file).catch(() => setBroken(!isLeft));
    });
    return () => {
      isLeft = true;
      remove();
    };
  }, [file, player]);
  return (
    <div className="grid gap-2">
      {isBroken ? (
        <p className="text-sm text-muted">Your browser can’t draw this recording.</p>
      ) : (
        // The player below does the same by keyboard.
        <div ref={place} aria-hidden className="min-h-18 cursor-pointer" />
      )}
      {/* biome-ignore lint/a11y/useMediaCaption: the transcript is beside it */}
      <audio
        ref={player}
        controls
        aria-label="Recording"
        className="w-full"
        onTimeUpdate={(event) => onTime(event.currentTarget.currentTime)}
      />
    </div>
  );
}

import { classNames } from "#ui/class-names.ts";
import { WallPicture } from "../../../ui/wall-picture.tsx";

/** Where each format hangs, in percent of a wall of 357 by 240, and where it is cropped so that the picture in the picture stays whole. */
const formats = [
  { name: "9:16", use: "Story", left: 0, top: 0, width: 37.8, height: 100, crop: "object-[5%_50%]" },
  { name: "16:9", use: "Slide", left: 41.2, top: 0, width: 58.8, height: 49.2, crop: "object-center" },
  { name: "1:1", use: "Post", left: 41.2, top: 54.2, width: 30.8, height: 45.8, crop: "object-[2%_50%]" },
  { name: "4:5", use: "Portrait", left: 75.4, top: 54.2, width: 24.6, height: 45.8, crop: "object-[3%_50%]" },
];

/** One picture in four formats. */
export function OneClickResizingDrawing() {
  return (
    <div className="relative my-6 aspect-[357/240] w-[min(100%-3rem,26rem)]">
      {formats.map(({ name, use, left, top, width, height, crop }) => (
        <div
          key={name}
          className="absolute"
          style={{ left: `${left}%`, top: `${top}%`, width: `${width}%`, height: `${height}%` }}
        >
          <WallPicture
            categoryId="image-generation"
            slug="image-generation-a"
            className={`size-full rounded-none ${crop}`}
          />
          <p className="absolute bottom-0 left-0 bg-sunken px-1.5 pt-0.5 text-xs font-semibold tabular-nums">
            {name}
            <span
              className={classNames("ml-1.5 font-normal text-muted", name === "4:5" ? "hidden" : "hidden sm:inline")}
            >
              {use}
            </span>
          </p>
        </div>
      ))}
    </div>
  );
}

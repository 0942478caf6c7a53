import { Outlet } from "react-router";
import { PaletteArea } from "../ui/palette/palette-area.tsx";

/** For pages that fill the window: the palette is all that they have of the workspace. */
export default function PaletteLayout() {
  return (
    <>
      <Outlet />
      <PaletteArea />
    </>
  );
}

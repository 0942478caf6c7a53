import type { CSSProperties } from "react";
import { Link } from "react-router";
import { inkOn, type ShownBrand, usualColor } from "../brand-rules.ts";
import { backdropOf } from "../logo-rules.ts";

const coloredBy = ({ color }: ShownBrand): CSSProperties => {
  const background = color ?? usualColor;
  return { backgroundColor: background, color: inkOn(background).color };
};

/** A team's logo, or its name. A logo that the team's color would hide is on a plate. */
function BrandMark({ brand: { name, logo, color } }: { readonly brand: ShownBrand }) {
  if (!logo) return <span className="min-w-0 truncate font-display text-lg font-bold tracking-tight">{name}</span>;
  const { address, width, height } = logo;
  const image = (
    <img src={address} alt={name} width={width} height={height} className="h-auto max-h-10 w-auto max-w-full" />
  );
  const around = color ?? usualColor;
  const backdrop = backdropOf(logo, around);
  if (backdrop === around) return image;
  return (
    <div className="max-w-full rounded-sm px-3 py-1.5" style={{ backgroundColor: backdrop }}>
      {image}
    </div>
  );
}

/** The bar above a page that shows a team's brand in place of the product's. */
export const BrandBar = ({ brand }: { readonly brand: ShownBrand }) => (
  <header className="border-b border-hairline" style={coloredBy(brand)}>
    <div className="container-page flex h-16 items-center">
      <BrandMark brand={brand} />
    </div>
  </header>
);

/** The same as a small plate, on a page with a bar of its own. It has the color that shows the logo. */
export function BrandPlate({ brand }: { readonly brand: ShownBrand }) {
  const { logo, color } = brand;
  const shown = logo ? { ...brand, color: backdropOf(logo, color ?? usualColor) } : brand;
  return (
    <div
      className="flex max-w-full items-center justify-self-start rounded-md border border-hairline px-4 py-2.5"
      style={coloredBy(shown)}
    >
      <BrandMark brand={shown} />
    </div>
  );
}

/** The footer there: legal pages alone. */
export const BrandFooter = () => (
  <footer className="border-t border-hairline">
    <nav aria-label="Footer" className="container-page flex flex-wrap justify-center gap-x-6 py-6 text-xs text-muted">
      <Link to="/privacy-policy" className="py-2 hover:text-ink hover:underline">
        Privacy
      </Link>
      <Link to="/terms-of-service" className="py-2 hover:text-ink hover:underline">
        Terms
      </Link>
    </nav>
  </footer>
);

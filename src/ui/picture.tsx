import { type ComponentProps, useState } from "react";

/** Shown where a picture cannot be loaded: a frame with a hill and a sun, in the colors of the page. */
const placeholder = "/placeholder.svg";

/** An image that becomes the placeholder when it cannot be loaded, also when it broke before scripts ran. */
export function Picture({
  src,
  alt,
  ...props
}: ComponentProps<"img"> & { readonly src: string; readonly alt: string }) {
  const [broken, setBroken] = useState<string>();
  return (
    <img
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0 && !broken) setBroken(src);
      }}
      src={broken === src ? placeholder : src}
      alt={alt}
      onError={() => setBroken(src)}
      {...props}
    />
  );
}

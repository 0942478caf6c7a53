/** Black on white in every theme: readers do not take it the other way round. */
export function QrCodeImage({ size, path }: { readonly size: number; readonly path: string }) {
  return (
    <svg
      role="img"
      aria-label="QR code for your authenticator app"
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-56 rounded-sm border border-hairline"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

import { ArrowLeft, ArrowRight } from "lucide";
import type { ComponentProps, ReactNode } from "react";
import { Link, type LinkProps } from "react-router";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";

type Variant = "primary" | "secondary" | "danger" | "ghost";
type Size = "md" | "lg" | "sm";

interface Appearance {
  readonly variant?: Variant;
  readonly size?: Size;
  readonly className?: string;
}

/** Class of the main buttons of a page, which toasts leave clear. */
export const primaryMark = "main-button";

const variants: Readonly<Record<Variant, string>> = {
  primary: `${primaryMark} bg-accent-strong text-on-accent hover:bg-accent-strong-hover`,
  secondary: "border border-outline bg-surface text-ink hover:border-ink",
  danger: "border border-danger bg-surface text-danger hover:bg-danger-wash",
  ghost: "text-ink hover:bg-sunken",
};

const sizes: Readonly<Record<Size, string>> = {
  sm: "min-h-9 px-3 text-xs touch:min-h-11 touch:min-w-11",
  md: "min-h-11 px-4 text-sm",
  lg: "min-h-13 px-6 text-base",
};

export function buttonClass({ variant = "primary", size = "md", className }: Appearance = {}): string {
  return classNames(
    "inline-flex items-center justify-center gap-2 rounded-sm font-semibold whitespace-nowrap transition-colors",
    "disabled:cursor-not-allowed disabled:opacity-60 aria-disabled:cursor-progress aria-disabled:opacity-60",
    variants[variant],
    sizes[size],
    className,
  );
}

export function Button({ variant, size, className, type = "button", ...props }: ComponentProps<"button"> & Appearance) {
  return <button type={type} className={buttonClass({ variant, size, className })} {...props} />;
}

/** A link to one of our pages that looks like a button. */
export function ButtonLink({ variant, size, className, ...props }: LinkProps & Appearance) {
  return <Link prefetch="intent" className={buttonClass({ variant, size, className })} {...props} />;
}

const quietLink =
  "group inline-flex items-center gap-1.5 font-semibold text-accent-text hover:underline hover:underline-offset-4";

/** A quiet link with an arrow, for "see all" and the like. */
export function ArrowLink({ children, className, ...props }: LinkProps & { readonly children: ReactNode }) {
  return (
    <Link className={classNames(quietLink, className)} {...props}>
      {children}
      <Icon icon={ArrowRight} className="size-[1em] transition-transform group-hover:translate-x-0.5" />
    </Link>
  );
}

/** The same to the page above this one, before its title. */
export function BackLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <p className="pb-4">
      <Link to={to} className={quietLink}>
        <Icon icon={ArrowLeft} className="size-[1em] transition-transform group-hover:-translate-x-0.5" />
        {children}
      </Link>
    </p>
  );
}

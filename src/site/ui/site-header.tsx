import { Suspense } from "react";
import { useAuth, useSignInPaths } from "#accounts/ui/index.ts";
import { ButtonLink } from "#ui/button.tsx";
import { ThemeToggle } from "#ui/theme-toggle.tsx";
import { Brand } from "./brand.tsx";
import { DesktopNavigation } from "./desktop-navigation.tsx";
import { MemberNavigation } from "./member-parts.ts";
import { MobileNavigation } from "./mobile-navigation.tsx";

export function SiteHeader() {
  const { viewer } = useAuth();
  const paths = useSignInPaths();
  return (
    <header className="sticky top-0 z-30 border-b border-hairline bg-paper">
      <div className="container-page flex h-16 items-center gap-4 lg:gap-1 xl:gap-4">
        <Brand />
        <div className="mx-auto">
          <DesktopNavigation />
        </div>
        <ThemeToggle />
        {viewer ? (
          <Suspense>
            <MemberNavigation />
          </Suspense>
        ) : (
          <div className="hidden items-center gap-2 lg:flex">
            <ButtonLink to={paths.login} look="ghost">
              Sign in
            </ButtonLink>
            <ButtonLink to={paths.signup}>Sign up</ButtonLink>
          </div>
        )}
        <MobileNavigation />
      </div>
    </header>
  );
}

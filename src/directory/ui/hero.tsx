import { Link } from "react-router";
import { useAuth } from "#accounts/ui/index.ts";
import { ButtonLink } from "#ui/button.tsx";
import { coverPath } from "../rules.ts";
import { SearchBox } from "./search-box.tsx";

const popularSearches = ["logo", "background removal", "text to video", "presentation"];

/** Our generated covers beside the headline, in a grid that the window crops. */
const wall = [
  ["logo-design", "looka"],
  ["image-generation", "ideogram"],
  ["video-creation", "runway"],
  ["design-tools", "figma"],
  ["audio-tools", "suno"],
  ["animation", "jitter"],
  ["ideation", "miro"],
  ["3d-modeling", "spline"],
  ["social-media", "buffer"],
  // The rest only on windows wide enough for a fourth column.
  ["photo-editing", "photoroom"],
  ["website", "framer"],
  ["research", "elicit"],
] as const;

export interface HeroProps {
  readonly text: string;
  readonly onSearch: (text: string) => void;
  readonly onShowResults: () => void;
  /** E.g. "12 tools and 2 engines in 4 categories"; undefined without a search. */
  readonly summary: string | undefined;
}

export function Hero({ text, onSearch, onShowResults, summary }: HeroProps) {
  const { viewer } = useAuth();
  return (
    // Only sideways: the suggestions under the field may be longer than this.
    <div className="overflow-x-clip border-b border-hairline">
      <div className="container-page grid grid-cols-[minmax(0,1fr)] gap-10 py-12 md:py-16 lg:grid-cols-12 lg:gap-8 lg:py-20">
        <div className="grid grid-cols-[minmax(0,1fr)] content-center gap-6 lg:col-span-7">
          <h1 className="text-3xl">The Ultimate AI Design Aggregator Platform</h1>
          <p className="max-w-[52ch] text-lg text-muted">
            One platform, unlimited creative possibilities. Access 30+ premium AI design engines through a single,
            intuitive interface.
          </p>
          <div className="grid max-w-[40rem] grid-cols-[minmax(0,1fr)] gap-3">
            <SearchBox
              size="hero"
              label="Search AI tools"
              placeholder="Search AI tools..."
              value={text}
              onChange={onSearch}
              onSubmit={onShowResults}
            />
            <div className="min-h-7 text-sm">
              <p role="status" className="font-medium">
                {summary && (
                  <a href="#directory" className="text-accent-text underline-offset-4 hover:underline">
                    {summary}
                  </a>
                )}
              </p>
              {!summary && <PopularSearches />}
            </div>
          </div>
          <div className="flex flex-wrap gap-3">
            <ButtonLink to={viewer ? "/workspace" : "/signup"} size="lg">
              Get Started
            </ButtonLink>
            <ButtonLink to="/tools" variant="secondary" size="lg">
              Explore Tools
            </ButtonLink>
          </div>
        </div>
        <div aria-hidden className="relative -mr-10 lg:col-span-5 lg:mr-0 lg:[clip-path:inset(-5rem_-100vw)]">
          <div className="grid w-[34rem] grid-cols-3 gap-2 lg:absolute lg:inset-y-[-3rem] lg:left-4 lg:w-[46rem] lg:content-center lg:gap-3 max-lg:[&>:nth-child(n+4)]:hidden max-2xl:[&>:nth-child(n+10)]:hidden 2xl:w-[61.6rem] 2xl:grid-cols-4">
            {wall.map(([category, slug]) => (
              <img
                key={slug}
                src={coverPath(category, slug)}
                alt=""
                width={640}
                height={400}
                loading="lazy"
                className="aspect-[8/7] w-full rounded-md border border-hairline object-cover"
              />
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}

function PopularSearches() {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-muted">
      <span>Popular:</span>
      {popularSearches.map((search) => (
        <Link
          key={search}
          to={{ search: `?q=${encodeURIComponent(search)}`, hash: "#directory" }}
          className="py-0.5 text-ink underline decoration-hairline decoration-2 underline-offset-4 hover:decoration-accent"
        >
          {search}
        </Link>
      ))}
    </div>
  );
}

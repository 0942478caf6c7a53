/** The links of header and footer (A9, A11). One list, so that no two places disagree. */
export interface NavigationItem {
  readonly title: string;
  readonly path: string;
  readonly description?: string;
}

export interface NavigationGroup {
  readonly title: string;
  readonly items: readonly NavigationItem[];
}

export const mainLinks: readonly NavigationItem[] = [
  { title: "Features", path: "/features" },
  { title: "How it works", path: "/how-it-works" },
  { title: "Pricing", path: "/pricing" },
];

export const toolsMenu: NavigationGroup = {
  title: "AI Tools",
  items: [
    { title: "Image generation", path: "/#image-generation", description: "Pictures from words" },
    { title: "Logo design", path: "/#logo-design", description: "Logos and lettering" },
    { title: "Social media", path: "/#social-media", description: "Posts, stories, schedules" },
    { title: "UI/UX design", path: "/#ui-ux", description: "Screens and prototypes" },
    { title: "Video creation", path: "/#video-creation", description: "Clips, cuts, captions" },
    { title: "Ideation", path: "/ideation", description: "Ideas, boards, maps" },
  ],
};

export const allTools: NavigationItem = { title: "Browse All Tools", path: "/tools" };

export const submitTool: NavigationItem = { title: "Submit a tool", path: "/submit" };

export const resourcesMenu: NavigationGroup = {
  title: "Resources",
  items: [
    { title: "Blog", path: "/blog", description: "Choosing and using AI tools" },
    { title: "Tutorials", path: "/tutorials", description: "Step by step" },
    { title: "Case studies", path: "/case-studies", description: "How we built this site" },
    { title: "API docs", path: "/api-docs", description: "The directory as data" },
  ],
};

export const aboutMenu: NavigationGroup = {
  title: "About",
  items: [
    { title: "About us", path: "/about", description: "What we stand for" },
    { title: "Contact", path: "/contact", description: "Get in touch" },
    { title: "FAQ", path: "/faq", description: "Frequently asked questions" },
  ],
};

export interface FooterColumn {
  /** Heading for what its groups have in common; undefined if one of its groups has that name. */
  readonly heading: string | undefined;
  readonly groups: readonly NavigationGroup[];
}

/** Four columns on a wide screen: the groups of A11 under their headings. */
export const footerColumns: readonly (readonly FooterColumn[])[] = [
  [
    {
      heading: "Visual Design",
      groups: [
        {
          title: "AI Models",
          items: [
            { title: "GPT-4o", path: "/ai-models/gpt-4o" },
            { title: "Claude 3 Opus", path: "/ai-models/claude-3-opus" },
            { title: "Gemini Pro", path: "/ai-models/gemini-pro" },
            { title: "DALL-E 3", path: "/ai-models/dall-e-3" },
            { title: "Stable Diffusion", path: "/ai-models/stable-diffusion" },
            { title: "Midjourney", path: "/ai-models/midjourney" },
          ],
        },
        {
          title: "Design Tools",
          items: [
            { title: "Graphic Design", path: "/tools/graphic-design" },
            { title: "Image Enhancement", path: "/tools/image-enhancement" },
            { title: "Logo Creation", path: "/tools/logo-creation" },
            { title: "Banner Design", path: "/tools/banner-design" },
            { title: "Social Media Graphics", path: "/tools/social-media-graphics" },
          ],
        },
      ],
    },
  ],
  [
    {
      heading: undefined,
      groups: [
        {
          title: "Media Creation",
          items: [
            { title: "Video Generation", path: "/media/video-generation" },
            { title: "Audio Enhancement", path: "/media/audio-enhancement" },
            { title: "Animation Tools", path: "/media/animation-tools" },
          ],
        },
      ],
    },
    {
      heading: "Web & Apps",
      groups: [
        {
          title: "Web & UX",
          items: [
            { title: "UI Design", path: "/web-ux/ui-design" },
            { title: "Web Templates", path: "/web-ux/web-templates" },
            { title: "Mobile App Design", path: "/web-ux/mobile-app-design" },
          ],
        },
      ],
    },
  ],
  [
    {
      heading: undefined,
      groups: [
        {
          title: "Marketing",
          items: [
            { title: "Content Creation", path: "/marketing/content-creation" },
            { title: "SEO Tools", path: "/marketing/seo-tools" },
            { title: "Ad Design", path: "/marketing/ad-design" },
          ],
        },
        { title: "Innovation", items: [{ title: "Ideation & Brainstorming", path: "/#ideation" }] },
      ],
    },
  ],
  [
    {
      heading: undefined,
      groups: [
        {
          title: "Resources",
          items: [
            { title: "Home", path: "/" },
            { title: "Features", path: "/features" },
            { title: "Pricing", path: "/pricing" },
            { title: "Blog", path: "/blog" },
            { title: "Tutorials", path: "/tutorials" },
            { title: "Case Studies", path: "/case-studies" },
            { title: "API Docs", path: "/api-docs" },
          ],
        },
        {
          title: "Company",
          items: [
            { title: "About Us", path: "/about" },
            { title: "Careers", path: "/careers" },
            { title: "Affiliate", path: "/affiliate" },
            submitTool,
            { title: "Contact", path: "/contact" },
            { title: "Privacy", path: "/privacy-policy" },
            { title: "Terms", path: "/terms-of-service" },
          ],
        },
      ],
    },
  ],
];

/** Groups that a phone shows instead (A11). */
export const mobileFooterGroups: readonly NavigationGroup[] = [
  {
    title: "Main Links",
    items: [
      { title: "Features", path: "/features" },
      { title: "Pricing", path: "/pricing" },
      { title: "Blog", path: "/blog" },
      { title: "Contact", path: "/contact" },
    ],
  },
  {
    title: "Company",
    items: [
      { title: "About Us", path: "/about" },
      submitTool,
      { title: "Privacy", path: "/privacy-policy" },
      { title: "Terms", path: "/terms-of-service" },
    ],
  },
];

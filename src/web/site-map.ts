import { states } from '#content/states/slugs.ts'

/**
 * How a page comes to be: once at start, the same bytes for everyone; the same bytes for everyone, drawn anew each minute
 * in which somebody asks; the same bytes for everyone who is not signed in, shown for 10 seconds or until a home changes;
 * or anew for each request.
 */
export type Rendering = 'prerendered' | 'each-minute' | 'each-moment' | 'per-request'

export type SitePage = {
  path: string
  page: string
  rendering: Rendering
  /** Every value of the part of `path` that begins with a colon, for a page that is the same for everyone. */
  each?: readonly string[]
  /** For who is signed in, in the place of `page`, which then is for visitors: drawn for each request. */
  signedInPage?: string
}

/** What stands in place of a page that is not there, or that broke. */
export const troublePage = 'trouble/trouble.page.tsx'

/**
 * The whole site in one table: the address, the page module under `pages/`, and how it is rendered. A page is
 * prerendered when its bytes do not depend on the visitor or on live data, and drawn each minute when it holds counts. This
 * file is read when the site is built and by the server, never by a browser.
 */
export const siteMap = [
  {
    path: '/',
    page: 'home/landing.page.tsx',
    rendering: 'each-minute',
    signedInPage: 'home/home.page.tsx',
  },
  { path: '/contact', page: 'contact/contact.page.tsx', rendering: 'prerendered' },
  { path: '/contact/sent', page: 'contact/sent.page.tsx', rendering: 'per-request' },
  { path: '/about', page: 'about/about.page.tsx', rendering: 'prerendered' },
  { path: '/vision', page: 'vision/vision.page.tsx', rendering: 'prerendered' },
  { path: '/platform', page: 'platform/platform.page.tsx', rendering: 'prerendered' },
  {
    path: '/getting-started',
    page: 'getting-started/getting-started.page.tsx',
    rendering: 'prerendered',
  },
  { path: '/faq', page: 'faq/faq.page.tsx', rendering: 'prerendered' },
  { path: '/partners', page: 'partners/partners.page.tsx', rendering: 'prerendered' },
  { path: '/help', page: 'help/help.page.tsx', rendering: 'prerendered' },
  { path: '/docs', page: 'docs/docs.page.tsx', rendering: 'prerendered' },
  { path: '/docs/embed', page: 'docs/embed.page.tsx', rendering: 'prerendered' },
  // It says what the server's own description says, and that may change while the built pages stay the same.
  { path: '/docs/api', page: 'docs/api.page.tsx', rendering: 'each-moment' },
  { path: '/data', page: 'figures/data.page.tsx', rendering: 'each-moment' },
  { path: '/brochure', page: 'handouts/brochure.page.tsx', rendering: 'prerendered' },
  { path: '/partnership-guide', page: 'handouts/partnership-guide.page.tsx', rendering: 'prerendered' },
  { path: '/residences', page: 'residences/residences.page.tsx', rendering: 'each-moment' },
  { path: '/es/residencias', page: 'residences/residencias.page.tsx', rendering: 'each-moment' },
  { path: '/es', page: 'residences/spanish.page.tsx', rendering: 'each-moment' },
  { path: '/residences/:slug', page: 'residence/residence.page.tsx', rendering: 'each-moment' },
  { path: '/es/residencias/:slug', page: 'residence/residencia.page.tsx', rendering: 'each-moment' },
  { path: '/residences/asked/:secret', page: 'residence/asked.page.tsx', rendering: 'per-request' },
  { path: '/es/residencias/asked/:secret', page: 'residence/asked.page.tsx', rendering: 'per-request' },
  {
    path: '/residences/ask/together',
    page: 'residence/together/ask-together.page.tsx',
    rendering: 'per-request',
  },
  {
    path: '/es/residencias/ask/together',
    page: 'residence/together/ask-together.page.tsx',
    rendering: 'per-request',
  },
  {
    path: '/residences/asked/together/:secret',
    page: 'residence/together/asked-together.page.tsx',
    rendering: 'per-request',
  },
  {
    path: '/es/residencias/asked/together/:secret',
    page: 'residence/together/asked-together.page.tsx',
    rendering: 'per-request',
  },
  {
    path: '/residences/shared/:secret',
    page: 'residences/shared-list/shared-list.page.tsx',
    rendering: 'per-request',
  },
  {
    path: '/es/residencias/shared/:secret',
    page: 'residences/shared-list/shared-list.page.tsx',
    rendering: 'per-request',
  },
  {
    path: '/residences/shared/mine/:secret',
    page: 'residences/shared-list/mine.page.tsx',
    rendering: 'per-request',
  },
  {
    path: '/es/residencias/shared/mine/:secret',
    page: 'residences/shared-list/mine.page.tsx',
    rendering: 'per-request',
  },
  { path: '/residences/waiting/:secret', page: 'residence/ping.page.tsx', rendering: 'per-request' },
  {
    path: '/es/residencias/waiting/:secret',
    page: 'residence/ping.page.tsx',
    rendering: 'per-request',
  },
  {
    path: '/residences/:state/:place',
    page: 'residences/place/place.page.tsx',
    rendering: 'each-moment',
  },
  {
    path: '/es/residencias/:state/:place',
    page: 'residences/place/lugar.page.tsx',
    rendering: 'each-moment',
  },
  { path: '/privacy', page: 'legal/legal.page.tsx', rendering: 'prerendered' },
  { path: '/terms', page: 'legal/legal.page.tsx', rendering: 'prerendered' },
  { path: '/security', page: 'legal/legal.page.tsx', rendering: 'prerendered' },
  { path: '/directory', page: 'directory/directory.page.tsx', rendering: 'each-minute' },
  {
    path: '/directory/:state',
    page: 'directory/state.page.tsx',
    rendering: 'each-minute',
    each: states.map(({ slug }) => slug),
  },
  { path: '/embed/directory', page: 'embed/choose.page.tsx', rendering: 'each-moment' },
  { path: '/embed/directory/:state', page: 'embed/list.page.tsx', rendering: 'each-moment' },
  { path: '/workspace', page: 'workspace/more.page.tsx', rendering: 'per-request' },
  { path: '/workspace/residences', page: 'houses/houses.page.tsx', rendering: 'per-request' },
  { path: '/workspace/residences/new', page: 'houses/new.page.tsx', rendering: 'per-request' },
  { path: '/workspace/residences/:id', page: 'houses/edit.page.tsx', rendering: 'per-request' },
  {
    path: '/workspace/residences/:id/preview',
    page: 'residence/preview.page.tsx',
    rendering: 'per-request',
  },
  { path: '/workspace/beds', page: 'beds/beds.page.tsx', rendering: 'per-request' },
  { path: '/workspace/claims', page: 'claims/claims.page.tsx', rendering: 'per-request' },
  {
    path: '/workspace/certification',
    page: 'certification/certification.page.tsx',
    rendering: 'per-request',
  },
  { path: '/workspace/messages', page: 'messages/messages.page.tsx', rendering: 'per-request' },
  { path: '/workspace/reminders', page: 'reminders/reminders.page.tsx', rendering: 'per-request' },
  { path: '/workspace/import', page: 'import/import.page.tsx', rendering: 'per-request' },
  { path: '/workspace/import/:id', page: 'import/check.page.tsx', rendering: 'per-request' },
  { path: '/workspace/waiting', page: 'messages/waiting.page.tsx', rendering: 'per-request' },
  { path: '/said/:secret', page: 'said/said.page.tsx', rendering: 'per-request' },
  { path: '/not-us/:secret', page: 'not-us/not-us.page.tsx', rendering: 'per-request' },
  { path: '/workspace/team', page: 'team/team.page.tsx', rendering: 'per-request' },
  { path: '/workspace/history', page: 'history/history.page.tsx', rendering: 'per-request' },
  { path: '/join/:secret', page: 'join/join.page.tsx', rendering: 'per-request' },
  { path: '/sign-in', page: 'sign-in/sign-in.page.tsx', rendering: 'per-request' },
  { path: '/sign-in/code', page: 'sign-in/code.page.tsx', rendering: 'per-request' },
  { path: '/sign-up', page: 'sign-in/sign-up.page.tsx', rendering: 'per-request' },
  { path: '/sign-up/confirm', page: 'sign-in/confirm-sign-up.page.tsx', rendering: 'per-request' },
  { path: '/forgot-password', page: 'sign-in/forgot-password.page.tsx', rendering: 'per-request' },
  { path: '/reset-password', page: 'sign-in/reset-password.page.tsx', rendering: 'per-request' },
  { path: '/sign-out', page: 'sign-in/sign-out.page.tsx', rendering: 'per-request' },
  { path: '/account', page: 'account/account.page.tsx', rendering: 'per-request' },
  { path: '/account/confirm', page: 'second-factor/confirm.page.tsx', rendering: 'per-request' },
  {
    path: '/account/second-factor',
    page: 'second-factor/second-factor.page.tsx',
    rendering: 'per-request',
  },
  { path: '/staff/inbox', page: 'staff/inbox.page.tsx', rendering: 'per-request' },
  { path: '/staff/inbox/:id', page: 'staff/message.page.tsx', rendering: 'per-request' },
  { path: '/staff/mail', page: 'staff/mail.page.tsx', rendering: 'per-request' },
  { path: '/staff/security', page: 'staff/security.page.tsx', rendering: 'per-request' },
  { path: '/staff/affiliates', page: 'staff/affiliates.page.tsx', rendering: 'per-request' },
  { path: '/affiliate', page: 'affiliate/desk.page.tsx', rendering: 'per-request' },
  { path: '/affiliate/homes', page: 'affiliate/homes.page.tsx', rendering: 'per-request' },
  { path: '/staff/mail/:id', page: 'staff/one-mail.page.tsx', rendering: 'per-request' },
] as const satisfies readonly SitePage[]

import { states } from '#content/states/slugs.ts'

/**
 * `each-minute`: the same for everyone, rendered again in each minute with a request. `each-moment`: the same for
 * everyone not signed in, kept for 10 seconds or until a home changes.
 */
export type Rendering = 'prerendered' | 'each-minute' | 'each-moment' | 'per-request'

export type SitePage = {
  path: string
  page: string
  rendering: Rendering
  each?: readonly string[]
  signedInPage?: string
}

export const troublePage = 'site/trouble/trouble.page.tsx'

/**
 * A page is prerendered when its bytes depend on neither the visitor nor live data. Read by the build and the server,
 * never by a browser.
 */
export const siteMap = [
  {
    path: '/',
    page: 'desk/landing/landing.page.tsx',
    rendering: 'each-minute',
    signedInPage: 'desk/landing/board.page.tsx',
  },
  { path: '/contact', page: 'site/contact/contact.page.tsx', rendering: 'prerendered' },
  { path: '/contact/sent', page: 'site/contact/sent.page.tsx', rendering: 'per-request' },
  { path: '/about', page: 'site/about/about.page.tsx', rendering: 'prerendered' },
  { path: '/vision', page: 'site/vision/vision.page.tsx', rendering: 'prerendered' },
  { path: '/platform', page: 'site/platform/platform.page.tsx', rendering: 'prerendered' },
  {
    path: '/getting-started',
    page: 'site/getting-started/getting-started.page.tsx',
    rendering: 'prerendered',
  },
  { path: '/faq', page: 'site/faq/faq.page.tsx', rendering: 'prerendered' },
  { path: '/verify', page: 'site/verify/verify.page.tsx', rendering: 'per-request' },
  { path: '/es/verificar', page: 'site/verify/verificar.page.tsx', rendering: 'per-request' },
  { path: '/verify/:number', page: 'site/verify/number.page.tsx', rendering: 'per-request' },
  { path: '/es/verificar/:number', page: 'site/verify/numero.page.tsx', rendering: 'per-request' },
  { path: '/grievance', page: 'site/grievances/grievance.page.tsx', rendering: 'per-request' },
  { path: '/es/queja', page: 'site/grievances/queja.page.tsx', rendering: 'per-request' },
  { path: '/case', page: 'site/grievances/case.page.tsx', rendering: 'per-request' },
  { path: '/es/caso', page: 'site/grievances/caso.page.tsx', rendering: 'per-request' },
  { path: '/partners', page: 'site/partners/partners.page.tsx', rendering: 'prerendered' },
  { path: '/help', page: 'site/help/help.page.tsx', rendering: 'prerendered' },
  { path: '/docs', page: 'site/docs/docs.page.tsx', rendering: 'prerendered' },
  { path: '/docs/embed', page: 'site/docs/embed.page.tsx', rendering: 'prerendered' },
  // It says what the server's own description says, and that may change while the built pages stay the same.
  { path: '/docs/api', page: 'site/docs/api.page.tsx', rendering: 'each-moment' },
  { path: '/data/missing', page: 'site/figures/missing.page.tsx', rendering: 'each-moment' },
  { path: '/data', page: 'site/figures/data.page.tsx', rendering: 'each-moment' },
  { path: '/brochure', page: 'site/handouts/brochure.page.tsx', rendering: 'prerendered' },
  { path: '/partnership-guide', page: 'site/handouts/partnership-guide.page.tsx', rendering: 'prerendered' },
  { path: '/residences', page: 'seekers/residences/residences.page.tsx', rendering: 'each-moment' },
  { path: '/es/residencias', page: 'seekers/residences/residencias.page.tsx', rendering: 'each-moment' },
  { path: '/es', page: 'seekers/residences/spanish.page.tsx', rendering: 'each-moment' },
  { path: '/residences/:slug', page: 'seekers/residence/residence.page.tsx', rendering: 'each-moment' },
  { path: '/es/residencias/:slug', page: 'seekers/residence/residencia.page.tsx', rendering: 'each-moment' },
  { path: '/residences/asked/:secret', page: 'seekers/residence/asked/asked.page.tsx', rendering: 'per-request' },
  { path: '/es/residencias/asked/:secret', page: 'seekers/residence/asked/asked.page.tsx', rendering: 'per-request' },
  {
    path: '/residences/ask/together',
    page: 'seekers/residence/together/ask-together.page.tsx',
    rendering: 'per-request',
  },
  {
    path: '/es/residencias/ask/together',
    page: 'seekers/residence/together/ask-together.page.tsx',
    rendering: 'per-request',
  },
  {
    path: '/residences/asked/together/:secret',
    page: 'seekers/residence/together/asked-together.page.tsx',
    rendering: 'per-request',
  },
  {
    path: '/es/residencias/asked/together/:secret',
    page: 'seekers/residence/together/asked-together.page.tsx',
    rendering: 'per-request',
  },
  {
    path: '/residences/shared/:secret',
    page: 'seekers/residences/shared-list/shared-list.page.tsx',
    rendering: 'per-request',
  },
  {
    path: '/es/residencias/shared/:secret',
    page: 'seekers/residences/shared-list/shared-list.page.tsx',
    rendering: 'per-request',
  },
  {
    path: '/residences/shared/mine/:secret',
    page: 'seekers/residences/shared-list/mine.page.tsx',
    rendering: 'per-request',
  },
  {
    path: '/es/residencias/shared/mine/:secret',
    page: 'seekers/residences/shared-list/mine.page.tsx',
    rendering: 'per-request',
  },
  { path: '/residences/waiting/:secret', page: 'seekers/residence/ping/ping.page.tsx', rendering: 'per-request' },
  {
    path: '/es/residencias/waiting/:secret',
    page: 'seekers/residence/ping/ping.page.tsx',
    rendering: 'per-request',
  },
  {
    path: '/residences/:state/:place',
    page: 'seekers/residences/place/place.page.tsx',
    rendering: 'each-moment',
  },
  {
    path: '/es/residencias/:state/:place',
    page: 'seekers/residences/place/lugar.page.tsx',
    rendering: 'each-moment',
  },
  { path: '/report/:slug', page: 'seekers/residence/ask/report/report.page.tsx', rendering: 'per-request' },
  { path: '/es/avisar/:slug', page: 'seekers/residence/ask/report/report.page.tsx', rendering: 'per-request' },
  { path: '/privacy', page: 'site/legal/legal.page.tsx', rendering: 'prerendered' },
  { path: '/terms', page: 'site/legal/legal.page.tsx', rendering: 'prerendered' },
  { path: '/security', page: 'site/legal/legal.page.tsx', rendering: 'prerendered' },
  { path: '/directory', page: 'directory/directory/directory.page.tsx', rendering: 'each-minute' },
  {
    path: '/directory/:state',
    page: 'directory/directory/state.page.tsx',
    rendering: 'each-minute',
    each: states.map(({ slug }) => slug),
  },
  { path: '/embed/directory', page: 'directory/embed/choose.page.tsx', rendering: 'each-moment' },
  { path: '/embed/directory/:state', page: 'directory/embed/list.page.tsx', rendering: 'each-moment' },
  { path: '/workspace', page: 'desk/workspace/more.page.tsx', rendering: 'per-request' },
  { path: '/workspace/residences', page: 'desk/residences/residences.page.tsx', rendering: 'per-request' },
  { path: '/workspace/residences/new', page: 'desk/residences/new/new.page.tsx', rendering: 'per-request' },
  { path: '/workspace/residences/:id', page: 'desk/residences/edit/edit.page.tsx', rendering: 'per-request' },
  {
    path: '/workspace/residences/:id/preview',
    page: 'seekers/residence/preview/preview.page.tsx',
    rendering: 'per-request',
  },
  { path: '/workspace/beds', page: 'desk/beds/beds.page.tsx', rendering: 'per-request' },
  { path: '/workspace/claims', page: 'desk/claims/claims.page.tsx', rendering: 'per-request' },
  {
    path: '/workspace/certification',
    page: 'desk/certification/certification.page.tsx',
    rendering: 'per-request',
  },
  {
    path: '/workspace/certification/:id',
    page: 'desk/certification/application/application.page.tsx',
    rendering: 'per-request',
  },
  { path: '/workspace/messages', page: 'desk/messages/messages.page.tsx', rendering: 'per-request' },
  { path: '/workspace/shift', page: 'desk/shift/shift.page.tsx', rendering: 'per-request' },
  { path: '/workspace/numbers', page: 'desk/numbers/numbers.page.tsx', rendering: 'per-request' },
  { path: '/workspace/notices', page: 'desk/notices/notices.page.tsx', rendering: 'per-request' },
  { path: '/workspace/reminders', page: 'desk/reminders/reminders.page.tsx', rendering: 'per-request' },
  { path: '/workspace/import', page: 'desk/imports/import.page.tsx', rendering: 'per-request' },
  { path: '/workspace/import/:id', page: 'desk/imports/check.page.tsx', rendering: 'per-request' },
  { path: '/workspace/waiting', page: 'desk/waiting/waiting.page.tsx', rendering: 'per-request' },
  { path: '/said/:secret', page: 'seekers/reminder-link/reminder-link.page.tsx', rendering: 'per-request' },
  { path: '/stop-emails/:secret', page: 'site/stop-emails/stop-emails.page.tsx', rendering: 'per-request' },
  { path: '/not-us/:secret', page: 'site/not-us/not-us.page.tsx', rendering: 'per-request' },
  { path: '/workspace/team', page: 'desk/team/team.page.tsx', rendering: 'per-request' },
  {
    path: '/workspace/organization',
    page: 'desk/organization/organization.page.tsx',
    rendering: 'per-request',
  },
  { path: '/workspace/history', page: 'desk/history/history.page.tsx', rendering: 'per-request' },
  { path: '/join/:secret', page: 'sign-in/join/join.page.tsx', rendering: 'per-request' },
  { path: '/sign-in', page: 'sign-in/sign-in/sign-in.page.tsx', rendering: 'per-request' },
  { path: '/sign-in/code', page: 'sign-in/sign-in/code.page.tsx', rendering: 'per-request' },
  { path: '/sign-up', page: 'sign-in/sign-in/sign-up.page.tsx', rendering: 'per-request' },
  { path: '/sign-up/confirm', page: 'sign-in/sign-in/confirm-sign-up.page.tsx', rendering: 'per-request' },
  { path: '/forgot-password', page: 'sign-in/sign-in/forgot-password.page.tsx', rendering: 'per-request' },
  { path: '/reset-password', page: 'sign-in/sign-in/reset-password.page.tsx', rendering: 'per-request' },
  { path: '/sign-out', page: 'sign-in/sign-out/sign-out.page.tsx', rendering: 'per-request' },
  { path: '/account', page: 'desk/account/account.page.tsx', rendering: 'per-request' },
  { path: '/account/email', page: 'desk/account/new-email.page.tsx', rendering: 'per-request' },
  { path: '/account/confirm', page: 'sign-in/second-factor/confirm.page.tsx', rendering: 'per-request' },
  {
    path: '/account/second-factor',
    page: 'sign-in/second-factor/second-factor.page.tsx',
    rendering: 'per-request',
  },
  { path: '/staff', page: 'desk/staff/staff.page.tsx', rendering: 'per-request' },
  { path: '/staff/inbox', page: 'desk/staff/inbox.page.tsx', rendering: 'per-request' },
  { path: '/staff/inbox/:id', page: 'desk/staff/message.page.tsx', rendering: 'per-request' },
  { path: '/staff/mail', page: 'desk/staff/mail/mail.page.tsx', rendering: 'per-request' },
  { path: '/staff/listings', page: 'desk/staff/moderation/listings/listings.page.tsx', rendering: 'per-request' },
  { path: '/staff/listings/:id', page: 'desk/staff/moderation/listings/listing.page.tsx', rendering: 'per-request' },
  { path: '/staff/pairs', page: 'desk/staff/moderation/pairs/pairs.page.tsx', rendering: 'per-request' },
  { path: '/staff/pairs/:id/:other', page: 'desk/staff/moderation/pairs/pair.page.tsx', rendering: 'per-request' },
  { path: '/staff/reports', page: 'desk/staff/moderation/reports/reports.page.tsx', rendering: 'per-request' },
  { path: '/staff/reports/:id', page: 'desk/staff/moderation/reports/report.page.tsx', rendering: 'per-request' },
  { path: '/staff/people', page: 'desk/staff/moderation/people/people.page.tsx', rendering: 'per-request' },
  { path: '/staff/people/:id', page: 'desk/staff/moderation/people/person.page.tsx', rendering: 'per-request' },
  {
    path: '/staff/organizations/:id',
    page: 'desk/staff/moderation/people/organization.page.tsx',
    rendering: 'per-request',
  },
  { path: '/staff/security', page: 'desk/staff/security/security.page.tsx', rendering: 'per-request' },
  { path: '/staff/notices', page: 'desk/staff/notices/notices.page.tsx', rendering: 'per-request' },
  { path: '/staff/health', page: 'desk/staff/health/health.page.tsx', rendering: 'per-request' },
  { path: '/staff/affiliates', page: 'desk/staff/affiliates.page.tsx', rendering: 'per-request' },
  { path: '/affiliate', page: 'desk/affiliate/desk.page.tsx', rendering: 'per-request' },
  { path: '/affiliate/applications', page: 'desk/certification/review/queue.page.tsx', rendering: 'per-request' },
  { path: '/affiliate/applications/:id', page: 'desk/certification/review/review.page.tsx', rendering: 'per-request' },
  {
    path: '/affiliate/applications/:id/visit',
    page: 'desk/certification/review/visit/visit.page.tsx',
    rendering: 'per-request',
  },
  { path: '/affiliate/grievances', page: 'desk/grievances/list/grievances.page.tsx', rendering: 'per-request' },
  { path: '/affiliate/grievances/:id', page: 'desk/grievances/case/grievance.page.tsx', rendering: 'per-request' },
  { path: '/affiliate/mails', page: 'desk/affiliate/mails/mails.page.tsx', rendering: 'per-request' },
  { path: '/affiliate/page', page: 'desk/affiliate/page/page.page.tsx', rendering: 'per-request' },
  { path: '/workspace/concerns', page: 'desk/grievances/concerns/concerns.page.tsx', rendering: 'per-request' },
  { path: '/affiliate/homes', page: 'desk/affiliate/residences/residences.page.tsx', rendering: 'per-request' },
  { path: '/affiliate/homes/:id', page: 'desk/affiliate/residence/residence.page.tsx', rendering: 'per-request' },
  { path: '/staff/mail/:id', page: 'desk/staff/mail/one-mail.page.tsx', rendering: 'per-request' },
] as const satisfies readonly SitePage[]

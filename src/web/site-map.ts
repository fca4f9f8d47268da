import { states } from '#content/states/slugs.ts'
import { translatePath } from '#domain/language/language.ts'

export type SitePage = {
  path: string
  page: string
  /**
   * `each-minute`: the same for everyone, rendered again in each minute with a request. `each-moment`: the same for
   * everyone not signed in, kept for 10 seconds or until a home changes. Left out: rendered for each request.
   */
  rendering?: 'prerendered' | 'each-minute' | 'each-moment'
  each?: readonly string[]
  signedInPage?: string
}

export const troublePage = 'site/trouble/trouble.page.tsx'

/** A page is prerendered when its bytes depend on neither the visitor nor live data. */
const pages: readonly SitePage[] = [
  {
    path: '/',
    page: 'landing/landing.page.tsx',
    rendering: 'each-minute',
    signedInPage: 'landing/board.page.tsx',
  },
  { path: '/contact', page: 'contact/contact.page.tsx', rendering: 'prerendered' },
  { path: '/contact/sent', page: 'contact/sent.page.tsx' },
  { path: '/about', page: 'site/about/about.page.tsx', rendering: 'prerendered' },
  { path: '/vision', page: 'site/vision/vision.page.tsx', rendering: 'prerendered' },
  { path: '/platform', page: 'site/platform/platform.page.tsx', rendering: 'prerendered' },
  { path: '/getting-started', page: 'site/getting-started/getting-started.page.tsx', rendering: 'prerendered' },
  { path: '/faq', page: 'site/faq/faq.page.tsx', rendering: 'prerendered' },
  { path: '/verify', page: 'certification/verify/verify.page.tsx' },
  { path: '/verify/:number', page: 'certification/verify/number.page.tsx' },
  { path: '/grievance', page: 'grievances/filing/grievance.page.tsx' },
  { path: '/case', page: 'grievances/filing/case.page.tsx' },
  { path: '/partners', page: 'site/partners/partners.page.tsx', rendering: 'prerendered' },
  { path: '/help', page: 'site/help/help.page.tsx', rendering: 'prerendered' },
  { path: '/docs', page: 'site/docs/docs.page.tsx', rendering: 'prerendered' },
  { path: '/docs/embed', page: 'site/docs/embed.page.tsx', rendering: 'prerendered' },
  // It says what the server's own description says, and that may change while the built pages stay the same.
  { path: '/docs/api', page: 'site/docs/api.page.tsx', rendering: 'each-moment' },
  { path: '/data/missing', page: 'site/figures/missing.page.tsx', rendering: 'each-moment' },
  { path: '/data/grievances', page: 'site/figures/grievance-counts.page.tsx', rendering: 'each-moment' },
  { path: '/data', page: 'site/figures/data.page.tsx', rendering: 'each-moment' },
  { path: '/brochure', page: 'site/handouts/brochure.page.tsx', rendering: 'prerendered' },
  { path: '/partnership-guide', page: 'site/handouts/partnership-guide.page.tsx', rendering: 'prerendered' },
  { path: '/residences', page: 'search/residences.page.tsx', rendering: 'each-moment' },
  { path: '/es', page: 'search/spanish.page.tsx', rendering: 'each-moment' },
  { path: '/residences/:slug', page: 'residence/listing/residence.page.tsx', rendering: 'each-moment' },
  { path: '/residences/asked/:secret', page: 'residence/listing/asked/asked.page.tsx' },
  { path: '/residences/ask/together', page: 'residence/listing/together/ask-together.page.tsx' },
  { path: '/residences/asked/together/:secret', page: 'residence/listing/together/asked-together.page.tsx' },
  { path: '/residences/shared/:secret', page: 'search/shared-list/shared-list.page.tsx' },
  { path: '/residences/shared/mine/:secret', page: 'search/shared-list/mine.page.tsx' },
  { path: '/residences/waiting/:secret', page: 'residence/listing/ping/ping.page.tsx' },
  { path: '/residences/:state/:place', page: 'search/place/place.page.tsx', rendering: 'each-moment' },
  { path: '/report/:slug', page: 'residence/listing/ask/report/report.page.tsx' },
  { path: '/privacy', page: 'site/legal/legal.page.tsx', rendering: 'prerendered' },
  { path: '/terms', page: 'site/legal/legal.page.tsx', rendering: 'prerendered' },
  { path: '/security', page: 'site/legal/legal.page.tsx', rendering: 'prerendered' },
  { path: '/directory', page: 'states/directory/directory.page.tsx', rendering: 'each-minute' },
  {
    path: '/directory/:state',
    page: 'states/directory/state.page.tsx',
    rendering: 'each-minute',
    each: states.map(({ slug }) => slug),
  },
  { path: '/embed/directory', page: 'states/embed/choose.page.tsx', rendering: 'each-moment' },
  { path: '/embed/directory/:state', page: 'states/embed/list.page.tsx', rendering: 'each-moment' },
  { path: '/workspace', page: 'desk/workspace/more.page.tsx' },
  { path: '/workspace/residences', page: 'residence/desk/residences.page.tsx' },
  { path: '/workspace/residences/new', page: 'residence/desk/new/new.page.tsx' },
  { path: '/workspace/residences/:id', page: 'residence/desk/edit/edit.page.tsx' },
  { path: '/workspace/residences/:id/preview', page: 'residence/listing/preview/preview.page.tsx' },
  { path: '/workspace/beds', page: 'beds/beds.page.tsx' },
  { path: '/workspace/claims', page: 'claims/claims.page.tsx' },
  { path: '/workspace/certification', page: 'certification/desk/certification.page.tsx' },
  { path: '/workspace/certification/:id', page: 'certification/desk/application/application.page.tsx' },
  { path: '/workspace/messages', page: 'inquiries/messages.page.tsx' },
  { path: '/workspace/shift', page: 'desk/shift/shift.page.tsx' },
  { path: '/workspace/numbers', page: 'desk/numbers/numbers.page.tsx' },
  { path: '/workspace/notices', page: 'desk/notices/notices.page.tsx' },
  { path: '/workspace/reminders', page: 'reminders/desk/reminders.page.tsx' },
  { path: '/workspace/import', page: 'imports/import.page.tsx' },
  { path: '/workspace/import/:id', page: 'imports/check.page.tsx' },
  { path: '/workspace/waiting', page: 'waiting/waiting.page.tsx' },
  { path: '/said/:secret', page: 'reminders/link/reminder-link.page.tsx' },
  { path: '/stop-emails/:secret', page: 'site/stop-emails/stop-emails.page.tsx' },
  { path: '/not-us/:secret', page: 'site/not-us/not-us.page.tsx' },
  { path: '/workspace/team', page: 'team/team.page.tsx' },
  { path: '/workspace/organization', page: 'desk/organization/organization.page.tsx' },
  { path: '/workspace/history', page: 'history/history.page.tsx' },
  { path: '/join/:secret', page: 'auth/join/join.page.tsx' },
  { path: '/sign-in', page: 'auth/sign-in/sign-in.page.tsx' },
  { path: '/sign-in/code', page: 'auth/sign-in/code.page.tsx' },
  { path: '/sign-up', page: 'auth/sign-in/sign-up.page.tsx' },
  { path: '/sign-up/confirm', page: 'auth/sign-in/confirm-sign-up.page.tsx' },
  { path: '/forgot-password', page: 'auth/sign-in/forgot-password.page.tsx' },
  { path: '/reset-password', page: 'auth/sign-in/reset-password.page.tsx' },
  { path: '/sign-out', page: 'auth/sign-out/sign-out.page.tsx' },
  { path: '/account', page: 'auth/account/account.page.tsx' },
  { path: '/account/email', page: 'auth/account/new-email.page.tsx' },
  { path: '/account/confirm', page: 'auth/second-factor/confirm.page.tsx' },
  { path: '/account/second-factor', page: 'auth/second-factor/second-factor.page.tsx' },
  { path: '/staff', page: 'staff/staff.page.tsx' },
  { path: '/staff/inbox', page: 'staff/inbox.page.tsx' },
  { path: '/staff/inbox/:id', page: 'staff/message.page.tsx' },
  { path: '/staff/mail', page: 'staff/mail/mail.page.tsx' },
  { path: '/staff/listings', page: 'staff/moderation/listings/listings.page.tsx' },
  { path: '/staff/listings/:id', page: 'staff/moderation/listings/listing.page.tsx' },
  { path: '/staff/pairs', page: 'staff/moderation/pairs/pairs.page.tsx' },
  { path: '/staff/pairs/:id/:other', page: 'staff/moderation/pairs/pair.page.tsx' },
  { path: '/staff/reports', page: 'staff/moderation/reports/reports.page.tsx' },
  { path: '/staff/reports/:id', page: 'staff/moderation/reports/report.page.tsx' },
  { path: '/staff/people', page: 'staff/moderation/people/people.page.tsx' },
  { path: '/staff/people/:id', page: 'staff/moderation/people/person.page.tsx' },
  { path: '/staff/organizations/:id', page: 'staff/moderation/people/organization.page.tsx' },
  { path: '/staff/search', page: 'staff/search/search.page.tsx' },
  { path: '/staff/security', page: 'staff/security/security.page.tsx' },
  { path: '/staff/notices', page: 'staff/notices/notices.page.tsx' },
  { path: '/staff/content', page: 'staff/texts/texts.page.tsx' },
  { path: '/staff/content/:kind/:item', page: 'staff/texts/text.page.tsx' },
  { path: '/staff/health', page: 'staff/health/health.page.tsx' },
  { path: '/staff/affiliates', page: 'staff/affiliates.page.tsx' },
  { path: '/affiliate', page: 'affiliates/desk.page.tsx' },
  { path: '/affiliate/applications', page: 'certification/desk/review/queue.page.tsx' },
  { path: '/affiliate/applications/:id', page: 'certification/desk/review/review.page.tsx' },
  { path: '/affiliate/applications/:id/visit', page: 'certification/desk/review/visit/visit.page.tsx' },
  { path: '/affiliate/grievances', page: 'grievances/desk/list/grievances.page.tsx' },
  { path: '/affiliate/grievances/:id', page: 'grievances/desk/case/grievance.page.tsx' },
  { path: '/affiliate/pairs', page: 'staff/moderation/pairs/pairs.page.tsx' },
  { path: '/affiliate/pairs/:id/:other', page: 'staff/moderation/pairs/pair.page.tsx' },
  { path: '/affiliate/corrections', page: 'affiliates/corrections/corrections.page.tsx' },
  { path: '/affiliate/mails', page: 'affiliates/mails/mails.page.tsx' },
  { path: '/affiliate/page', page: 'affiliates/page/page.page.tsx' },
  { path: '/workspace/concerns', page: 'grievances/desk/concerns/concerns.page.tsx' },
  { path: '/affiliate/homes', page: 'affiliates/residences/residences.page.tsx' },
  { path: '/affiliate/homes/:id', page: 'affiliates/residence/residence.page.tsx' },
  { path: '/staff/mail/:id', page: 'staff/mail/one-mail.page.tsx' },
]

/** Read by the build and the server, never by a browser. A page with an address in Spanish has a second row for it. */
export const siteMap: readonly SitePage[] = pages.flatMap((page) => {
  const spanish = translatePath(page.path, 'es')
  return spanish === null || spanish === page.path ? [page] : [page, { ...page, path: spanish }]
})

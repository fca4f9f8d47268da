import { but, everyone, type RouteRows, signedIn, staffOnly } from './route-rows.ts'

const open = { access: everyone('open') }
const refusedForm = { access: everyone('input') }
const nothing = { access: everyone('missing') }
const home = (planted: { slug: string }) => ({ slug: planted.slug })
const state = () => ({ state: 'arkansas', slug: 'arkansas' })
const some = () => ({ id: '00000000-0000-4000-8000-0000000000ff' })

/** A link that nobody was sent. */
const madeUp = () => ({ secret: 'x'.repeat(32) })

/** What anybody may ask. */
export const publicRows: RouteRows = {
  'GET /readyz': open,
  'GET /.well-known/security.txt': open,
  'GET /api/states': open,
  'GET /api/v1/states': open,
  'GET /data/states.csv': open,
  'GET /data/history.csv': open,
  'GET /api/directory/stats': open,
  'GET /api/directory/states/:slug': { ...open, parts: state },
  'GET /api/directory/states/:slug/residences': { ...open, parts: state },
  'GET /api/v1/residences': open,
  'GET /api/v1/residences/:slug': { ...open, parts: home },
  'GET /api/v1/residences.csv': open,
  'GET /photos/:id/:file': [
    { ...nothing, parts: () => ({ ...some(), file: '480.jpg' }) },
    // Of a draft, which is its own people's.
    {
      access: but(everyone('missing'), { owner: 'open', manager: 'open', bed_updater: 'open' }),
      parts: ({ photo: id }) => ({ id, file: '480.jpg' }),
    },
  ],
  // Asked for no home, it opens no stream.
  'GET /api/v1/events': refusedForm,
  'GET /api/residences/answer': open,
  'GET /api/residences/meant': open,
  'GET /api/residences/suggested': open,
  'GET /api/residences/place': refusedForm,
  'GET /api/residences/these': open,
  'GET /api/shared-lists/:secret': { ...nothing, parts: madeUp },
  'GET /api/shared-lists/mine/:secret': { ...nothing, parts: madeUp },
  'GET /api/inquiries/together/:secret': { ...nothing, parts: madeUp },
  'GET /api/openapi.json': open,
  'GET /sitemap.xml': open,
  'GET /sitemaps/:file': { ...open, parts: () => ({ file: 'residences-1.xml' }) },
  'GET /hsds': open,
  'GET /hsds/services': open,
  'GET /hsds/services/:id': { ...nothing, parts: ({ draft }) => ({ id: draft }) },
  'GET /hsds/organizations': open,
  'GET /hsds/organizations/:id': { ...nothing, parts: some },
  'GET /hsds/service_at_locations': open,
  'GET /hsds/service_at_locations/:id': { ...nothing, parts: some },
  'GET /hsds/taxonomies': open,
  'GET /hsds/taxonomies/:id': { ...nothing, parts: some },
  'GET /hsds/taxonomy_terms': open,
  'GET /hsds/taxonomy_terms/:id': { ...nothing, parts: some },
  'GET /hsds/*': nothing,
  'GET /*': nothing,
  'HEAD /*': nothing,
  'POST /api/contact': refusedForm,
  'POST /contact': refusedForm,
  'POST /residences/:slug': { ...refusedForm, parts: home },
  'POST /es/residencias/:slug': { ...refusedForm, parts: home },
  'GET /api/inquiries/asked/:secret': { ...open, isSecret: true, parts: ({ asked }) => ({ secret: asked }) },
  'POST /api/inquiries': refusedForm,
  'DELETE /api/inquiries/asked/:secret': { ...open, parts: madeUp },
  'POST /api/inquiries/together': refusedForm,
  'DELETE /api/inquiries/together/:secret': { ...open, parts: madeUp },
  'POST /api/inquiries/together/:secret/taken': { ...refusedForm, parts: madeUp },
  'POST /api/shared-lists': refusedForm,
  'DELETE /api/shared-lists/mine/:secret': { ...open, parts: madeUp },
  'POST /residences/asked/:secret': { ...refusedForm, isSecret: true, parts: ({ asked }) => ({ secret: asked }) },
  'POST /es/residencias/asked/:secret': { ...refusedForm, isSecret: true, parts: ({ asked }) => ({ secret: asked }) },
  'POST /residences/ask/together': refusedForm,
  'POST /es/residencias/ask/together': refusedForm,
  'POST /residences/asked/together/:secret': { ...nothing, parts: madeUp },
  'POST /es/residencias/asked/together/:secret': { ...nothing, parts: madeUp },
  'POST /residences/shared/:secret': { ...nothing, parts: madeUp },
  'POST /es/residencias/shared/:secret': { ...nothing, parts: madeUp },
  'POST /residences/shared/mine/:secret': { ...nothing, parts: madeUp },
  'POST /es/residencias/shared/mine/:secret': { ...nothing, parts: madeUp },
  'GET /api/said/:secret': { ...nothing, parts: madeUp },
  'POST /api/said/:secret': { ...refusedForm, parts: madeUp },
  'POST /said/:secret': { ...nothing, parts: madeUp },
  'GET /api/not-us/:secret': { ...nothing, parts: madeUp },
  'POST /api/not-us/:secret': { ...nothing, parts: madeUp },
  'POST /not-us/:secret': { ...nothing, parts: madeUp },
  'GET /api/waiting/pings/:secret': { ...nothing, parts: madeUp },
  'POST /api/waiting/pings/:secret': { ...refusedForm, parts: madeUp },
  'POST /residences/waiting/:secret': { ...nothing, parts: madeUp },
  'POST /es/residencias/waiting/:secret': { ...nothing, parts: madeUp },
  'GET /api/join/:secret': { ...open, isSecret: true, parts: ({ join }) => ({ secret: join }) },
  'POST /api/join/:secret': { access: signedIn('missing'), parts: madeUp },
  'POST /api/join/:secret/account': { ...refusedForm, parts: madeUp },
  'POST /api/join/:secret/sign-out': { ...open, parts: madeUp },
  'POST /join/:secret': { ...refusedForm, isSecret: true, parts: ({ join }) => ({ secret: join }) },
}

const byId = { parts: some }

/** Signing in, and one's own account. Here people are known by their name alone, so no cookie stands for a session. */
export const accountRows: RouteRows = {
  'GET /api/auth/user': { access: signedIn('open') },
  'GET /api/auth/second-factor': { access: signedIn('open') },
  'GET /api/auth/sign-in/code': open,
  'POST /api/auth/sign-in/code': refusedForm,
  'POST /sign-in/code': { access: everyone('signed out') },
  'POST /api/auth/confirm': { access: signedIn('signed out') },
  'POST /api/auth/confirm/passkey': { access: signedIn('input') },
  'POST /account/confirm': { access: signedIn('signed out') },
  'POST /api/auth/second-factor/begin': { access: signedIn('open') },
  'POST /api/auth/second-factor/finish': { access: signedIn('input') },
  'POST /api/auth/second-factor/recovery-codes': { access: signedIn('input') },
  'POST /api/auth/second-factor/stop': { access: signedIn('open') },
  'POST /api/auth/second-factor/end': { access: signedIn('open') },
  'POST /account/second-factor': { access: signedIn('input') },
  'GET /api/auth/ways': open,
  'POST /api/auth/sign-in': refusedForm,
  'POST /api/auth/passkey-sign-in/options': open,
  'POST /api/auth/passkey-sign-in': refusedForm,
  'POST /api/auth/sign-up': refusedForm,
  'POST /api/auth/waiting-sign-up': refusedForm,
  'POST /api/auth/send-verification': refusedForm,
  'POST /api/auth/forgot-password': refusedForm,
  'GET /api/auth/reset-password': refusedForm,
  'POST /api/auth/reset-password': refusedForm,
  'GET /api/auth/verify-email': refusedForm,
  'GET /api/auth/waiting-sign-up': refusedForm,
  'GET /api/auth/callback/oidc': nothing,
  // Whoever is signed in is led on, as by the page itself.
  'POST /sign-in': { access: but(everyone('open'), { nobody: 'input' }) },
  'POST /sign-up': refusedForm,
  'POST /sign-up/confirm': refusedForm,
  'POST /forgot-password': refusedForm,
  'POST /reset-password': refusedForm,
  'GET /api/login': { access: signedIn('open') },
  'GET /api/logout': open,
  'POST /api/logout': open,
  'POST /api/auth/change-password': { access: signedIn('input') },
  'GET /api/auth/sessions': { access: signedIn('open') },
  'DELETE /api/auth/sessions/:id': { access: signedIn('missing'), ...byId },
  'POST /api/auth/sessions/revoke-others': { access: signedIn('open') },
  'GET /api/auth/organisations': { access: signedIn('open') },
  'POST /api/auth/organisation': { access: signedIn('input') },
  'GET /api/auth/passkeys': { access: signedIn('open') },
  'POST /api/auth/passkeys/options': { access: signedIn('input') },
  'POST /api/auth/passkeys': { access: signedIn('input') },
  'DELETE /api/auth/passkeys/:id': { access: signedIn('missing'), ...byId },
  'POST /account': { access: signedIn('input') },
}

const message = { parts: ({ message: id }: { message: string }) => ({ id }) }
const mail = { parts: ({ mail: id }: { mail: string }) => ({ id }) }

/** The alliance's own desk. */
export const staffRows: RouteRows = {
  'GET /api/staff/inbox': { access: staffOnly('open') },
  'GET /api/staff/inbox/:id': { access: staffOnly('open'), ...message },
  'POST /api/staff/inbox/:id/assign': { access: staffOnly('input'), ...message },
  'POST /api/staff/inbox/:id/answered': { access: staffOnly('input'), ...message },
  'GET /api/staff/security': { access: staffOnly('open') },
  'GET /api/staff/security.csv': { access: staffOnly('open') },
  'GET /api/staff/mail': { access: staffOnly('open') },
  'GET /api/staff/mail/:id': { access: staffOnly('open'), ...mail },
  'POST /api/staff/mail/:id/retry': { access: staffOnly('input'), ...mail },
}

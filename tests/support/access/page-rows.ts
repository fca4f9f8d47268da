import { atDesk, but, everyone, type RouteRow, type RouteRows, signedIn, staffOnly } from './route-rows.ts'

const open: RouteRow = { access: everyone('open') }
const residence: RouteRow = { ...open, parts: ({ slug }) => ({ slug }) }
const asked: RouteRow = { ...open, isSecret: true, parts: ({ asked: secret }) => ({ secret }) }
const state: RouteRow = { ...open, parts: () => ({ state: 'arkansas' }) }
const town: RouteRow = { ...open, parts: () => ({ state: 'ar', place: 'little-rock' }) }
const draft = { parts: ({ draft: id }: { draft: string }) => ({ id }) }
const besides = {
  parts: ({ draft: id, published: other }: { draft: string; published: string }) => ({ id, other }),
}
const nobodys = '00000000-0000-4000-8000-0000000000ff'
/** A link that nobody was sent. */
const lost: RouteRow = { access: everyone('missing'), parts: () => ({ secret: 'x'.repeat(32) }) }
const publicPages = [
  '/',
  '/contact',
  '/contact/sent',
  '/about',
  '/vision',
  '/platform',
  '/getting-started',
  '/faq',
  '/partners',
  '/verify',
  '/es/verificar',
  '/help',
  '/docs',
  '/docs/embed',
  '/docs/api',
  '/data',
  '/data/missing',
  '/brochure',
  '/partnership-guide',
  '/residences',
  '/es/residencias',
  '/es',
  '/privacy',
  '/terms',
  '/security',
  '/directory',
  '/embed/directory',
  '/sign-in',
  '/sign-up',
  '/forgot-password',
  '/reset-password',
  '/sign-out',
]

/** The pages, by the site map. */
export const pageRows: RouteRows = {
  ...Object.fromEntries(publicPages.map((path) => [`PAGE ${path}`, open])),
  'PAGE /residences/:slug': residence,
  'PAGE /es/residencias/:slug': residence,
  'PAGE /verify/:number': { access: everyone('missing'), parts: () => ({ number: 'none' }) },
  'PAGE /es/verificar/:number': { access: everyone('missing'), parts: () => ({ number: 'none' }) },
  'PAGE /report/:slug': residence,
  'PAGE /es/avisar/:slug': residence,
  'PAGE /residences/asked/:secret': asked,
  'PAGE /es/residencias/asked/:secret': asked,
  'PAGE /residences/:state/:place': town,
  'PAGE /es/residencias/:state/:place': town,
  'PAGE /residences/ask/together': open,
  'PAGE /es/residencias/ask/together': open,
  'PAGE /residences/asked/together/:secret': lost,
  'PAGE /es/residencias/asked/together/:secret': lost,
  'PAGE /residences/shared/:secret': lost,
  'PAGE /es/residencias/shared/:secret': lost,
  'PAGE /residences/shared/mine/:secret': lost,
  'PAGE /es/residencias/shared/mine/:secret': lost,
  'PAGE /directory/:state': state,
  'PAGE /embed/directory/:state': state,
  'PAGE /join/:secret': { ...open, isSecret: true, parts: ({ join }) => ({ secret: join }) },
  'PAGE /account': { access: signedIn('open') },
  'PAGE /account/confirm': { access: signedIn('open') },
  'PAGE /account/second-factor': { access: signedIn('open') },
  // Nobody gave a password just before.
  'PAGE /account/email': { access: everyone('open') },
  'PAGE /sign-up/confirm': { access: everyone('input') },
  'PAGE /sign-in/code': { access: everyone('signed out') },
  'PAGE /workspace': { access: but(atDesk('beds', 'open'), { affiliate: 'open', staff: 'open' }) },
  'PAGE /workspace/team': { access: but(atDesk('beds', 'open'), { affiliate: 'open', staff: 'open' }) },
  // The affiliate's reader is an owner, the staff's a manager.
  'PAGE /workspace/organization': { access: atDesk('team', 'open') },
  'PAGE /workspace/history': { access: but(atDesk('history', 'open'), { affiliate: 'open' }) },
  'PAGE /affiliate': { access: but(staffOnly('refused'), { affiliate: 'open' }) },
  // Staff name the state.
  'PAGE /affiliate/applications': { access: but(staffOnly('open'), { affiliate: 'open' }) },
  // Nobody who decides reads it before it is opened.
  'PAGE /affiliate/applications/:id': {
    access: but(staffOnly('missing'), { affiliate: 'missing' }),
    parts: ({ application: id }) => ({ id }),
  },
  'PAGE /affiliate/applications/:id/visit': {
    access: but(staffOnly('refused'), { affiliate: 'missing' }),
    parts: ({ application: id }) => ({ id }),
  },
  'PAGE /affiliate/homes': { access: but(staffOnly('open'), { affiliate: 'open' }) },
  'PAGE /staff/affiliates': { access: staffOnly('open') },
  'PAGE /workspace/messages': { access: but(atDesk('messages', 'open'), { staff: 'open' }) },
  'PAGE /workspace/numbers': { access: atDesk('messages', 'open') },
  'PAGE /workspace/shift': { access: atDesk('beds', 'open') },
  'PAGE /workspace/notices': { access: atDesk('messages', 'open') },
  'PAGE /workspace/waiting': { access: atDesk('messages', 'open') },
  'PAGE /workspace/residences': { access: atDesk('residences', 'open') },
  'PAGE /workspace/residences/new': { access: atDesk('residences', 'open') },
  'PAGE /workspace/residences/:id': { access: atDesk('residences', 'open', 'missing'), ...draft },
  'PAGE /workspace/residences/:id/preview': { access: atDesk('residences', 'open', 'missing'), ...draft },
  'PAGE /workspace/beds': { access: atDesk('beds', 'open') },
  'PAGE /workspace/reminders': { access: atDesk('reminders', 'open') },
  'PAGE /workspace/import': { access: but(atDesk('import', 'open'), { affiliate: 'open' }) },
  'PAGE /workspace/import/:id': {
    access: but(atDesk('import', 'missing'), { affiliate: 'missing' }),
    parts: () => ({ id: nobodys }),
  },
  'PAGE /said/:secret': lost,
  'PAGE /not-us/:secret': lost,
  'PAGE /stop-emails/:secret': lost,
  'PAGE /residences/waiting/:secret': lost,
  'PAGE /es/residencias/waiting/:secret': lost,
  // Operators claim, affiliates and the alliance decide.
  'PAGE /workspace/claims': { access: but(atDesk('claims', 'open'), { affiliate: 'open', staff: 'open' }) },
  'PAGE /workspace/certification': { access: atDesk('residences', 'open') },
  'PAGE /workspace/certification/:id': {
    access: atDesk('residences', 'open', 'missing'),
    parts: ({ application: id }) => ({ id }),
  },
  'PAGE /staff/inbox': { access: staffOnly('open') },
  'PAGE /staff/inbox/:id': { access: staffOnly('open'), parts: ({ message: id }) => ({ id }) },
  'PAGE /staff/listings': { access: staffOnly('open'), isModeration: true },
  'PAGE /staff/listings/:id': { access: staffOnly('open'), ...draft, isModeration: true },
  'PAGE /staff/pairs': { access: staffOnly('open'), isModeration: true },
  'PAGE /staff/pairs/:id/:other': { access: staffOnly('open'), ...besides, isModeration: true },
  'PAGE /staff/reports': { access: staffOnly('open') },
  'PAGE /staff/reports/:id': { access: staffOnly('open'), parts: ({ report: id }) => ({ id }) },
  'PAGE /staff/people': { access: staffOnly('open'), isModeration: true },
  'PAGE /staff/people/:id': { access: staffOnly('open'), parts: ({ person: id }) => ({ id }), isModeration: true },
  'PAGE /staff/organizations/:id': {
    access: staffOnly('open'),
    parts: ({ organisation: id }) => ({ id }),
    isModeration: true,
  },
  'PAGE /staff/mail': { access: staffOnly('open') },
  'PAGE /staff/security': { access: staffOnly('open') },
  'PAGE /staff/mail/:id': { access: staffOnly('open'), parts: ({ mail: id }) => ({ id }) },
}

import type { DeskPower } from '#domain/people/desk-powers.ts'
import { atDesk, but, type Reading, type RouteRows, signedIn, staffOnly } from './route-rows.ts'

const inquiry = { parts: ({ inquiry: id }: { inquiry: string }) => ({ id }) }
const isAnswered = { body: () => ({ answered: true }) }
const draft = { parts: ({ draft: id }: { draft: string }) => ({ id }) }
const photo = { parts: ({ photo: id }: { photo: string }) => ({ id }) }
/** Something nobody has. */
const none = { parts: () => ({ id: '00000000-0000-4000-8000-0000000000ff' }) }
const refusedAtDesk = (power: DeskPower) => ({ access: atDesk(power, 'input') })

/** Affiliates bring their lists in as operators do. */
const importing = (reading: Reading) => but(atDesk('import', reading), { affiliate: reading })

/** Operators show with files how their houses are, affiliates what they saw there. */
const filing = (reading: Reading) => but(atDesk('residences', reading), { affiliate: reading })

/** Houses, beds, reminders, imports, the waiting list. */
const screenRows: RouteRows = {
  'POST /api/beds/changes': refusedAtDesk('beds'),
  'POST /api/beds/holds': refusedAtDesk('beds'),
  'POST /api/beds/holds/:id/end': { ...refusedAtDesk('beds'), ...none },
  'POST /api/beds/holds/:id/undo': { access: atDesk('beds', 'missing'), ...none },
  'POST /api/beds/holds/:id/until': { ...refusedAtDesk('beds'), ...none },
  'POST /api/beds/openings': refusedAtDesk('beds'),
  'POST /workspace/beds': refusedAtDesk('beds'),
  'GET /api/desk/events': { access: but(atDesk('beds', 'open'), { affiliate: 'open', staff: 'open' }), isStream: true },
  'GET /api/desk/heard': { access: but(atDesk('beds', 'open'), { affiliate: 'open', staff: 'open' }) },
  'GET /api/desk/residences': { access: atDesk('residences', 'open') },
  'POST /api/desk/residences': refusedAtDesk('residences'),
  'GET /api/desk/residences/:id': { access: atDesk('residences', 'open', 'missing'), ...draft },
  'GET /api/desk/residences/:id/preview': { access: atDesk('residences', 'open', 'missing'), ...draft },
  'GET /api/desk/residences/:id/photos': { access: atDesk('residences', 'open', 'missing'), ...draft },
  // They send no file.
  'POST /api/desk/photos': refusedAtDesk('residences'),
  'POST /api/desk/photos/:id': [
    { ...refusedAtDesk('residences'), ...none },
    {
      access: atDesk('residences', 'open', 'missing'),
      ...photo,
      body: () => ({ act: 'describe', description: 'A yard' }),
    },
  ],
  'POST /api/desk/residences/:id': { ...refusedAtDesk('residences'), ...draft },
  'POST /api/desk/residences/status': refusedAtDesk('residences'),
  'POST /api/desk/residences/bulk': refusedAtDesk('residences'),
  'POST /api/desk/residences/:id/status': { ...refusedAtDesk('residences'), ...draft },
  'POST /workspace/residences': { access: atDesk('residences', 'missing') },
  'POST /workspace/residences/new': refusedAtDesk('residences'),
  'POST /workspace/residences/:id': { access: atDesk('residences', 'input', 'missing'), ...draft },
  'GET /api/reminders': { access: atDesk('reminders', 'open') },
  'POST /api/reminders': refusedAtDesk('reminders'),
  'POST /api/reminders/one': { access: atDesk('reminders', 'open', 'input') },
  'POST /api/reminders/suggestion': refusedAtDesk('reminders'),
  'POST /api/reminders/warnings': refusedAtDesk('reminders'),
  'POST /workspace/reminders': refusedAtDesk('reminders'),
  'POST /api/files': { access: filing('input') },
  'POST /api/files/whole': { access: filing('input') },
  'PUT /api/files/:id/bytes': { access: filing('input'), ...none },
  'GET /api/files/:id': { access: filing('missing'), ...none },
  'DELETE /api/files/:id': { access: filing('missing'), ...none },
  'GET /files/:id': { access: filing('missing'), ...none },
  'GET /api/imports': { access: importing('open') },
  'POST /api/imports': { access: importing('input') },
  'GET /api/imports/:id': { access: importing('missing'), ...none },
  'GET /api/imports/:id/left-out.csv': { access: importing('missing'), ...none },
  'POST /api/imports/:id/choices': { access: importing('missing'), ...none },
  'POST /api/imports/:id/commit': { access: importing('input'), ...none },
  'DELETE /api/imports/:id': { access: importing('missing'), ...none },
  'POST /api/imports/:id/undo': { access: importing('missing'), ...none },
  'GET /api/export.zip': { access: importing('open') },
  'POST /workspace/import': { access: importing('input') },
  'POST /workspace/import/:id': { access: importing('missing'), ...none },
  'GET /api/inquiries/houses': { access: atDesk('messages', 'open') },
  'GET /api/inquiries/count': { access: atDesk('messages', 'open') },
  'GET /api/desk/numbers': { access: atDesk('messages', 'open') },
  'GET /api/desk/numbers.csv': { access: atDesk('messages', 'open') },
  'GET /api/desk/shift': { access: atDesk('beds', 'open') },
  'POST /api/desk/shift': refusedAtDesk('beds'),
  'POST /workspace/shift': refusedAtDesk('beds'),
  'GET /api/notices': { access: atDesk('messages', 'open') },
  'POST /api/notices': refusedAtDesk('messages'),
  'POST /api/notices/devices': refusedAtDesk('messages'),
  'DELETE /api/notices/devices/:id': { access: atDesk('messages', 'missing'), ...none },
  'POST /api/notices/devices/:id/test': { access: atDesk('messages', 'missing'), ...none },
  'POST /workspace/notices': refusedAtDesk('messages'),
  'GET /api/waiting': { access: atDesk('messages', 'open') },
  'POST /api/waiting/changes': { access: atDesk('messages', 'missing'), body: () => ({ act: 'gone' }) },
  'POST /workspace/waiting': { access: atDesk('messages', 'missing'), body: () => ({ act: 'gone' }) },
}

const claim = { parts: ({ claim: id }: { claim: string }) => ({ id }) }
/** Only affiliates and the alliance; the claim is of a state that is not the affiliate's. */
const byDeciders = (affiliate: Reading, staff: Reading) => but(atDesk('claims', 'refused'), { affiliate, staff })

/** Claims: those of an operator are missing for another, and decided by nobody who could make one. */
const claimRows: RouteRows = {
  'GET /api/claims': { access: but(atDesk('claims', 'open'), { affiliate: 'open', staff: 'open' }) },
  'GET /api/claims/listings': { access: atDesk('claims', 'open') },
  'POST /api/claims': [
    refusedAtDesk('claims'),
    // Nobody claims what is not public: to nobody it is there.
    { access: atDesk('claims', 'missing'), body: ({ draft: residenceId }) => ({ residenceId }) },
  ],
  'POST /api/claims/:id/code': [
    { ...refusedAtDesk('claims'), ...claim },
    { access: atDesk('claims', 'input', 'missing'), ...claim, body: () => ({ way: 'email' }) },
  ],
  'POST /api/claims/:id/proof': {
    access: atDesk('claims', 'input', 'missing'),
    ...claim,
    body: () => ({ code: '123456' }),
  },
  'POST /api/claims/:id/letter': {
    access: atDesk('claims', 'input', 'missing'),
    ...claim,
    body: () => ({ letter: 'The lease.' }),
  },
  // The notice is the holder's, and nobody here holds the house.
  'POST /api/claims/:id/objection': {
    access: atDesk('claims', 'missing'),
    ...claim,
    body: () => ({ objection: 'It is ours.' }),
  },
  'POST /api/claims/:id/decision': [
    { access: byDeciders('input', 'input'), ...claim },
    { access: byDeciders('missing', 'open'), ...claim, body: () => ({ decision: 'refuse', reason: 'No.' }) },
  ],
  'POST /api/claims/:id/recall': { access: byDeciders('missing', 'missing'), ...none },
  // They send no file.
  'POST /api/claims/:id/papers': { access: atDesk('claims', 'input'), ...claim },
  'POST /api/claim-papers/:id/removal': { access: atDesk('claims', 'missing'), ...none },
  'GET /claim-papers/:id': { access: byDeciders('missing', 'missing'), ...none },
  'POST /api/claims/:id/undo': { access: byDeciders('missing', 'missing'), ...claim, body: () => ({ reason: 'No.' }) },
  'POST /api/checks/:id/decision': [
    { access: byDeciders('input', 'input'), ...claim },
    { access: byDeciders('missing', 'missing'), ...claim, body: () => ({ decision: 'approve' }) },
  ],
  'POST /api/checks/:id/undo': { access: byDeciders('missing', 'missing'), ...claim, body: () => ({ reason: 'No.' }) },
  // Whoever comes late is told that it has ended.
  'POST /api/claims/:id/withdrawal': { access: atDesk('claims', 'input', 'missing'), ...claim },
  'POST /workspace/claims': {
    access: atDesk('claims', 'input', 'missing'),
    body: ({ claim: id }) => ({ act: 'withdrawal', id }),
  },
}

const application = { parts: ({ application: id }: { application: string }) => ({ id }) }
/** Their affiliate decides once it is opened to it: for these readers it is not there. */
const withDeciders = (reading: Reading, others: Reading, deciders: Reading) =>
  but(atDesk('residences', reading, others), { affiliate: deciders, staff: deciders })
const answered = { act: 'answer', code: '1.A.1.a', answer: 'yes' }

/** Applications for a certificate: those of an operator are missing for another. */
const applicationRows: RouteRows = {
  'GET /api/applications': { access: atDesk('residences', 'open') },
  'POST /api/applications': [
    refusedAtDesk('residences'),
    // No affiliate of the house's state takes them here.
    {
      access: atDesk('residences', 'input', 'missing'),
      body: ({ published: residenceId }) => ({ residenceId, level: '2' }),
    },
  ],
  'GET /api/applications/:id': { access: withDeciders('open', 'missing', 'missing'), ...application },
  'GET /api/applications/:id/dates.ics': { access: withDeciders('missing', 'missing', 'missing'), ...application },
  'PUT /api/applications/:id/evidence': { access: atDesk('residences', 'input'), ...application },
  'POST /api/applications/:id/acts': [
    { access: withDeciders('input', 'input', 'input'), ...application },
    { access: withDeciders('open', 'missing', 'missing'), ...application, body: () => answered },
  ],
  'GET /api/applications/:id/binder.pdf': { access: withDeciders('open', 'missing', 'missing'), ...application },
  'GET /visit-photos/:id': { access: withDeciders('missing', 'missing', 'missing'), ...none },
  'GET /evidence/:id': { access: withDeciders('missing', 'missing', 'missing'), ...none },
  'GET /api/affiliate/applications': { access: but(staffOnly('open'), { affiliate: 'open' }) },
  'POST /api/affiliate/certification': { access: but(staffOnly('refused'), { affiliate: 'input' }) },
  'POST /affiliate/applications': { access: but(staffOnly('refused'), { affiliate: 'input' }) },
  'POST /affiliate/applications/:id': { access: but(staffOnly('missing'), { affiliate: 'missing' }), ...application },
  // Staff decide appeals, and visit nobody.
  'POST /affiliate/applications/:id/visit': {
    access: but(staffOnly('refused'), { affiliate: 'missing' }),
    ...application,
  },
  'POST /workspace/certification': refusedAtDesk('residences'),
  // The page is the operator's alone.
  'POST /workspace/certification/:id': [
    { access: atDesk('residences', 'input', 'missing'), ...application },
    { access: atDesk('residences', 'open', 'missing'), ...application, body: () => answered },
  ],
}

const noCase = { parts: () => ({ id: '00000000-0000-4000-8000-00000000dead' }) }

/** Owners of the team; the affiliate's reader is one, of another organization, and the staff's is not. */
const ofOwners = (reading: Reading, others: Reading) => but(atDesk('team', reading, others), { affiliate: others })

/**
 * The operator's desk. Everything named in an address or a body belongs to the first organization: for people of another
 * it is missing. A list is open to both, with nothing of the other in it. A new call gets its row here.
 */
export const deskRows: RouteRows = {
  ...screenRows,
  ...claimRows,
  ...applicationRows,
  'GET /api/my-residences': { access: signedIn('open') },
  'GET /api/desk/board': { access: signedIn('open') },
  // The alliance answers for the directory, so it reads corrections.
  'GET /api/inquiries': { access: but(atDesk('messages', 'open'), { staff: 'open' }) },
  // Whoever comes second is told that it is answered already.
  'POST /api/inquiries/:id/answered': {
    access: but(atDesk('messages', 'open', 'missing'), { manager: 'input', house_manager: 'input' }),
    ...inquiry,
    ...isAnswered,
  },
  'POST /api/inquiries/:id/changes': {
    access: atDesk('messages', 'missing', 'missing'),
    parts: () => ({ id: '00000000-0000-4000-8000-00000000dead' }),
  },
  'POST /workspace/messages': {
    access: atDesk('messages', 'input', 'missing'),
    body: ({ inquiry: id }) => ({ id, answered: 'yes' }),
  },
  'GET /api/desk/organization': { access: atDesk('team', 'open') },
  'POST /api/desk/organization': { access: atDesk('team', 'input') },
  'POST /workspace/organization': refusedAtDesk('team'),
  'GET /api/desk/team': { access: but(atDesk('beds', 'open'), { affiliate: 'open', staff: 'open' }) },
  'POST /api/desk/team/changes': [
    { access: but(atDesk('beds', 'input'), { affiliate: 'input', staff: 'input' }) },
    {
      access: but(atDesk('beds', 'open'), { affiliate: 'open', staff: 'open' }),
      body: () => ({ do: 'train', step: 'see_board' }),
    },
    { access: ofOwners('open', 'open'), body: () => ({ do: 'invite', email: 'new@homes.example', role: 'manager' }) },
    {
      access: but(ofOwners('open', 'missing'), { affiliate: 'missing' }),
      body: ({ person: id }) => ({ do: 'role', id, role: 'bed_updater' }),
    },
    {
      access: but(ofOwners('input', 'missing'), { affiliate: 'missing' }),
      body: ({ invitation: id }) => ({ do: 'resend', id }),
    },
    { access: ofOwners('open', 'missing'), body: ({ person: id }) => ({ do: 'remind', id }) },
  ],
  'POST /workspace/team': [
    { access: but(atDesk('beds', 'input'), { affiliate: 'input', staff: 'input' }) },
    {
      access: but(ofOwners('open', 'missing'), { affiliate: 'missing' }),
      body: ({ person: id }) => ({ do: 'role', id, role: 'bed_updater' }),
    },
  ],
  'GET /api/desk/progress': { access: atDesk('beds', 'open') },
  'GET /api/desk/history': { access: but(atDesk('history', 'open'), { affiliate: 'open' }) },
  'GET /api/desk/history.csv': { access: but(atDesk('history', 'open'), { affiliate: 'open' }) },
  // Who sees which case is in grievances.routes.test.ts.
  'GET /api/affiliate/grievances': { access: but(staffOnly('open'), { affiliate: 'open' }) },
  'GET /api/affiliate/grievances/:id': { access: but(staffOnly('missing'), { affiliate: 'missing' }), ...noCase },
  'POST /api/affiliate/grievances/:id/acts': {
    access: but(staffOnly('missing'), { affiliate: 'missing' }),
    ...noCase,
    body: () => ({ act: 'begin' }),
  },
  'POST /api/affiliate/grievances/:id/files': { access: but(staffOnly('input'), { affiliate: 'input' }), ...noCase },
  'GET /case-files/:id': { access: but(staffOnly('missing'), { affiliate: 'missing' }), ...none },
  'POST /api/affiliate/grievance-clock': {
    access: but(staffOnly('refused'), { affiliate: 'input' }),
    body: () => ({ decide: 'soon' }),
  },
  'GET /api/affiliate/corrections': { access: but(staffOnly('refused'), { affiliate: 'open' }) },
  // The report is of another state.
  'POST /api/affiliate/corrections': {
    access: but(staffOnly('refused'), { affiliate: 'missing' }),
    body: ({ report: id }) => ({ act: 'settle', id, as: 'corrected' }),
  },
  'POST /affiliate/corrections': {
    access: but(staffOnly('refused'), { affiliate: 'missing' }),
    body: ({ report: id }) => ({ act: 'settle', id, as: 'corrected' }),
  },
  'GET /api/affiliate/mails': { access: but(staffOnly('refused'), { affiliate: 'open' }) },
  'POST /api/affiliate/mails/changes': {
    access: but(staffOnly('refused'), { affiliate: 'input' }),
    body: () => ({ act: 'save', revision: '0', homes: '', subject: '', text: '' }),
  },
  'POST /affiliate/mails': {
    access: but(staffOnly('refused'), { affiliate: 'input' }),
    body: () => ({ act: 'save', revision: '0', homes: '', subject: '', text: '' }),
  },
  'GET /api/affiliate/page': { access: but(staffOnly('refused'), { affiliate: 'open' }) },
  'POST /api/affiliate/page/changes': {
    access: but(staffOnly('refused'), { affiliate: 'input' }),
    body: () => ({ act: 'save', revision: '0', phone: 'no phone' }),
  },
  'POST /affiliate/page': {
    access: but(staffOnly('refused'), { affiliate: 'input' }),
    body: () => ({ act: 'save', revision: '0', phone: 'no phone' }),
  },
  'POST /affiliate/grievances': {
    access: but(staffOnly('refused'), { affiliate: 'input' }),
    body: () => ({ decide: 'soon' }),
  },
  'POST /affiliate/grievances/:id': {
    access: but(staffOnly('missing'), { affiliate: 'missing' }),
    ...noCase,
    body: () => ({ act: 'begin' }),
  },
  'POST /workspace/concerns': { access: atDesk('residences', 'missing'), body: () => ({ words: 'Our side.' }) },
  'GET /api/concerns': { access: atDesk('residences', 'open') },
  'POST /api/concerns/:id/answer': {
    access: atDesk('residences', 'missing'),
    ...noCase,
    body: () => ({ words: 'Our side.' }),
  },
  'GET /api/affiliate/desk': { access: but(staffOnly('refused'), { affiliate: 'open' }) },
  'GET /api/affiliate/homes': { access: but(staffOnly('missing'), { affiliate: 'open' }) },
  'POST /api/affiliate/homes/changes': { access: but(staffOnly('input'), { affiliate: 'input' }) },
  'GET /api/affiliate/homes.csv': { access: but(staffOnly('missing'), { affiliate: 'open' }) },
  'GET /api/affiliate/homes/:id': { access: but(staffOnly('missing'), { affiliate: 'missing' }), ...noCase },
  'GET /api/affiliate/homes/:id/checks': { access: but(staffOnly('missing'), { affiliate: 'missing' }), ...noCase },
  'POST /api/affiliate/homes/checks': { access: but(staffOnly('refused'), { affiliate: 'input' }) },
  'POST /affiliate/homes/:id': { access: but(staffOnly('missing'), { affiliate: 'missing' }), ...noCase },
  'GET /api/staff/affiliates': { access: staffOnly('open') },
  'POST /api/staff/affiliates/changes': { access: staffOnly('input') },
  'POST /staff/affiliates': { access: staffOnly('input') },
}

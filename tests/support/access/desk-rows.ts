import { atDesk, but, type RouteRows, signedIn } from './route-rows.ts'

const inquiry = { parts: ({ inquiry: id }: { inquiry: string }) => ({ id }) }
const isAnswered = { body: () => ({ answered: true }) }

/**
 * The operator's desk. Everything named in an address or a body belongs to the first organisation: for people of another
 * it is missing. A list is open to both, with nothing of the other in it. A new call gets its row here.
 */
export const deskRows: RouteRows = {
  'GET /api/my-residences': { access: signedIn('open') },
  // The rows of the database are for those who read messages; whoever may not gets an empty list.
  'GET /api/inquiries': { access: but(signedIn('open'), { affiliate: 'refused' }) },
  'POST /api/inquiries/:id/answered': {
    access: but(atDesk('messages', 'open', 'missing'), { bed_updater: 'missing', 'other bed_updater': 'missing' }),
    ...{ ...inquiry, ...isAnswered },
  },
  'POST /workspace/messages': {
    access: but(atDesk('messages', 'open', 'missing'), { bed_updater: 'missing', 'other bed_updater': 'missing' }),
    body: ({ inquiry: id }) => ({ id, answered: 'yes' }),
  },
  'GET /api/desk/team': { access: atDesk('beds', 'open') },
  'POST /api/desk/team/changes': [
    { access: atDesk('beds', 'input') },
    { access: atDesk('beds', 'open'), body: () => ({ do: 'train', step: 'see_board' }) },
    { access: atDesk('team', 'open'), body: () => ({ do: 'invite', email: 'new@homes.example', role: 'manager' }) },
    {
      access: atDesk('team', 'open', 'missing'),
      body: ({ person: id }) => ({ do: 'role', id, role: 'bed_updater' }),
    },
    { access: atDesk('team', 'input', 'missing'), body: ({ invitation: id }) => ({ do: 'resend', id }) },
    { access: atDesk('team', 'open', 'missing'), body: ({ person: id }) => ({ do: 'remind', id }) },
  ],
  'POST /workspace/team': [
    { access: atDesk('beds', 'input') },
    { access: atDesk('team', 'open', 'missing'), body: ({ person: id }) => ({ do: 'role', id, role: 'bed_updater' }) },
  ],
  'GET /api/desk/progress': { access: atDesk('beds', 'open') },
  'GET /api/desk/history': { access: atDesk('history', 'open') },
  'GET /api/desk/history.csv': { access: atDesk('history', 'open') },
}

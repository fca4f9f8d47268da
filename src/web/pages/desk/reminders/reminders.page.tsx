import { mayAtDesk } from '#domain/people/desk-powers.ts'
import { defineDeskPage } from '#web/parts/desk/page/desk-page.tsx'
import { callApi } from '#web/plumbing/api-client.ts'
import { actOnReminders } from './reminders-act.query.ts'
import RemindersScreen from './reminders-screen.island.tsx'

export default defineDeskPage({
  words: { title: 'Reminders', description: '“2 open, still right?” at an hour you choose.' },
  title: ({ visit: { refused } }) => `${(refused?.status ?? 200) === 200 ? '' : 'Not saved: '}Reminders`,
  mayEnter: (person) => mayAtDesk(person, 'reminders'),
  read: ({ fetch }) => callApi('GET /api/reminders', {}, { fetch }),
  act: actOnReminders,
  screen: RemindersScreen,
})

import { remindersWords as words } from '#content/reminders/reminders.ts'
import { mayAtDesk } from '#domain/people/desk-powers.ts'
import { defineDeskPage } from '#web/parts/desk/page/desk-page.tsx'
import { callApi } from '#web/plumbing/api-client.ts'
import { actOnReminders } from './reminders-act.query.ts'
import RemindersScreen from './reminders-screen.island.tsx'

export default defineDeskPage({
  words,
  title: ({ visit: { refused } }) => `${(refused?.status ?? 200) === 200 ? '' : `${words.notSaved}: `}${words.title}`,
  mayEnter: (person) => mayAtDesk(person, 'reminders'),
  read: ({ fetch }) => callApi('GET /api/reminders', {}, { fetch }),
  act: actOnReminders,
  screen: RemindersScreen,
})

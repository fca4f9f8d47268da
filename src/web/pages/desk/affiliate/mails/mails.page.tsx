import { mailingWords } from '#content/desk/affiliate/mailings.ts'
import { mayAtDesk } from '#domain/people/desk-powers.ts'
import { readMailingHomes } from '#domain/states/residences/mailing-homes.ts'
import { defineDeskPage } from '#web/parts/desk/page/desk-page.tsx'
import { callApi } from '#web/plumbing/api-client.ts'
import { actOnMails } from './mails-act.query.ts'
import MailsScreen from './mails-screen.island.tsx'

const { title, description, refused } = mailingWords

export default defineDeskPage({
  title,
  description,
  mayEnter: (person) => mayAtDesk(person, 'claims', ['affiliate']),
  refusedWords: refused,
  read: ({ fetch, query }) => {
    const asked = { homes: readMailingHomes(query), mailing: query.get('mailing') ?? '' }
    return callApi('GET /api/affiliate/mails', { query: asked }, { fetch })
  },
  act: actOnMails,
  screen: MailsScreen,
})

import { mailingWords } from '#content/affiliates/mailings.ts'
import { isOfficer } from '#domain/people/desk-powers.ts'
import { readMailingResidences } from '#domain/states/residences/mailing-residences.ts'
import { actByForm } from '#web/parts/desk/page/act-by-form.query.ts'
import { defineDeskPage } from '#web/parts/desk/page/desk-page.tsx'
import { callApi } from '#web/plumbing/api-client.ts'
import MailsScreen from './mails-screen.island.tsx'

const anchors: Readonly<Record<string, string>> = { save: 'preview', send: 'sent', stop: 'sent' }

export default defineDeskPage({
  words: mailingWords,
  mayEnter: isOfficer,
  read: ({ fetch, query }) => {
    const asked = { homes: readMailingResidences(query), mailing: query.get('mailing') ?? '' }
    return callApi('GET /api/affiliate/mails', { query: asked }, { fetch })
  },
  act: actByForm(
    'POST /api/affiliate/mails/changes',
    ({ path, values: { act = '' } }) => `${path}?done=${act}#${anchors[act] ?? 'page-title'}`,
  ),
  screen: MailsScreen,
})

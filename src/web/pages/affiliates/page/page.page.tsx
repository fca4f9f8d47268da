import { statePageWords } from '#content/affiliates/state-page.ts'
import { isOfficer } from '#domain/people/desk-powers.ts'
import { actByForm } from '#web/parts/desk/page/act-by-form.query.ts'
import { defineDeskPage } from '#web/parts/desk/page/desk-page.tsx'
import { callApi } from '#web/plumbing/api-client.ts'
import StatePageScreen from './page-screen.island.tsx'

const anchors: Readonly<Record<string, string>> = { save: 'preview', publish: 'editions', undo: 'editions' }

export default defineDeskPage({
  words: statePageWords,
  mayEnter: isOfficer,
  read: ({ fetch }) => callApi('GET /api/affiliate/page', {}, { fetch }),
  act: actByForm(
    'POST /api/affiliate/page/changes',
    ({ path, values: { act = '' } }) => `${path}?done=${act}#${anchors[act] ?? 'page-title'}`,
  ),
  screen: StatePageScreen,
})

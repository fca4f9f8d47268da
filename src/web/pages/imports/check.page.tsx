import { importWords } from '#content/imports/imports.ts'
import { mayAtDesk } from '#domain/people/desk-powers.ts'
import { defineDeskPage } from '#web/parts/desk/page/desk-page.tsx'
import CheckScreen from './check-screen.island.tsx'
import { fetchImport } from './import.query.ts'
import { actOnImport } from './import-act.query.ts'

export default defineDeskPage({
  words: importWords,
  title: ({ data }) => importWords.titles[data.kind === 'read' ? data.read.state : 'checked'],
  mayEnter: (person) => mayAtDesk(person, 'import', ['operator', 'affiliate']),
  read: ({ params, query, fetch }) => fetchImport(fetch, params.id ?? '', query.get('shown')),
  act: actOnImport,
  screen: CheckScreen,
})

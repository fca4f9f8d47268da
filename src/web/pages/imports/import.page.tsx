import { importWords } from '#content/imports/imports.ts'
import { mayAtDesk } from '#domain/people/desk-powers.ts'
import { defineDeskPage } from '#web/parts/desk/page/desk-page.tsx'
import { fetchImports } from './import.query.ts'
import { actOnSheet, sheetTaken } from './import-act.query.ts'
import ImportScreen from './import-screen.island.tsx'

export default defineDeskPage({
  words: importWords,
  mayEnter: (person) => mayAtDesk(person, 'import', ['operator', 'affiliate']),
  read: ({ fetch }) => fetchImports(fetch),
  act: actOnSheet,
  takesFiles: sheetTaken,
  screen: ImportScreen,
})

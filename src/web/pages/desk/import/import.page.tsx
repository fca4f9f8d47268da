import { importWords } from '#content/desk/import-page.ts'
import { mayAtDesk } from '#domain/people/desk-powers.ts'
import { defineDeskPage } from '#web/parts/desk/page/desk-page.tsx'
import { askImports } from './import.query.ts'
import { actOnSheet, sheetTaken } from './import-act.query.ts'
import ImportRoom from './import-room.island.tsx'

export default defineDeskPage({
  title: importWords.title,
  description: importWords.description,
  mayEnter: (person) => mayAtDesk(person, 'import', ['operator', 'affiliate']),
  read: ({ fetch }) => askImports(fetch),
  act: actOnSheet,
  takesFiles: sheetTaken,
  room: ImportRoom,
})

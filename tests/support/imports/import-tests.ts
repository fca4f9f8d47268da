import type { RawBuilder } from 'kysely'
import { beforeEach } from 'vitest'
import type { TestDatabase } from '#tests/support/database/database.ts'
import { shareTestDatabase } from '#tests/support/database/share-test-database.ts'
import { buildDesk, importDesk } from './import-desk.ts'

export let database: TestDatabase
export let desk: ReturnType<typeof importDesk>

/** Two organizations and the import's routes over a database of their own, new for each test of a file. */
export function importTests(): void {
  database = shareTestDatabase()
  beforeEach(async () => {
    desk = importDesk(database)
    await buildDesk(database, desk.server)
  })
}

/** Runs a statement as the system. */
export const as = <Row>(statement: RawBuilder<Row>) => database.run(statement)

const head = 'House,Addr,Town,Zip,Gender,Beds,Open,Weekly,Cell,Notes'

/** A spreadsheet of houses as an operator would write it, and two rows of one. */
export const sheet = (...rows: string[]) => [head, ...rows].join('\r\n')
export const harbor = 'Harbor Row House,410 Wren Lane,Little Rock,72201,W,8,2,$160,(501) 555-0142,ask for K. first'
export const juniper = 'Juniper Porch,12 Elm St,Conway,72032,M,6,,145,501.555.0170,'

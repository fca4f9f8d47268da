import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, afterEach } from 'vitest'
import { PromptDriver } from '#server/plumbing/database/prompt-driver.ts'
import { RowCheck } from './row-check.ts'
import { seenFolder, statedFile } from './stated-rows.ts'

// Setup of the tests with a database: what statements answer is compared with what the sources say of their rows, and the
// test during which they differ fails.
const check = startWatch()

function failWhereTheyDiffer(): void {
  const mismatches = check.takeMismatches()
  if (mismatches.length > 0) throw new Error(mismatches.join('\n'))
}

afterEach(failWhereTheyDiffer)
afterAll(() => {
  mkdirSync(seenFolder, { recursive: true })
  writeFileSync(path.join(seenFolder, `${process.pid}.json`), JSON.stringify(check.seen()))
  failWhereTheyDiffer()
})

/** Files that share a process share the one that watches. */
function startWatch(): RowCheck {
  const shared: { rowCheck?: RowCheck } = globalThis as object
  shared.rowCheck ??= watch(new RowCheck(JSON.parse(readFileSync(statedFile, 'utf8'))))
  return shared.rowCheck
}

function watch(rowCheck: RowCheck): RowCheck {
  const acquire = PromptDriver.prototype.acquireConnection
  PromptDriver.prototype.acquireConnection = async function acquireWatched() {
    const connection = await acquire.call(this)
    const execute = connection.executeQuery.bind(connection)
    connection.executeQuery = async <Row>(query: Parameters<typeof execute>[0]) => {
      const result = await execute<Row>(query)
      await rowCheck.look(query, result)
      return result
    }
    return connection
  }
  return rowCheck
}

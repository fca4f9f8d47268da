import { afterAll, beforeAll, beforeEach } from 'vitest'
import { type TestDatabase, testDatabase } from './database.ts'

/**
 * One database for the tests of a file: opened before the first, reset before each, closed after the last. For a test
 * that needs it earlier, or rows that outlive a test, there is `testDatabase`.
 */
export function shareTestDatabase(): TestDatabase {
  let opened: TestDatabase | undefined
  beforeAll(async () => {
    opened = await testDatabase()
  })
  beforeEach(() => opened?.reset())
  afterAll(() => opened?.close())
  return new Proxy({} as TestDatabase, {
    get(_, name) {
      if (!opened) throw new Error('The test database is opened before the first test, not while the file is read.')
      return Reflect.get(opened, name)
    },
  })
}

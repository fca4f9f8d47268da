import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '#tests/support/database/database.ts'
import { FullDisk } from './full-disk.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

it('sees by a real write that there is room again, and leaves nothing written', async () => {
  const disk = new FullDisk()
  disk.heard(Object.assign(new Error('could not extend file'), { code: '53100' }))
  expect(await disk.hasRoom(database.asOwner)).toBe(true)
  const left = await database.asOwner((owner) =>
    owner.query(`select relname from pg_class where relname = 'porchlight_room'`),
  )
  expect(left).toEqual([])
})

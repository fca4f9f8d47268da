import { expect, it } from 'vitest'
import { shareTestDatabase } from '#tests/support/database/share-test-database.ts'
import { FullDisk } from './full-disk.ts'

const database = shareTestDatabase()

it('sees by a real write that there is room again, and leaves nothing written', async () => {
  const disk = new FullDisk()
  disk.heard(Object.assign(new Error('could not extend file'), { code: '53100' }))
  expect(await disk.hasRoom(database.runAsOwner)).toBe(true)
  const left = await database.runAsOwner((owner) =>
    owner.query(`select relname from pg_class where relname = 'porchlight_room'`),
  )
  expect(left).toEqual([])
})

import { randomUUID } from 'node:crypto'
import { afterAll, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '#tests/support/database/database.ts'
import { findAffiliateName, insertAffiliate, listAffiliates } from './affiliates.store.ts'

const database: TestDatabase = await testDatabase()
afterAll(() => database.close())

it('a state has one affiliate, which is listed with the homes of its state', async () => {
  const id = randomUUID()
  await database.transactions.run({ kind: 'system' }, async (tx) => {
    expect(await insertAffiliate(tx, { id, name: 'Homes of Arkansas', state: 'AR' })).toBe(true)
    expect(await insertAffiliate(tx, { id: randomUUID(), name: 'Others', state: 'AR' })).toBe(false)
    expect(await findAffiliateName(tx, id)).toBe('Homes of Arkansas')
    expect(await listAffiliates(tx, new Date())).toContainEqual({
      id,
      name: 'Homes of Arkansas',
      state: 'AR',
      homes: 0,
      certified: 0,
      key: null,
    })
  })
})

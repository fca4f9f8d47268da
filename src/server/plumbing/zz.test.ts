import { afterAll, beforeAll, it } from 'vitest'
import { type TestDatabase, testDatabase } from '../../../tests/support/database.ts'
import { insertRows, rowsOf } from '../../../tests/support/table-rows.ts'
let db: TestDatabase
beforeAll(async () => { const s = performance.now(); db = await testDatabase(); console.log('testDatabase', performance.now() - s) })
afterAll(async () => { const s = performance.now(); await db.close(); console.log('close', performance.now() - s) })
it('resets', async () => {
  for (let i=0;i<10;i++) { await insertRows(db, rowsOf(1)); const s = process.cpuUsage(); await db.reset(); const e = process.cpuUsage(s); console.log('reset', (e.user + e.system) / 1000) }
})

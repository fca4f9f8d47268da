import { describe, expect, it } from 'vitest'
import { stateOptions } from '#contract/residence/residences.ts'
import { shareTestDatabase } from '#tests/support/database/share-test-database.ts'
import { countingStatements } from '#tests/support/directory/directory-rows.ts'
import { moduleServer } from '#tests/support/product/module-server.ts'
import { createStatesRoutes } from './states.routes.ts'
import { createStates } from './states.service.ts'

const database = shareTestDatabase()

describe('GET /api/states', () => {
  it('gives the 51 options of the selector by name, to anybody', async () => {
    const server = moduleServer(() => [createStatesRoutes(createStates({ transactions: database.transactions }))])
    const response = await server.request('/api/states')
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('public, max-age=300')
    const options = stateOptions.parse(await response.json())
    expect(options).toHaveLength(51)
    expect(options.slice(0, 2)).toEqual([
      { id: 'AL', name: 'Alabama' },
      { id: 'AK', name: 'Alaska' },
    ])
    expect(options.map(({ name }) => name)).toEqual(options.map(({ name }) => name).toSorted())
    expect(options).toContainEqual({ id: 'DC', name: 'District of Columbia' })
  })

  it('asks the database once in the life of the server', async () => {
    const { transactions, statements } = countingStatements(database.transactions)
    const server = moduleServer(() => [createStatesRoutes(createStates({ transactions }))])
    for (let visit = 0; visit < 3; visit += 1) await server.request('/api/states')
    expect(statements()).toBe(1)
  })

  it('answers 500 while the database fails and recovers by itself', async () => {
    let broken = true
    const transactions: typeof database.transactions = {
      run: (actor, work) => (broken ? Promise.reject(new Error('broken')) : database.transactions.run(actor, work)),
    }
    const server = moduleServer(() => [createStatesRoutes(createStates({ transactions }))])
    expect((await server.request('/api/states')).status).toBe(500)
    broken = false
    expect((await server.request('/api/states')).status).toBe(200)
  })
})

import { describe, expect, it } from 'vitest'
import { directoryStats } from '#contract/residence/residences.ts'
import {
  ago,
  asOperator,
  build,
  clock,
  database,
  saying,
  serve,
  server,
  stranger,
  twoOperators,
} from '#tests/support/desk/two-operators.ts'
import { countingStatements } from '#tests/support/directory/directory-rows.ts'
import { createResidencesRoutes } from './residences.routes.ts'
import { createResidences } from './residences.service.ts'

twoOperators((parts) => [createResidencesRoutes(createResidences(parts))])

async function stats() {
  clock.forward({ seconds: 2 })
  return directoryStats.parse(await (await server.request('/api/directory/stats')).json())
}

describe('GET /api/directory/stats', () => {
  it('counts what is published, whoever asks', async () => {
    await build({ groups: [saying(8, 6)] })
    await build({ organizationId: stranger, groups: [saying(10, 5)] })
    await build({ status: 'draft', groups: [saying(10, 0)] })
    await build({ status: 'archived', groups: [saying(10, 0)] })
    const counts = { totalListings: 2, availableBeds: 7 }
    expect(await stats()).toMatchObject(counts)
    asOperator()
    expect(await stats()).toMatchObject(counts)
  })

  it('is zero in an empty directory, and says when it was counted', async () => {
    const response = await server.request('/api/directory/stats')
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('public, max-age=1')
    expect(await response.json()).toEqual({
      totalListings: 0,
      availableBeds: 0,
      bedsToConfirm: 0,
      measuredAt: '2026-03-02T15:00:00.000Z',
    })
  })

  it('counts beds said up to 7 days ago; older ones and houses that never spoke only as listings', async () => {
    // `stats` moves the clock two seconds before it asks.
    const sevenDays = new Date(ago({ days: 7 }).getTime() + 2000)
    await build({ groups: [saying(8, 6, sevenDays)] })
    await build({ groups: [saying(8, 0, new Date(sevenDays.getTime() - 1))] })
    await build({ groups: [{ totalBeds: 8 }] })
    expect(await stats()).toMatchObject({ totalListings: 3, availableBeds: 2 })
  })

  it('says how many of the open beds are to be confirmed first, after 3 days', async () => {
    await build({ groups: [saying(8, 6)] })
    await build({ groups: [saying(8, 5, ago({ days: 5 }))] })
    await build({ groups: [saying(8, 0, ago({ days: 9 }))] })
    expect(await stats()).toMatchObject({ totalListings: 3, availableBeds: 5, bedsToConfirm: 3 })
  })

  it('takes nothing off the others when a house has more people than beds', async () => {
    await build({ groups: [saying(4, 6)] })
    await build({ groups: [saying(4, 3)] })
    expect(await stats()).toMatchObject({ availableBeds: 1 })
  })

  it('is at most a second old, and asks the database once for everybody in that second', async () => {
    const counted = countingStatements(database.transactions)
    serve(counted.transactions)
    const ask = async () => (await server.request('/api/directory/stats')).json()
    const [first, second] = await Promise.all([ask(), ask()])
    await build()
    expect([first, second, await ask()].map(({ totalListings }) => totalListings)).toEqual([0, 0, 0])
    expect(counted.statements()).toBe(1)
    clock.forward({ seconds: 1 })
    expect(await ask()).toMatchObject({ totalListings: 1 })
  })

  it('answers 500 when counting fails and counts anew for the next one', async () => {
    let broken = true
    serve({
      run: (actor, work) => (broken ? Promise.reject(new Error('broken')) : database.transactions.run(actor, work)),
    })
    const response = await server.request('/api/directory/stats')
    expect(response.status).toBe(500)
    expect(await response.json()).toMatchObject({ code: 'internal' })
    broken = false
    expect((await server.request('/api/directory/stats')).status).toBe(200)
  })
})

describe('the beds open in the directory', () => {
  it('follow from the greater id of two reports of one instant', async () => {
    const at = ago({ minutes: 5 })
    const reports = [
      { id: 'ffffffff-0000-4000-8000-000000000000', occupied: 3, at },
      { id: '11111111-0000-4000-8000-000000000000', occupied: 7, at },
    ]
    await build({ groups: [{ totalBeds: 8, reports }] })
    expect(await stats()).toMatchObject({ availableBeds: 5 })
  })

  it('stay as they were after a confirmation, which makes their number young again', async () => {
    const said = { occupied: 6, at: ago({ days: 9 }) }
    await build({ groups: [{ totalBeds: 8, reports: [said, { ...said, at: ago({ minutes: 5 }), kind: 'confirm' }] }] })
    expect(await stats()).toMatchObject({ availableBeds: 2 })
  })
})

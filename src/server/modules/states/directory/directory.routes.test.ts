import { describe, expect, it } from 'vitest'
import { countingStatements } from '#tests/support/directory/directory-rows.ts'
import { directoryServer } from '#tests/support/directory/directory-server.ts'

const { ago, ask, askResidences, build, clock, counts, database, saying, serve } = directoryServer()

describe('GET /api/directory/states/{slug}', () => {
  it('counts what is published in that state', async () => {
    await build({ groups: [saying(8, 2), saying(4, 1, ago({ days: 2 }), 'women')] })
    await build({ status: 'draft', groups: [saying(10, 10)] })
    await build({ stateCode: 'ME', groups: [saying(10, 10)] })
    const response = await ask()
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({
      slug: 'arkansas',
      name: 'Arkansas',
      totalListings: 1,
      totalBeds: 12,
      saidListings: 1,
      saidBeds: 12,
      availableBeds: 3,
      bedsToConfirm: 0,
      saidAt: '2026-03-02T14:55:00.000Z',
      measuredAt: '2026-03-02T15:00:00.000Z',
    })
  })

  it('may be asked by the pages of every site, and kept for a second', async () => {
    const { headers } = await ask()
    expect(headers.get('access-control-allow-origin')).toBe('*')
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect(headers.get('cache-control')).toBe('public, max-age=1')
    expect(headers.get('set-cookie')).toBeNull()
  })

  it('is zero and without a moment in a state without listings, whose name has three words', async () => {
    const found = await counts('district-of-columbia')
    expect(found).toMatchObject({ totalListings: 0, totalBeds: 0, availableBeds: 0, bedsToConfirm: 0, saidAt: null })
  })

  it('keeps numbers older than 7 days out of the sum, and still says when they were said', async () => {
    await build({ groups: [saying(8, 5, ago({ days: 8 }))] })
    const found = await counts()
    expect(found).toMatchObject({ totalBeds: 8, availableBeds: 0, saidAt: ago({ days: 8 }).toISOString() })
  })

  it('counts apart the homes that said a number in the last 7 days, and the beds they said it of', async () => {
    await build({ groups: [saying(8, 2), saying(6, 6, ago({ days: 8 }), 'women')] })
    await build({ groups: [saying(10, 0, ago({ days: 6 }))] })
    await build({ groups: [saying(20, 4, ago({ days: 9 }))] })
    await build({ groups: [{ totalBeds: 30 }] })
    const found = await counts()
    expect(found).toMatchObject({ totalListings: 4, totalBeds: 74, saidListings: 2, saidBeds: 18, availableBeds: 2 })
  })

  it('says how many of the open beds are to be confirmed first, after 3 days', async () => {
    await build({ groups: [saying(8, 2), saying(6, 4, ago({ days: 5 }), 'women')] })
    const found = await counts()
    expect(found).toMatchObject({ availableBeds: 6, bedsToConfirm: 4 })
  })

  it('asks the database once for everybody in a second', async () => {
    const counted = countingStatements(database().transactions)
    serve(counted.transactions)
    await Promise.all([ask(), ask()])
    expect(counted.statements()).toBe(1)
    clock().forward({ seconds: 1 })
    await ask()
    expect(counted.statements()).toBe(2)
  })

  it.each(['narnia', 'AR', 'Arkansas', 'arkansas%20'])('answers 404 to %s', async (slug) => {
    const response = await ask(slug)
    expect(response.status).toBe(404)
    expect(await response.json()).toEqual({ code: 'not_found', message: 'There is no such state.' })
    expect((await askResidences('', slug)).status).toBe(404)
  })

  it('answers 500 when counting fails, and counts anew for the next one', async () => {
    let broken = true
    serve({
      run: (actor, work) => (broken ? Promise.reject(new Error('broken')) : database().transactions.run(actor, work)),
    })
    expect((await ask()).status).toBe(500)
    broken = false
    expect((await ask()).status).toBe(200)
  })
})

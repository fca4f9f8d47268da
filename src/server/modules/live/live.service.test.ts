import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { liveSite } from '#tests/support/live/live-site.ts'

const site = liveSite()
const { run, build, say, hold, settled, setStatus, follow, followed, beds, opens } = site
const day = 86_400_000

describe('who follows a home hears', () => {
  it('a report, once it is committed', async () => {
    const [residence, other] = [await build(), await build()]
    await settled()
    const stream = await followed(residence)
    await say(other, 5)
    await say(residence, 1)
    expect(await beds(stream)).toMatchObject({ homes: [{ id: residence, availableBeds: 1 }], gone: [] })
    expect(stream.events).toHaveLength(2)
  })

  it('a hold, its end, and its running out at that very moment', async () => {
    const residence = await build()
    await settled()
    const stream = await followed(residence)
    const first = await hold(residence, 600)
    expect(await opens(stream)).toEqual([1])
    await run(
      sql`insert into bed_hold_end (hold_id, organization_id, reason) values (${first}, ${site.operator}, 'cancelled')`,
    )
    expect(await opens(stream)).toEqual([2])
    const until = Date.now() + 900
    await hold(residence, 0.9)
    expect(await opens(stream)).toEqual([1])
    expect(await opens(stream)).toEqual([2])
    expect(Date.now() - until).toBeGreaterThanOrEqual(0)
    expect(Date.now() - until).toBeLessThan(2_000)
  })

  it('that a number is withdrawn when it turns 7 days old', async () => {
    const residence = await build({}, 2, new Date(Date.now() - 7 * day + 1_200))
    await settled()
    const stream = await followed(residence)
    expect(await beds(stream)).toMatchObject({ homes: [{ availableBeds: null, availabilityAge: 'withdrawn' }] })
  })

  it('that a home is not listed any more, and that it is again', async () => {
    const residence = await build()
    await settled()
    const stream = await followed(residence)
    await setStatus(residence, 'archived')
    expect(await beds(stream)).toEqual({ homes: [], gone: [residence] })
    await setStatus(residence, 'published')
    expect(await beds(stream)).toMatchObject({ homes: [{ id: residence, availableBeds: 2 }], gone: [] })
  })

  it('many changes of one moment as one event', async () => {
    const residences = [await build(), await build(), await build()]
    await settled()
    const stream = await followed(...residences)
    await site.database.transactions.run({ kind: 'system' }, async (tx) => {
      for (let open = 0; open < 8; open += 1)
        await sql`insert into bed_report (organization_id, bed_group_id, occupied, kind, reported_at)
          select organization_id, id, total_beds - ${open}, 'report', clock_timestamp() from bed_group`.execute(tx)
    })
    expect(await opens(stream)).toEqual([7, 7, 7])
    await wait(300)
    expect(stream.events).toHaveLength(2)
  })
})

describe('who follows a state hears', () => {
  it('of its homes and of no others', async () => {
    const [here, there] = [await build(), await build({ stateCode: 'ME' })]
    await settled()
    const stream = await follow('state=AR')
    await say(there, 5)
    await say(here, 1)
    expect(await beds(stream)).toMatchObject({ homes: [{ id: here }] })
  })

  it('a hold that ran out', async () => {
    const residence = await build()
    await hold(residence, 1.2)
    await settled()
    expect(await opens(await follow('state=AR'))).toEqual([2])
  })

  it('a hold that was placed meanwhile and ran out', async () => {
    const residence = await build()
    await settled()
    const stream = await follow('state=AR')
    await hold(residence, 0.9)
    expect(await opens(stream)).toEqual([1])
    expect(await opens(stream)).toEqual([2])
  })

  it('"again" when a home left the list, and no id of a draft', async () => {
    const residence = await build()
    await settled()
    const [stream, elsewhere] = [await follow('state=arkansas'), await follow('state=district-of-columbia')]
    await setStatus(residence, 'draft')
    expect(await stream.next()).toMatchObject({ event: 'again', data: null })
    await setStatus(residence, 'published')
    expect(await beds(stream)).toMatchObject({ homes: [{ id: residence }], gone: [] })
    expect(elsewhere.events).toEqual([])
  })
})

describe('who follows homes and a state in one stream', () => {
  it('hears the homes as they are, then of every home of the state once, and of its own wherever they are', async () => {
    const [own, other, elsewhere] = [await build(), await build(), await build({ stateCode: 'ME' })]
    await settled()
    const stream = await follow(`homes=${own},${elsewhere}&state=AR`)
    const ids = (event: { homes: { id: string }[] }) => event.homes.map(({ id }) => id).toSorted()
    expect(ids(await beds(stream))).toEqual([own, elsewhere].toSorted())
    await say(elsewhere, 5)
    expect(ids(await beds(stream))).toEqual([elsewhere])
    await say(other, 4)
    expect(ids(await beds(stream))).toEqual([other])
    await say(own, 1)
    expect(ids(await beds(stream))).toEqual([own])
    await wait(300)
    expect(stream.events).toHaveLength(4)
  })

  it('is told which of them is gone, and that the state has to be asked anew', async () => {
    const residence = await build()
    await settled()
    const stream = await follow(`homes=${residence}&state=AR`)
    await beds(stream)
    await setStatus(residence, 'archived')
    expect(await beds(stream)).toEqual({ homes: [], gone: [residence] })
    expect(await stream.next()).toMatchObject({ event: 'again' })
  })
})

describe('a stream that broke', () => {
  it('goes on with what was missed, each home as it is now', async () => {
    const [residence, still] = [await build(), await build()]
    const first = await followed(residence, still)
    await say(residence, 1)
    await beds(first)
    const lastId = first.lastId()
    await first.leave()
    const other = await followed(residence)
    await say(residence, 3)
    await beds(other)
    await say(residence, 4)
    await beds(other)
    const resumed = await follow(`homes=${residence},${still}`, lastId)
    expect(await beds(resumed)).toMatchObject({ homes: [{ id: residence, availableBeds: 4 }], gone: [] })
    expect(resumed.lastId()).toBe(other.lastId())
    expect(await beds(await follow('state=AR', lastId))).toMatchObject({ homes: [{ id: residence, availableBeds: 4 }] })
  })

  it('says nothing where nothing was missed', async () => {
    const residence = await build()
    const lastId = (await followed(residence)).lastId()
    const resumed = await follow(`homes=${residence}`, lastId)
    await say(residence, 1)
    expect(await opens(resumed)).toEqual([1])
  })

  it.each(['nonsense', 'abcdefabcdef-3', '-1', 'x'.repeat(5_000)])(
    'starts again after the id %.20s',
    async (lastId) => {
      const residence = await build()
      expect(await (await follow(`homes=${residence}`, lastId)).next()).toMatchObject({ event: 'again' })
      expect(await (await follow('state=AR', lastId)).next()).toMatchObject({ event: 'again' })
    },
  )

  it('starts again after an id from before everything changed', async () => {
    const residence = await build()
    await settled()
    const stream = await followed(residence)
    const lastId = stream.lastId()
    site.live.receive('*')
    expect(await stream.next()).toMatchObject({ event: 'again', data: null })
    expect(await (await follow(`homes=${residence}`, lastId)).next()).toMatchObject({ event: 'again' })
  })
})

describe('more than is told one by one', () => {
  it('is told as "again", at most every two seconds', async () => {
    const stream = await followed(await build())
    for (let residence = 0; residence <= 300; residence += 1) site.live.receive(randomUUID())
    expect(await stream.next()).toMatchObject({ event: 'again' })
    site.live.receive('*')
    await wait(1_000)
    expect(stream.events).toHaveLength(2)
    expect(await stream.next()).toMatchObject({ event: 'again' })
  })
})

import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { claimsDesk } from '#tests/support/desk/claims-desk.ts'
import type { Person } from '#tests/support/desk/desk-people.ts'

const { people, list, as, run, join, organize, newestCode, act, readHolder: holderOf, clock } = claimsDesk()

/** Numbers that look drawn and are the same every time. */
function drawn(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

type KeptClaim = {
  id: string
  of: string
  endedAs: string | null
  from: string | null
  undone: boolean
}

/** The ends and undoings of all orders together: an order that leads nowhere shows nothing. */
const happened = new Set<string>()

const kept = () =>
  run(sql<KeptClaim>`select id, organization_id as of, ended_as as "endedAs", from_organization_id as "from",
    undone_at is not null as undone from claim order by ended_at, id`)

describe('whatever order claims, proofs, withdrawals and decisions come in', () => {
  it.each([1, 2, 3, 4, 5, 6])(
    'a house has one holder and a claim one end (order %i)',
    async (seed) => {
      const next = drawn(seed)
      const { nia, omar, riley } = people()
      const third = await join('Tess', await organize('operator', 'Third Homes'))
      const claimants = [nia, omar, third] as const
      const residence = await list()
      const first = (await holderOf(residence))?.organizationId
      const ends = new Map<string, string>()
      const pick = <One>(all: readonly One[]) => all[next(all.length)]

      async function step(): Promise<void> {
        const person = pick(claimants) as Person
        const all = await run(sql<{ id: string; of: string }>`select id, organization_id as of from claim
          where ended_at is null or (ended_as = 'approved' and undone_at is null) order by id`)
        const own = pick(all.filter(({ of }) => of === person.organization.id))?.id
        const any = pick(all)?.id
        const works: (() => unknown)[] = [
          () => as(person).post('/api/claims', { residenceId: residence }),
          () => own && act(person, own, 'letter', { letter: 'Our lease.' }),
          () => next(4) === 0 && own && act(person, own, 'withdrawal'),
          () => own && act(person, own, 'code', { way: 'email' }),
          async () => own && act(person, own, 'proof', { code: await newestCode() }),
          () => any && act(riley, any, 'decision', { decision: 'approve', reason: 'The lease.' }),
          () => any && act(riley, any, 'decision', { decision: 'approve', reason: 'The lease.' }),
          () => as(person).post('/api/claims', { residenceId: residence }),
          () => any && act(riley, any, 'decision', { decision: 'refuse', reason: 'No.' }),
          () => any && act(riley, any, 'undo', { reason: 'A mistake.' }),
        ]
        const chosen = [pick(works), ...(next(3) === 0 ? [pick(works)] : [])]
        const answers = await Promise.all(chosen.map((work) => work?.()))
        for (const answer of answers) if (answer instanceof Response) expect(answer.status).toBeLessThan(500)
        clock().forward({ minutes: 1 })
      }

      for (let steps = 0; steps < 45; steps++) {
        await step()
        const now = await kept()
        // An end stands.
        for (const { id, endedAs, undone } of now) {
          const before = ends.get(id)
          if (before !== undefined) expect([id, endedAs]).toEqual([id, before])
          if (endedAs !== null) ends.set(id, endedAs)
          if (undone) happened.add('undone')
        }
        // The holder is who the last hand-over that stands gave it to.
        const last = now.filter(({ endedAs, undone }) => endedAs === 'approved' && !undone).at(-1)
        expect((await holderOf(residence))?.organizationId).toBe(last?.of ?? first)
        const open = now.filter(({ endedAs }) => endedAs === null).map(({ of }) => of)
        expect(new Set(open).size).toBe(open.length)
      }
      for (const as of ends.values()) happened.add(as)
    },
    60_000,
  )

  it('and all of that has happened in these', () => {
    expect([...happened].sort()).toEqual(['approved', 'refused', 'undone', 'withdrawn'])
  })
})

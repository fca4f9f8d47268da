import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { besideAnswer, pairsAnswer } from '#contract/residence/moderation/merges.ts'
import type { SignedIn } from '#server/plumbing/http.ts'
import { moderationDesk } from '#tests/support/desk/moderation-desk.ts'

const { as, clock, house: residence, join, listing, mails, organize, people, run, status } = moderationDesk()

const affiliate = () => people().riley.organization?.id ?? ''
const [alike, unclaimed] = [{ name: 'Harbor House' }, () => ({ organizationId: affiliate(), isClaimed: false })]
const two = async () => [await residence(alike), await residence({ name: 'Harbor Home' })] as const
const twoUnclaimed = async () =>
  [await residence({ ...alike, ...unclaimed() }), await residence({ ...alike, ...unclaimed() })] as const

const get = async (who: SignedIn, path = '') => as(who).request(`/api/pairs${path}`)
const list = async (who = people().riley, query = '') => pairsAnswer.parse(await (await get(who, query)).json())
const beside = async (one: string, other: string, who = people().riley) =>
  besideAnswer.parse(await (await get(who, `/${one}/${other}`)).json())
const change = (one: string, other: string, body: object, who = people().riley) =>
  as(who).post(`/api/pairs/${one}/${other}/changes`, body)
const merge = (kept: string, gone: string, who = people().riley) =>
  change(kept, gone, { act: 'merge', kept, words: 'One phone, one door.' }, who)
const undo = async (kept: string, gone: string, who = people().riley) => {
  const { merges } = await beside(kept, gone, people().avery)
  return change(kept, gone, { act: 'undo_merge', merge: merges[0]?.id, words: 'They are two after all.' }, who)
}
const histories = () =>
  run(sql<{ of: string; by: string; change: string; source: string }>`
    select organization_id as of, person_name as by, change, source from history where change like 'merge%' order by 1, 2, 3`)

describe('an officer of an affiliate', () => {
  it('sees the pairs of the own state alone, and one listing beside what looks like it', async () => {
    const [one, other] = await two()
    const elsewhere = { stateCode: 'OH', city: 'Athens', zip: '45701' }
    const [far] = [await residence({ ...alike, ...elsewhere }), await residence({ ...alike, ...elsewhere })]
    const found = await list()
    expect([found.total, found.pairs.map((pair) => [pair.one.id, pair.other.id].toSorted())]).toEqual([
      1,
      [[one, other].toSorted()],
    ])
    expect((await list(people().avery)).total).toBe(2)
    expect((await list(people().riley, `?of=${one}`)).pairs.map((pair) => pair.other.id)).toEqual([other])
    expect((await list(people().riley, `?of=${one}&q=harbor`)).pairs.map((pair) => pair.other.id)).toEqual([other])
    expect((await get(people().riley, `?of=${far}`)).status).toBe(404)
  })

  it('of another state sees nothing of it and changes nothing: it is not there', async () => {
    const [one, other] = await two()
    const max = await join('Max', await organize('affiliate', 'Ohio Alliance', 'OH'))
    expect((await list(max)).total).toBe(0)
    const answer = await get(max, `/${one}/${other}`)
    expect([answer.status, await answer.text()]).toEqual([
      404,
      expect.stringContaining('An affiliate reads those of its own state.'),
    ])
    for (const body of [{ act: 'apart' }, { act: 'merge', kept: one, words: 'One.' }])
      expect((await change(one, other, body, max)).status).toBe(404)
    await merge(one, other)
    expect((await get(max, `/${one}/${other}`)).status).toBe(404)
    expect((await undo(one, other, max)).status).toBe(404)
    expect((await list(max)).merged).toEqual([])
    expect(await status(other)).toBe('archived')
  })

  it('merges no home of another state, nor one that its operator has not made public', async () => {
    const [one] = await two()
    const far = await residence({ ...alike, stateCode: 'OH', city: 'Athens', zip: '45701' })
    const draft = await residence({ ...alike, status: 'draft' })
    for (const other of [far, draft]) {
      expect((await get(people().riley, `/${one}/${other}`)).status).toBe(404)
      expect((await merge(one, other)).status).toBe(404)
    }
    expect((await list(people().riley, `?of=${one}&q=harbor`)).pairs.map((pair) => pair.other.id)).not.toContain(draft)
  })

  it('merges two listings of an operator, which is told by the name of the affiliate, and undoes it', async () => {
    const [kept, gone] = await two()
    expect((await merge(kept, gone)).status).toBe(200)
    expect([await status(kept), await status(gone)]).toEqual(['published', 'archived'])
    const [mail, ...rest] = await mails()
    expect([rest, mail]).toMatchObject([
      [],
      { kind: 'listing-merged', recipient: 'nia@operator.example', reply_to: people().riley.email },
    ])
    expect(mail?.text_body).toContain('West Virginia Alliance found that')
    expect(mail?.text_body).not.toMatch(/The alliance|Riley/)
    const { merges } = await beside(kept, gone)
    expect(merges).toMatchObject([{ isKept: true, by: 'Riley Ashby', mayUndo: true, undone: null }])
    expect((await list()).merged).toMatchObject([{ kept: { id: kept }, gone: { id: gone }, isUndone: false }])
    expect((await undo(kept, gone)).status).toBe(200)
    expect(await status(gone)).toBe('published')
    expect((await list()).merged).toMatchObject([{ isUndone: true }])
    const undone = (await mails()).find(({ kind }) => kind === 'listing-merge-undone')
    expect(undone?.text_body).toContain('West Virginia Alliance took back')
  })

  it('stands in both histories: by name in its own, as the affiliate in that of the operator', async () => {
    const [kept, gone] = await two()
    await merge(kept, gone)
    const of = (id: string, by: string) =>
      ['merged_away', 'merged_in'].map((done) => ({ of: id, by, change: done, source: 'pairs' }))
    const own = people().nia.organization?.id ?? ''
    const lines = [...of(affiliate(), 'Riley Ashby'), ...of(own, 'West Virginia Alliance')]
    expect(await histories()).toEqual(lines.toSorted((a, b) => a.of.localeCompare(b.of)))
    expect((await listing(kept)).history[0]).toMatchObject({ by: 'West Virginia Alliance' })
  })

  it('merges two unclaimed listings of its own list, with one line for each in its history', async () => {
    const [kept, gone] = await twoUnclaimed()
    expect((await merge(kept, gone)).status).toBe(200)
    expect((await histories()).map(({ by, change: done }) => [by, done])).toEqual([
      ['Riley Ashby', 'merged_away'],
      ['Riley Ashby', 'merged_in'],
    ])
    expect((await undo(kept, gone)).status).toBe(200)
    expect(await status(gone)).toBe('published')
  })

  it('follows the rules of every merge: not the homes of two operators', async () => {
    const one = await residence(alike)
    const other = await residence({ ...alike, organizationId: (await organize('operator', 'Elm House')).id })
    const refused = await merge(one, other)
    expect([refused.status, await refused.text()]).toEqual([409, expect.stringContaining('Two organizations hold')])
  })

  it('who belongs to the operator of either settles nothing, and reads why', async () => {
    const [one, other] = await two()
    const nias = people().nia.organization?.id ?? ''
    await run(sql`insert into membership (person_id, organization_id, role)
      values (${people().riley.id}, ${nias}, 'bed_updater')`)
    expect((await beside(one, other)).isParty).toBe(true)
    for (const answer of [await merge(one, other), await change(one, other, { act: 'apart' })])
      expect([answer.status, await answer.text()]).toEqual([403, expect.stringContaining('You belong to the operator')])
    const colleague = await join('Kim', people().riley.organization, 'manager')
    expect((await merge(one, other, colleague)).status).toBe(200)
    expect((await undo(one, other)).status).toBe(403)
    expect(await status(other)).toBe('archived')
  })

  it('undoes what the own team merged, and not what the alliance did', async () => {
    const [kept, gone] = await two()
    await merge(kept, gone, people().avery)
    const { merges } = await beside(kept, gone)
    expect(merges).toMatchObject([{ mayUndo: false, by: 'somebody who is not in your team' }])
    const refused = await undo(kept, gone)
    expect([refused.status, await refused.text()]).toEqual([403, expect.stringContaining('Ask the alliance')])
    expect((await undo(kept, gone, people().avery)).status).toBe(200)
    clock().forward({ minutes: 1 })
    await merge(kept, gone)
    expect((await undo(kept, gone, await join('Kim', people().riley.organization, 'manager'))).status).toBe(200)
  })

  it('says of a pair that it is two, and it is gone from the list', async () => {
    const [one, other] = await two()
    expect((await change(one, other, { act: 'apart' })).status).toBe(200)
    expect((await list()).total).toBe(0)
  })
})

describe('pairs of a state', () => {
  it('are for officers and staff, and not for operators', async () => {
    const [one, other] = await two()
    const answer = await get(people().nia)
    expect([answer.status, await answer.text()]).toEqual([403, expect.stringContaining('state affiliates')])
    expect((await merge(one, other, people().nia)).status).toBe(403)
    expect((await get(people().riley, `/${one}/${randomUUID()}`)).status).toBe(404)
  })
})

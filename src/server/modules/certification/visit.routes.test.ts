import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { ApplicationAct } from '#contract/certification/applications.ts'
import type { Finding } from '#domain/certification/application/application.ts'
import { certificationDesk } from '#tests/support/certification/certification-desk.ts'

const { planVisit, holdVisit, run, residence, as, read, act, acts, requiredOf, people, clock } = certificationDesk()

type FindingSample = {
  visitId: string
  code: string
  finding: Finding
  words?: string
  over?: string
  findingId?: string
}

const found = ({ words = '', findingId = randomUUID(), over = '', ...said }: FindingSample) => {
  const madeAt = '2026-03-01T09:30:00.000Z'
  return { act: 'check', words, dueOn: null, findingId, over, madeAt, ...said } satisfies ApplicationAct | object
}

describe('findings of a visit', () => {
  it('merge per rule, keep what each inspector said, and count once', async () => {
    const { dana, june, ruth } = people()
    const { id, visitId, code } = await planVisit()
    const [mine, theirs] = [randomUUID(), randomUUID()]
    const first = found({ visitId, code, finding: 'met', findingId: mine })
    for (const who of [june, june]) expect((await as(who).post(`/api/applications/${id}/acts`, first)).status).toBe(200)
    clock().forward({ seconds: 1 })
    const other = found({ visitId, code, finding: 'not_met', words: 'No battery.', findingId: theirs })
    await as(ruth).post(`/api/applications/${id}/acts`, other)
    expect((await read(june, id)).visitFindings).toMatchObject([
      { id: mine, visitId, code, finding: 'met', over: [], madeAt: '2026-03-01T09:30:00.000Z' },
      { id: theirs, finding: 'not_met', words: 'No battery.' },
    ])
    expect((await act(june, id, { act: 'hold-visit', visitId }))[1]).toMatch(/^Say of /)
    await expect(holdVisit(june, id)).rejects.toThrow(
      `Two people found different things at ${code}. Say which one holds.`,
    )
    clock().forward({ seconds: 1 })
    const both = found({ visitId, code, finding: 'not_met', words: 'No battery.', over: `${mine} ${theirs}` })
    await as(june).post(`/api/applications/${id}/acts`, Object.assign(both, { dueOn: '2030-01-15' }))
    expect((await read(june, id)).visitFindings.at(-1)).toMatchObject({ dueOn: '2030-01-15', over: [mine, theirs] })
    expect((await act(june, id, { act: 'hold-visit', visitId }))[0]).toBe(422)
    clock().forward({ hours: 24 })
    await acts(ruth, id, { act: 'hold-visit', visitId })
    expect((await read(june, id)).visits).toMatchObject([{ heldBy: 'Olive Ashby', heldAt: expect.any(String) }])
    expect((await requiredOf(id)).find((rule) => rule.code === code)).toMatchObject({
      finding: 'not_met',
      findingWords: 'No battery.',
      dueOn: '2030-01-15',
    })
    // The operator reads what holds, and not who found what.
    expect((await read(dana, id)).visitFindings).toEqual([])
  })

  it('are taken from a desk whose person has not confirmed for hours, but a decision is not', async () => {
    const { june } = people()
    const { id, visitId, code } = await planVisit()
    const late = as({ ...june, isProved: false })
    const said = found({ visitId, code, finding: 'met' })
    expect((await late.post(`/api/applications/${id}/acts`, said)).status).toBe(200)
    const held = await late.post(`/api/applications/${id}/acts`, { act: 'hold-visit', visitId })
    expect([held.status, await held.json()]).toMatchObject([403, { code: 'prove_again' }])
  })

  it('are made where the house is: the street and whom to call are told to who acts on it, and to nobody else', async () => {
    const { dana, june, ruth } = people()
    const { id } = await planVisit()
    await run(sql`update residence set street = '12 Elm St', phone = '3045550142' where id = ${residence()}`)
    expect((await read(june, id)).reach).toMatchObject({ street: '12 Elm St', phone: '3045550142', email: dana.email })
    expect((await read(dana, id)).reach).toBeNull()
    const dates = async (who: typeof june) => (await as(who).request(`/api/applications/${id}/dates.ics`)).text()
    expect(await dates(june)).toContain('12 Elm St')
    expect(await dates(dana)).not.toContain('12 Elm St')
    const refused = await act(dana, id, { act: 'accept' })
    expect(refused).toEqual([403, 'Only West Virginia Alliance can do this.'])
    await acts(ruth, id, { act: 'declare-conflict' })
    expect((await as(ruth).request(`/api/applications/${id}`)).status).toBe(403)
    await acts(dana, id, { act: 'withdraw', reason: '' })
    expect((await read(june, id)).reach).toBeNull()
  })

  it('are refused where they are of no visit, and named where something is wrong with them', async () => {
    const { june } = people()
    const { id, code } = await planVisit()
    const send = async (sent: object) => {
      const answer = await as(june).post(`/api/applications/${id}/acts`, sent)
      return [answer.status, ((await answer.json()) as { message: string }).message]
    }
    const none = found({ visitId: randomUUID(), code, finding: 'met' })
    expect(await send(none)).toEqual([404, 'There is no such visit.'])
    expect((await send({ ...none, madeAt: 'yesterday' }))[0]).toBe(422)
    expect((await send({ ...none, findingId: '1' }))[0]).toBe(422)
    expect((await send({ ...none, over: 'a b' }))[0]).toBe(422)
    expect((await send({ ...none, madeAt: '0000-01-01T00:00:00Z' }))[0]).toBe(422)
  })
})

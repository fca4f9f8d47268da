import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { createDelivery } from '#server/modules/mail/delivery.service.ts'
import type { Mailer } from '#server/plumbing/mail/mail-delivery.ts'
import { createLog } from '#server/plumbing/start/log.ts'
import { claimsDesk } from '#tests/support/desk/claims-desk.ts'
import type { Person } from '#tests/support/desk/desk-people.ts'

const {
  people,
  list,
  claim,
  act,
  read,
  mails,
  run,
  join,
  organize,
  readHolder,
  clock,
  database,
  addResidence,
  publish,
  readStatus,
} = claimsDesk()

/** Papers of Nia on a house of Omar's, decided by Riley, and what the mails before it were is gone. */
async function decided(decision: 'approve' | 'refuse' = 'approve') {
  const { nia, omar, riley } = people()
  const residence = await list({ name: 'Harbor', isClaimed: true, organizationId: omar.organization.id })
  const id = await claim(nia, residence)
  await act(nia, id, 'letter', { letter: 'Our lease.' })
  await run(sql`delete from mail`)
  clock().forward({ minutes: 1 })
  expect((await act(riley, id, 'decision', { decision, reason: 'The lease.', note: 'Called.' })).status).toBe(200)
  return { id, residence }
}
const recall = (person: Person, id: string) => act(person, id, 'recall')
async function deliver(): Promise<string[]> {
  const sent: string[] = []
  const mailer: Mailer = {
    transport: 'smtp',
    deliver: async ({ to }) => void sent.push(to),
    forget: async () => undefined,
    close() {},
  }
  const { transactions } = database()
  await createDelivery({
    transactions,
    mailer,
    texter: mailer,
    pushes: mailer,
    clock: clock(),
    log: createLog('error', () => undefined),
  }).deliverDue()
  return sent.sort()
}
const first = async (person: Person) => (await read(person, 'operator')).claims[0]

describe('the mails of a decision', () => {
  it.each(['approve', 'refuse'] as const)('to %s wait for 10 seconds and then go', async (decision) => {
    const { nia, omar } = people()
    await decided(decision)
    clock().forward({ seconds: 9 })
    expect(await deliver()).toEqual([])
    clock().forward({ seconds: 1 })
    expect(await deliver()).toEqual([nia.email, omar.email].sort())
  })

  it('of a code go at once', async () => {
    const { nia } = people()
    const residence = await list()
    const id = await claim(nia, residence)
    await act(nia, id, 'code', { way: 'email' })
    const [mail] = await run(sql<{ text: string }>`select text_body as text from mail where kind = 'claim-code'`)
    await run(sql`delete from mail`)
    await act(nia, id, 'proof', { code: /\d{6}/.exec(mail?.text ?? '')?.[0] })
    expect(await deliver()).toContain(nia.email)
  })
})

describe('a decision that is called back', () => {
  it.each(['approve', 'refuse'] as const)('was never told (%s), and the case is as it was', async (decision) => {
    const { nia, omar, riley } = people()
    const { id, residence } = await decided(decision)
    const [shown] = (await read(riley, 'decider')).decided
    expect(shown).toMatchObject({ id, recallSeconds: 10, kept: [{ note: 'Called.' }] })
    expect((await recall(riley, id)).status).toBe(200)
    clock().forward({ seconds: 60 })
    expect(await deliver()).toEqual([])
    expect(await mails()).toEqual([])
    expect((await readHolder(residence))?.organizationId).toBe(omar.organization.id)
    expect((await readHolder(residence))?.claimedAt).toEqual(new Date(0))
    expect(await first(nia)).toMatchObject({ id, end: null, waits: { because: 'claimed' } })
    expect((await read(omar, 'operator')).notices).toMatchObject([{ id, end: null }])
    expect(await read(riley, 'decider')).toMatchObject({ waiting: [{ id, kept: [] }], decided: [] })
    const lines = await run(sql<{ change: string }>`
      select change from history where organization_id = ${nia.organization.id} order by happened_at, change`)
    expect(lines.map(({ change }) => change)).toContain('recalled')
    expect((await act(riley, id, 'decision', { decision: 'approve', reason: 'Now.' })).status).toBe(200)
    clock().forward({ seconds: 11 })
    expect(await deliver()).toEqual([nia.email, omar.email].sort())
  })

  it('leaves nothing public that it made public, and nobody is told of that', async () => {
    const { nia, riley } = people()
    const own = await addResidence(nia)
    await publish(nia, own)
    expect(await readStatus(own)).toBe('waiting')
    const { id } = await decided()
    expect(await readStatus(own)).toBe('published')
    await recall(riley, id)
    expect(await readStatus(own)).toBe('waiting')
    clock().forward({ seconds: 60 })
    expect((await deliver()).filter((to) => to === nia.email)).toEqual([])
  })

  it('opens every other claim again that had lost', async () => {
    const { nia, riley } = people()
    const third = await join('Tess', await organize('operator', 'Third Homes'))
    const residence = await list()
    const ids: string[] = []
    for (const by of [nia, third]) {
      const id = await claim(by, residence)
      await act(by, id, 'letter', { letter: 'Ours.' })
      ids.push(id)
    }
    const [id = '', rival = ''] = ids
    clock().forward({ minutes: 1 })
    await act(riley, id, 'decision', { decision: 'approve', reason: 'The lease.' })
    const shown = new Map((await read(riley, 'decider')).decided.map((one) => [one.id, one.recallSeconds]))
    expect([shown.get(id), shown.get(rival)]).toEqual([10, null])
    expect((await recall(riley, rival)).status).toBe(403)
    expect((await recall(riley, id)).status).toBe(200)
    expect((await read(riley, 'decider')).waiting.map((one) => one.id).sort()).toEqual(ids.toSorted())
  })

  it('is too late after 10 seconds, which it says, and names the way that is open', async () => {
    const { riley } = people()
    const { id } = await decided()
    clock().forward({ seconds: 10 })
    const [shown] = (await read(riley, 'decider')).decided
    expect(shown).toMatchObject({ recallSeconds: null, mayUndoUntil: expect.any(String) })
    const late = await recall(riley, id)
    expect([late.status, (await late.json()).message]).toEqual([
      409,
      expect.stringMatching(/emails of this decision have gone.*undo the hand-over itself for 30 days/),
    ])
    expect((await act(riley, id, 'undo', { reason: 'A mistake.' })).status).toBe(200)
  })

  it('is too late as soon as one mail is on its way', async () => {
    const { nia, riley } = people()
    const { id, residence } = await decided()
    await run(sql`
      update mail set state = 'sending', claim = gen_random_uuid(), attempts = 1 where recipient = ${nia.email}`)
    expect((await recall(riley, id)).status).toBe(409)
    expect(await mails()).toHaveLength(2)
    expect((await readHolder(residence))?.organizationId).toBe(nia.organization.id)
  })

  it('is called back once, however often at once', async () => {
    const { riley } = people()
    const { id } = await decided()
    const answers = await Promise.all([recall(riley, id), recall(riley, id), recall(riley, id)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  })

  it('is not undone with a mail while its own mails wait', async () => {
    const { riley } = people()
    const { id } = await decided()
    expect((await act(riley, id, 'undo', { reason: 'A mistake.' })).status).toBe(409)
  })

  it('is for who decided it alone', async () => {
    const { nia, omar, avery } = people()
    const other = await join('Max', await organize('affiliate', 'Ohio Alliance', 'OH'))
    const { id } = await decided()
    expect((await read(avery, 'decider')).decided).toMatchObject([{ recallSeconds: null }])
    const statuses = []
    for (const person of [nia, omar, avery, other]) statuses.push((await recall(person, id)).status)
    expect(statuses).toEqual([403, 403, 403, 404])
    expect(await mails()).toHaveLength(2)
  })
})

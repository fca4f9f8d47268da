import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { claimsDesk } from '#tests/support/desk/claims-desk.ts'
import type { Person } from '#tests/support/desk/desk-people.ts'

const { people, list, claim, act, read, prove, mails, run, readHolder: holderOf } = claimsDesk()

const shows = async (person: Person, residence: string) => {
  const id = await claim(person, residence)
  await act(person, id, 'letter', { letter: 'Our lease.' })
  return id
}
/** Mails since the last time, by kind and to whom. */
async function notified() {
  const all = await mails()
  await run(sql`delete from mail`)
  return all.map(({ kind, recipient }) => [kind.replace('claim-', ''), recipient]).sort()
}
const textTo = async (person: Person, kind: string) => {
  const found = (await mails()).find((mail) => mail.kind === `claim-${kind}` && mail.recipient === person.email)
  return (found?.text_body ?? '').replace(/\s+/g, ' ')
}
const own = async (person: Person) => (await read(person, 'operator')).claims[0]

describe('a second claim on a house that nobody holds', () => {
  it('is told to the first, whose page says so, and who then waits for another reason', async () => {
    const { nia, omar, riley } = people()
    const residence = await list()
    await shows(nia, residence)
    expect(await own(nia)).toMatchObject({ waits: { because: 'letter' }, hasRival: false })
    await notified()
    await shows(omar, residence)
    expect(await notified()).toEqual(
      [
        ['rival', nia.email],
        ['waits', omar.email],
        ['to-decide', riley.email],
      ].sort(),
    )
    for (const person of [nia, omar]) {
      expect(await own(person)).toMatchObject({ waits: { because: 'competing' }, hasRival: true })
    }
  })

  it('leaves the first alone again when it is withdrawn, and that is told', async () => {
    const { nia, omar, riley } = people()
    const residence = await list()
    await shows(nia, residence)
    const rival = await shows(omar, residence)
    await notified()
    await act(omar, rival, 'withdrawal')
    expect(await textTo(riley, 'ended-withdrawn')).toMatch(/has withdrawn its claim\. (?!Nothing)/)
    expect(await notified()).toContainEqual(['waits-changed', nia.email])
    expect(await own(nia)).toMatchObject({ waits: { because: 'letter' }, hasRival: false, end: null })
  })
})

describe('papers that nobody has looked at', () => {
  it('hold up no code, are not refused by it, and wait for who decides', async () => {
    const { nia, omar, riley } = people()
    const residence = await list({ name: 'Harbor' })
    const papers = await shows(omar, residence)
    await notified()
    expect(await (await prove(nia, await claim(nia, residence))).json()).toEqual({ isDecided: true })
    expect((await holderOf(residence))?.organizationId).toBe(nia.organization.id)
    expect(await own(omar)).toMatchObject({ id: papers, end: null, waits: { because: 'claimed' } })
    expect(await textTo(omar, 'rival-code')).toMatch(/Birch House typed a code .* Your claim is not lost/)
    expect(await textTo(riley, 'decided-code')).toContain('Cedar Homes claims it too, with papers')
    expect((await read(riley, 'decider')).waiting).toMatchObject([{ id: papers, because: 'claimed' }])
    expect((await read(nia, 'operator')).notices).toMatchObject([{ id: papers, claimant: 'Cedar Homes', end: null }])
    expect(await notified()).toContainEqual(['held-claimed', nia.email])
    const answer = await act(riley, papers, 'decision', { decision: 'approve', reason: 'The lease is theirs.' })
    expect(answer.status).toBe(200)
    expect((await holderOf(residence))?.organizationId).toBe(omar.organization.id)
  })
})

describe('what a code proved', () => {
  /** Omar held the house by a code of his own when Nia proved it by another. */
  async function proved() {
    const { nia, omar } = people()
    const residence = await list()
    const first = await claim(omar, residence)
    await prove(omar, first)
    const second = await claim(nia, residence)
    expect(await (await prove(nia, second)).json()).toEqual({ isDecided: false })
    await notified()
    return { residence, first, second }
  }

  it('waits for who decides when they took the house back from who held it', async () => {
    const { nia, omar, riley } = people()
    const { residence, first, second } = await proved()
    await act(riley, first, 'undo', { reason: 'Not theirs.' })
    expect((await holderOf(residence))?.claimedAt).toBeNull()
    expect(await own(nia)).toMatchObject({ end: null, waits: { because: 'competing' } })
    expect(await notified()).toEqual(
      [
        ['gone-undone', omar.email],
        ['waits-changed', nia.email],
      ].sort(),
    )
    expect((await act(riley, second, 'decision', { decision: 'approve', reason: '' })).status).toBe(200)
    expect((await holderOf(residence))?.organizationId).toBe(nia.organization.id)
  })
})

describe('who held the house and lost it while another claim waits', () => {
  /** Omar held a house by a code, was told of Nia's claim, and the affiliate took the house back from him. */
  async function lost() {
    const { nia, omar, riley } = people()
    const residence = await list()
    const first = await claim(omar, residence)
    await prove(omar, first)
    const second = await claim(nia, residence)
    await prove(nia, second)
    await act(riley, first, 'undo', { reason: 'Not theirs.' })
    await notified()
    return { residence, second }
  }

  it('has nothing open about it any more, and cannot object', async () => {
    const { omar } = people()
    const { second } = await lost()
    expect((await read(omar, 'operator')).notices).toMatchObject([{ id: second, end: { as: 'handed_over' } }])
    const answer = await act(omar, second, 'objection', { objection: 'It is ours.' })
    expect([answer.status, (await answer.json()).message]).toEqual([409, expect.stringContaining('no longer hold')])
    expect(await notified()).toEqual([])
  })

  it.each([
    ['approve', 'ended-approved'],
    ['refuse', 'ended-refused'],
    ['withdraw', 'ended-withdrawn'],
  ])('is told how it ends: %s', async (end, kind) => {
    const { nia, omar, riley } = people()
    const { second } = await lost()
    const answer = await (end === 'withdraw'
      ? act(nia, second, 'withdrawal')
      : act(riley, second, 'decision', { decision: end, reason: 'The lease.' }))
    expect(answer.status).toBe(200)
    expect((await notified()).filter(([, to]) => to === omar.email)).toEqual([[kind, omar.email]])
  })
})

describe('whoever loses by a decision', () => {
  it('reads why: it is not made without', async () => {
    const { nia, omar, riley } = people()
    const residence = await list({ name: 'Harbor' })
    const id = await shows(nia, residence)
    await shows(omar, residence)
    const silent = await act(riley, id, 'decision', { decision: 'approve' })
    expect([silent.status, (await silent.json()).fields?.reason]).toEqual([
      422,
      'Say why: another organization loses by this, and reads it.',
    ])
    await notified()
    await act(riley, id, 'decision', { decision: 'approve', reason: 'Their lease is newer.' })
    const words = await textTo(omar, 'refused-approved')
    expect(words).toMatch(/approved that of Birch House, so yours has ended. They say: > Their lease is newer\./)
    expect(await own(omar)).toMatchObject({ end: { as: 'refused', reason: 'Their lease is newer.' } })
  })

  it('by a code reads that a code proved it', async () => {
    const { nia, omar } = people()
    const residence = await list()
    await claim(omar, residence)
    await prove(nia, await claim(nia, residence))
    expect(await textTo(omar, 'refused-code')).toMatch(
      /Birch House typed a code that we sent to the listing’s own email/,
    )
    expect(await own(omar)).toMatchObject({
      end: { as: 'refused', by: null, reason: 'Birch House proved it with a code to the listing’s own email.' },
    })
  })
})

describe('a mail about a claim', () => {
  it('quotes nobody where nobody decided', async () => {
    const { nia } = people()
    await prove(nia, await claim(nia, await list()))
    const words = await textTo(nia, 'yours-code')
    expect(words).toContain('You typed the code that we sent to the listing’s own email. That proves your claim.')
    expect(words).not.toMatch(/says|>|Alliance/)
  })

  it.each([
    ['objects', 'objected'],
    ['withdraws', 'ended-withdrawn'],
  ])('is answered to who wrote it: who %s', async (deed, kind) => {
    const { nia, omar, riley } = people()
    const id = await shows(nia, await list({ isClaimed: true, organizationId: omar.organization.id }))
    if (deed === 'objects') await act(omar, id, 'objection', { objection: 'It is ours.' })
    else await act(nia, id, 'withdrawal')
    const found = (await mails()).find((mail) => mail.kind === `claim-${kind}` && mail.recipient === riley.email)
    expect(found?.reply_to).toBe(deed === 'objects' ? omar.email : nia.email)
  })

  it('of a decision is answered to who decided', async () => {
    const { nia, omar, riley } = people()
    const id = await shows(nia, await list({ isClaimed: true, organizationId: omar.organization.id }))
    await act(riley, id, 'decision', { decision: 'approve', reason: 'The lease.' })
    expect(await textTo(omar, 'gone-approved')).toContain('Reply to this email: it goes to West Virginia Alliance.')
    const of = (await mails()).filter(({ kind }) => /approved/.test(kind)).map((mail) => mail.reply_to)
    expect(of).toEqual([riley.email, riley.email])
  })
})

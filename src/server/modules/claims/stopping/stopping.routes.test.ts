import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { stopLink } from '#contract/claims/claims.ts'
import { claimsDesk } from '#tests/support/desk/claims-desk.ts'

const {
  people,
  list,
  claim,
  act,
  as,
  read,
  prove,
  mails,
  newestCode,
  run,
  readHolder: holderOf,
  clock,
  server,
} = claimsDesk()

const linkIn = (text = '') => /\/not-us\/([\w-]+)/.exec(text)?.[1] ?? ''

/** A claim of Nia's on a house, with the link that its mailbox got. */
async function asked() {
  const residence = await list({ name: 'Harbor', slug: 'harbor' })
  const id = await claim(people().nia, residence)
  await act(people().nia, id, 'code', { way: 'email' })
  const [mail] = await mails()
  return { residence, id, code: await newestCode(), secret: linkIn(mail?.text_body) }
}
const look = async (secret: string) => {
  const answer = await as(null).request(`/api/not-us/${secret}`)
  return answer.status === 200 ? stopLink.parse(await answer.json()) : answer.status
}
const stop = (secret: string) => as(null).postForm(`/not-us/${secret}`, {})
const notices = async () =>
  (await mails())
    .filter(({ kind }) => kind.startsWith('claim-disowned'))
    .map(({ kind, recipient }) => [kind.replace('claim-', ''), recipient])
    .sort()

describe('the link in a mail with a code', () => {
  it('says who asks and for which house, and changes nothing when it is opened', async () => {
    const { secret, id, code } = await asked()
    for (const method of ['GET', 'HEAD']) await as(null).request(`/api/not-us/${secret}`, { method })
    expect(await look(secret)).toEqual({
      kind: 'waits',
      person: 'Nia Ashby',
      organization: 'Birch House',
      decider: 'West Virginia Alliance',
      residence: { slug: 'harbor', name: 'Harbor', city: 'Lewisburg', state: 'WV' },
    })
    expect((await act(people().nia, id, 'proof', { code })).status).toBe(200)
  })

  it('is one for all codes of a claim, so that the first mail’s still works', async () => {
    const { secret, id } = await asked()
    await act(people().nia, id, 'code', { way: 'phone' })
    const [, text] = await mails()
    expect(linkIn(text?.text_body)).toBe(secret)
  })

  it('stops the code, tells who decides and the claimant, and works once', async () => {
    const { nia, riley } = people()
    const { secret, id, code } = await asked()
    const answer = await stop(secret)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `/not-us/${secret}`])
    expect((await stop(secret)).status).toBe(303)
    expect(await notices()).toEqual([
      ['disowned', nia.email],
      ['disowned', riley.email],
    ])
    expect(await look(secret)).toMatchObject({ kind: 'stopped' })
    expect((await act(nia, id, 'proof', { code })).status).toBe(422)
    const again = await act(nia, id, 'code', { way: 'email' })
    expect([again.status, (await again.json()).message]).toEqual([403, expect.stringContaining('do not know you')])
    expect((await read(nia, 'operator')).claims[0]?.disownedAt).toBe('2026-03-02T15:00:00.000Z')
    expect(await run(sql`select person_name, source from history where change = 'disowned'`)).toEqual([
      { person_name: '', source: 'claim' },
    ])
  })

  it('is not got round by claiming again, but papers are looked at, with what the house said', async () => {
    const { nia, riley } = people()
    const { residence, secret, id } = await asked()
    await stop(secret)
    await act(nia, id, 'withdrawal')
    const next = await claim(nia, residence)
    expect((await act(nia, next, 'code', { way: 'email' })).status).toBe(403)
    expect((await read(nia, 'operator')).claims[0]).toMatchObject({ id: next, disownedAt: expect.any(String) })
    await act(nia, next, 'letter', { letter: 'Our lease.' })
    expect((await read(riley, 'decider')).waiting).toMatchObject([{ id: next, disownedAt: expect.any(String) }])
  })

  it('tells who decides after the hand-over too, who can undo it', async () => {
    const { nia, riley } = people()
    const { residence, secret, id, code } = await asked()
    await act(nia, id, 'proof', { code })
    expect(await look(secret)).toMatchObject({ kind: 'handed_over' })
    await stop(secret)
    expect(await notices()).toEqual(
      [
        ['disowned-handed-over', riley.email],
        ['disowned-handed-over', 'support@alliance.example'],
        ['disowned-handed-over', nia.email],
      ].sort(),
    )
    expect(await look(secret)).toMatchObject({ kind: 'reported', decider: 'West Virginia Alliance' })
    expect((await holderOf(residence))?.organizationId).toBe(nia.organization.id)
    expect((await read(riley, 'decider')).decided).toMatchObject([
      { id, disownedAt: expect.any(String), mayUndoUntil: expect.any(String) },
    ])
    expect((await act(riley, id, 'undo', { reason: 'The house does not know them.' })).status).toBe(200)
    expect(await look(secret)).toMatchObject({ kind: 'ended' })
  })

  it('makes a code that was typed decide nothing', async () => {
    const { nia, omar, riley } = people()
    const { residence, id, code, secret } = await asked()
    const first = await claim(omar, residence)
    await run(sql`delete from mail`)
    await prove(omar, first)
    await act(nia, id, 'code', { way: 'email' })
    const typed = await newestCode()
    expect((await act(nia, id, 'proof', { code: typed === '' ? code : typed })).status).toBe(409)
    const next = await claim(nia, residence)
    await prove(nia, next)
    const link = linkIn((await mails()).find(({ kind }) => kind === 'claim-code')?.text_body)
    await stop(link)
    await act(riley, first, 'undo', { reason: 'Not theirs.' })
    expect((await read(nia, 'operator')).claims[0]).toMatchObject({ end: null, waits: { because: 'disowned' } })
    expect((await holderOf(residence))?.claimedAt).toBeNull()
    expect(await look(secret)).toMatchObject({ kind: 'ended' })
  })

  it('has nothing to stop once the claim is withdrawn, or the hand-over is older than 30 days', async () => {
    const { nia } = people()
    const one = await asked()
    await act(nia, one.id, 'withdrawal')
    expect(await look(one.secret)).toMatchObject({ kind: 'ended' })
    const next = await claim(nia, one.residence)
    await prove(nia, next)
    const link = linkIn((await mails()).find(({ kind }) => kind === 'claim-code')?.text_body)
    clock().forward({ hours: 30 * 24 + 1 })
    expect(await look(link)).toMatchObject({ kind: 'ended' })
    expect((await stop(link)).status).toBe(303)
    expect(await notices()).toEqual([])
  })

  it.each(['', 'x', 'k'.repeat(40), `${'A'.repeat(39)}!`])('of %j is none', async (secret) => {
    const { secret: real } = await asked()
    const forged = secret === '' ? `${real.slice(0, -4)}AAAA` : secret
    expect(await look(encodeURIComponent(forged))).toBe(404)
    expect((await stop(encodeURIComponent(forged))).status).toBe(404)
  })

  it('is pressed 30 times in 10 minutes from one address, and then not', async () => {
    for (let times = 0; times < 30; times++) await stop('k'.repeat(40))
    expect((await stop('k'.repeat(40))).status).toBe(429)
    expect(server().logged()).not.toMatch(/not-us\/[\w-]{30}/)
  })
})

import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { allowResidence } from '#server/modules/claims/checking/trust.store.ts'
import { moderationDesk } from '#tests/support/desk/moderation-desk.ts'

const {
  as,
  change,
  database,
  find,
  house: residence,
  join,
  listing,
  mails,
  organize,
  people,
  run,
  status,
} = moderationDesk()

const hide = { act: 'hide', reason: 'scam', words: 'The phone belongs to somebody else.' }
const listed = async (id: string) => (await run(sql`select from listing where residence_id = ${id}`)).length === 1

/** What the desk's Publish asks for, as the person's own role. */
const publish = (id: string, who = people().nia) => {
  const actor = { kind: 'person', personId: who.id, organizationId: who.organization?.id ?? '' } as const
  return database().run(sql`update residence set status = 'published' where id = ${id}`, actor)
}

describe('a listing that staff hide', () => {
  it('leaves the public list at once, and its operator gets the reason and how to answer', async () => {
    const id = await residence({ name: 'Harbor House' })
    expect(await listed(id)).toBe(true)
    expect((await change(id, hide)).status).toBe(200)
    expect([await status(id), await listed(id)]).toEqual(['draft', false])
    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    expect(mail).toMatchObject({
      kind: 'listing-hidden',
      recipient: 'nia@operator.example',
      reply_to: 'support@alliance.example',
    })
    expect(mail?.text_body).toContain('The phone belongs to somebody else.')
    expect(mail?.text_body).not.toContain('Avery')
    const read = await listing(id)
    expect(read).toMatchObject({ isHidden: true, hidings: [{ reason: 'scam', by: 'Avery Ashby', shown: null }] })
    expect(read.history[0]).toMatchObject({
      by: 'The alliance',
      from: 'at the staff’s desk',
      words: expect.arrayContaining(['Hidden by the alliance: nobody finds it']),
    })
  })

  it('is made public by no operator, import, claim or check before staff show it', async () => {
    const id = await residence()
    await change(id, hide)
    await publish(id)
    expect(await status(id)).toBe('draft')
    // What claims, checks and imports write with.
    await run(sql`update residence set status = 'published' where id = ${id}`)
    await run(sql`update residence set status = 'waiting' where id = ${id}`)
    expect([await status(id), await listed(id)]).toEqual(['draft', false])
    expect((await change(id, { act: 'show', words: 'Thank you.' })).status).toBe(200)
    expect([await status(id), await listed(id)]).toEqual(['published', true])
    expect((await mails()).map(({ kind }) => kind).sort()).toEqual(['listing-hidden', 'listing-shown'])
    expect((await listing(id)).hidings[0]?.shown).toMatchObject({ by: 'Avery Ashby', words: 'Thank you.' })
  })

  it('stays what its people made of it meanwhile when it is shown again', async () => {
    const [archived, draft] = [await residence(), await residence({ status: 'draft' })]
    for (const id of [archived, draft]) await change(id, hide)
    await run(sql`update residence set status = 'archived' where id = ${archived}`)
    for (const id of [archived, draft]) await change(id, { act: 'show' })
    expect([await status(archived), await status(draft)]).toEqual(['archived', 'draft'])
  })

  it('is hidden once, and shown only where it is hidden', async () => {
    const id = await residence()
    expect((await change(id, { act: 'show' })).status).toBe(409)
    await change(id, hide)
    expect((await change(id, hide)).status).toBe(409)
    expect((await change(id, { ...hide, words: ' ' })).status).toBe(422)
    expect((await change(id, { ...hide, reason: 'taste' })).status).toBe(422)
    expect((await change('00000000-0000-4000-8000-0000000000ff', hide)).status).toBe(404)
  })

  it('is not published again as a copy, which waits for a check even of a checked organization', async () => {
    const id = await residence({ name: 'Harbor House' })
    const elsewhere = await organize('operator', 'Elm House')
    await change(id, hide)
    const copies = [
      await residence({ name: 'Harbor  house', status: 'draft' }),
      await residence({ name: 'Harbor House', organizationId: elsewhere.id, status: 'draft' }),
      await residence({ name: 'Another Name', city: 'Elkins', zip: '26241', status: 'draft' }),
    ]
    const kay = await join('Kay', elsewhere)
    const [own = '', theirs = '', other = ''] = copies
    await publish(own)
    await publish(theirs, kay)
    await publish(other)
    expect([await status(own), await status(theirs), await status(other)]).toEqual(['waiting', 'waiting', 'published'])
    const checks = await run(sql`
      select reason from publishing_check where residence_id in (${own}, ${theirs}) and ended_at is null`)
    expect(checks).toEqual([{ reason: '' }, { reason: '' }])
    // Its check ends with its wait.
    await run(sql`update residence set status = 'draft' where id = ${own}`)
    expect(await run(sql`select ended_as from publishing_check where residence_id = ${own}`)).toEqual([
      { ended_as: 'withdrawn' },
    ])
  })

  it('does not hold up a copy again that somebody has said yes to', async () => {
    await change(await residence({ name: 'Harbor House' }), hide)
    const copy = await residence({ name: 'Harbor House', status: 'draft' })
    await publish(copy)
    expect(await status(copy)).toBe('waiting')
    await database().transactions.run({ kind: 'system' }, (tx) => allowResidence(tx, copy))
    expect(await status(copy)).toBe('published')
    await run(sql`update residence set status = 'draft' where id = ${copy}`)
    await publish(copy)
    expect(await status(copy)).toBe('published')
    // The yes was for what was seen.
    await run(sql`update residence set status = 'draft' where id = ${copy}`)
    await change(await residence({ name: 'Elm Corner' }), hide)
    await run(sql`update residence set name = 'Elm Corner' where id = ${copy}`)
    await publish(copy)
    expect(await status(copy)).toBe('waiting')
  })

  it('leaves the one that stays alone where it was listed twice', async () => {
    const [stays, goes] = [
      await residence({ name: 'Harbor House', status: 'draft' }),
      await residence({ name: 'Harbor House' }),
    ]
    await change(goes, { ...hide, reason: 'duplicate' })
    await publish(stays)
    expect(await status(stays)).toBe('published')
  })

  it('is told to its affiliate where nobody has claimed it', async () => {
    const { riley } = people()
    const id = await residence({ organizationId: riley.organization?.id ?? '', isClaimed: false })
    await change(id, hide)
    expect(await mails()).toMatchObject([{ kind: 'listing-hidden', recipient: 'riley@affiliate.example' }])
  })

  it('asks staff to prove who they are, and nobody else may do it', async () => {
    const id = await residence()
    const { avery, nia, riley } = people()
    const late = await change(id, hide, { ...avery, isProved: false })
    expect([late.status, await late.json()]).toMatchObject([403, { code: 'prove_again' }])
    for (const who of [nia, riley]) expect((await change(id, hide, who)).status).toBe(403)
    expect((await as(null).request(`/api/staff/listings/${id}`)).status).toBe(401)
    expect(await status(id)).toBe('published')
  })

  it('says to its operator why, and nothing of who it was', async () => {
    const id = await residence()
    await change(id, hide)
    const { nia } = people()
    const actor = { kind: 'person', personId: nia.id, organizationId: nia.organization?.id ?? '' } as const
    const own = await database().run(sql`select reason, words from hidden_listing`, actor)
    expect(own).toEqual([{ reason: 'scam', words: hide.words }])
    const whole = database().run(sql`select hidden_name from hidden_listing`, actor)
    await expect(whole).rejects.toThrow(/permission denied/)
    const end = database().run(sql`update hidden_listing set shown_at = now()`, actor)
    await expect(end).rejects.toThrow(/permission denied/)
  })
})

describe('the room of listings', () => {
  it('finds a listing of any status by name, town, ZIP code, phone, organization and state', async () => {
    const draft = await residence({ name: 'Quiet Elm', status: 'draft', visibility: 'exact' })
    const archived = await residence({ name: 'Old Elm', status: 'archived', city: 'Elkins', visibility: 'hidden' })
    await run(sql`update residence set phone = '(304) 555-0177' where id = ${draft}`)
    const ids = async (q: string) => (await find(new URLSearchParams({ q }).toString())).rows.map(({ id }) => id).sort()
    expect(await ids('quiet')).toEqual([draft])
    expect(await ids('elm')).toEqual([archived, draft].sort())
    expect(await ids('ELKINS, west virginia')).toEqual([archived])
    expect(await ids('elm wv birch house')).toEqual([archived, draft].sort())
    expect(await ids('304-555-0177')).toEqual([draft])
    expect(await ids('(304) 555-0177')).toEqual([draft])
    // A house that hides its address is not found by its ZIP code.
    expect(await ids('24901')).toEqual([draft])
    expect(await ids("o'neil %_")).toEqual([])
  })

  it('narrows to what is hidden and what is reported, in pages', async () => {
    const [hidden] = [await residence({ name: 'Hidden' }), await residence({ name: 'Public' })]
    await change(hidden, hide)
    expect((await find('show=hidden')).rows).toMatchObject([{ id: hidden, isHidden: true }])
    expect(await find('show=reported')).toMatchObject({ rows: [], total: 0, pages: 1 })
    expect(await find('page=2')).toMatchObject({ rows: [], total: 2 })
  })

  it('keeps notes that nobody but staff reads', async () => {
    const id = await residence()
    expect((await change(id, { act: 'note', words: 'Called them on Monday.' })).status).toBe(200)
    expect((await listing(id)).notes).toMatchObject([{ words: 'Called them on Monday.', by: 'Avery Ashby' }])
    const { nia } = people()
    const actor = { kind: 'person', personId: nia.id, organizationId: nia.organization?.id ?? '' } as const
    const read = database().run(sql`select from listing_note`, actor)
    await expect(read).rejects.toThrow(/permission denied/)
  })

  it('shows what a house needs to be judged by, and no street that it hides', async () => {
    const id = await residence({ name: 'Harbor House', visibility: 'hidden' })
    expect(await listing(id)).toMatchObject({
      name: 'Harbor House',
      zip: null,
      street: null,
      organization: { name: 'Birch House', kind: 'operator' },
      people: [{ name: 'Nia Ashby', email: 'nia@operator.example', role: 'owner' }],
      beds: [{ total: 8, last: { open: 2, kind: 'report' } }],
      mayChange: true,
    })
  })
})

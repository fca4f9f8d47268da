import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { toShownClock } from '#domain/grievances/clock.ts'
import { grievancesDesk, planted } from '#tests/support/desk/grievances-desk.ts'

const desk = grievancesDesk()
const { send, file, follow, say, list, read, handle, concerns, answer } = desk
const day = 86_400_000
const pass = (days: number) => desk.clock().forward({ hours: 24 * days })
const firstId = async (who = desk.people().riley) => (await list(who)).open[0]?.id ?? ''

async function filed(fields: Record<string, string> = {}) {
  const { key } = await file({
    residence: await desk.house(),
    words: `${planted.name}, ${planted.phone}: they kept my larkspur box.`,
    name: planted.name,
    email: planted.email,
    ...fields,
  })
  return { key, id: await firstId() }
}

describe('filing', () => {
  it('gives a key that opens the case, and who handles it', async () => {
    const given = await file({ residence: await desk.house() })
    expect(given).toMatchObject({ handler: 'West Virginia Alliance', number: expect.stringMatching(/^C-[0-9A-F]{6}$/) })
    const seen = await follow(given.key.toLowerCase().replaceAll('-', ' '))
    expect(seen).toMatchObject({ number: given.number, home: 'Birch House One', stage: 'received', kind: 'money' })
    expect(seen.entries.map(({ change, words }) => [change, words])).toEqual([['filed', 'They kept my deposit.']])
  })

  it('of the same form twice is one case with one key; with other words it is refused', async () => {
    const once = { once: 'a-form-of-this-visit', state: 'WV' }
    const [first, again] = [await file(once), await file(once)]
    expect(again).toEqual(first)
    expect((await list(desk.people().riley)).open).toHaveLength(1)
    expect((await send({ ...once, words: 'Something else.' })).status).toBe(409)
  })

  it('needs no home on the list, and goes to the alliance where the state has no affiliate here', async () => {
    const { key, handler } = await file({ state: 'AR', home: 'The blue house on Elm' })
    expect(handler).toBe('The Alliance')
    expect(await follow(key)).toMatchObject({ home: 'The blue house on Elm', state: 'AR' })
    expect((await list(desk.people().avery)).open).toHaveLength(1)
  })

  it('goes to the alliance where everybody of the affiliate belongs to the operator of the house', async () => {
    const { nia, riley, wren } = desk.people()
    for (const { id } of [riley, wren]) await desk.belong(id, nia.organization?.id ?? '')
    expect((await file({ residence: await desk.house() })).handler).toBe('The Alliance')
    expect((await list(riley)).open).toEqual([])
  })

  it('names each field that is wrong, and keeps nothing', async () => {
    const wrong = await send({ kind: 'nothing', words: ' ', email: 'no address', may_name: 'yes', more: 'x' })
    expect(wrong.status).toBe(422)
    expect((await wrong.json()).fields).toEqual({
      kind: 'not_a_choice',
      state: 'not_a_choice',
      words: 'missing',
      name: 'missing',
      email: 'not_an_email',
      more: 'hidden',
    })
    expect((await send({ state: 'ZZ' })).status).toBe(422)
    expect((await send({ residence: 'no-such-home' })).status).toBe(404)
    expect(await desk.run(sql`select id from grievance`)).toEqual([])
  })

  it('is slowed after 12 an hour from one address, and asks nobody who they are', async () => {
    for (let at = 0; at < 12; at += 1) expect((await send({ state: 'WV', words: `Number ${at}` })).status).toBe(201)
    const refused = await send({ state: 'WV', words: 'One more' })
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    desk.comeFrom('198.51.100.7')
    expect((await send({ state: 'WV' })).status).toBe(201)
    desk.comeFrom('192.0.2.1')
    desk.clock().forward({ minutes: 61 })
    expect((await send({ state: 'WV', words: 'Later' })).status).toBe(201)
  })

  it('a key that opens nothing says so, however it is wrong', async () => {
    for (const key of ['ABCD', 'AAAA-AAAA-AAAA-AAAA-AAAA', 'x'.repeat(60)]) {
      const tried = await desk.post('/api/grievances/case', { key })
      expect(tried.status).toBe(404)
    }
  })
})

describe('a case', () => {
  it('goes its way between the filer, the affiliate and the house', async () => {
    const { riley, nia } = desk.people()
    const { key, id } = await filed({ may_name: 'yes' })
    expect((await handle(id, { act: 'acknowledge', words: 'We read it.' }, riley)).status).toBe(200)
    await handle(id, { act: 'begin' }, riley)
    await handle(id, { act: 'ask', words: 'How much was it?' }, riley)
    expect((await follow(key)).stage).toBe('waiting')
    await say(key, 'say', '200 dollars.')
    await handle(id, { act: 'ask-house', words: 'Why was the deposit kept?' }, riley)
    const [question] = (await concerns(nia)).questions
    expect(question).toMatchObject({
      residence: 'Birch House One',
      askedBy: 'West Virginia Alliance',
      question: 'Why was the deposit kept?',
      filer: planted.name,
      answer: null,
    })
    expect((await answer(question?.id ?? '', 'By mistake.', nia)).status).toBe(200)
    expect((await answer(question?.id ?? '', 'Again.', nia)).status).toBe(409)
    expect((await concerns(nia)).questions[0]?.answer).toMatchObject({ words: 'By mistake.', by: 'Nia Ashby' })
    await handle(id, { act: 'close', outcome: 'upheld', words: 'They pay it back.' }, riley)
    const seen = await follow(key)
    expect(seen).toMatchObject({ stage: 'closed', outcome: 'upheld', turn: null })
    expect(seen.reopenUntil).toBe(new Date(Date.parse(seen.stageSince) + 60 * 86_400_000).toISOString())
    expect(JSON.stringify(seen)).not.toContain('By mistake.')
    const shown = await read(id, riley)
    expect(shown.entries.map(({ change }) => change)).toEqual([
      'filed',
      'acknowledged',
      'review_began',
      'filer_asked',
      'said',
      'operator_asked',
      'operator_answered',
      'closed',
    ])
    expect(shown.questions[0]?.answer).toMatchObject({ words: 'By mistake.', by: 'Nia Ashby' })
  })

  it('is late when its clock is over: its handlers are told once, and the filer may turn to the alliance', async () => {
    const { riley, avery, odell } = desk.people()
    const { key, id } = await filed()
    expect((await say(key, 'escalate')).status).toBe(403)
    expect((await desk.as(avery).request(`/api/affiliate/grievances/${id}`)).status).toBe(404)
    pass(4)
    await desk.lists().tellLate()
    await desk.lists().tellLate()
    expect((await desk.mails()).filter(({ subject }) => subject.endsWith(': late'))).toHaveLength(2)
    expect((await list(avery)).states).toEqual([{ state: 'WV', open: 1, late: 1, closed: 0 }])
    expect((await follow(key)).mayEscalate).toBe(true)
    expect((await say(key, 'escalate')).status).toBe(200)
    expect(await read(id, avery)).toMatchObject({ isEscalated: true })
    expect((await handle(id, { act: 'tell', words: 'We look at it.' }, avery)).status).toBe(200)
    expect((await list(riley)).open).toHaveLength(1)
    expect((await list(odell)).states).toEqual([])
  })

  it('has the days its affiliate said when it was filed, and ours where it said none', async () => {
    const { riley, nia, avery } = desk.people()
    const { id } = await filed()
    expect((await read(id, riley)).turn?.due).toBe(new Date(desk.clock().now().getTime() + 3 * day).toISOString())
    const days = { acknowledge: '2', decide: '', source: 'Our policy of 2027' }
    expect((await desk.post('/api/affiliate/grievance-clock', days, riley)).status).toBe(200)
    expect((await list(riley)).setting).toEqual({ own: { acknowledge: 2 }, source: 'Our policy of 2027' })
    expect((await read(id, riley)).turn?.due).toBe(new Date(desk.clock().now().getTime() + 3 * day).toISOString())
    const later = await follow((await filed({ once: 'a-later-visit' })).key)
    expect(later.turn?.due).toBe(new Date(desk.clock().now().getTime() + 2 * day).toISOString())
    const wrong = await desk.post('/api/affiliate/grievance-clock', { review: '0', decide: 'soon' }, riley)
    expect(Object.keys((await wrong.json()).fields)).toEqual(['review', 'decide'])
    for (const who of [nia, avery]) {
      expect((await desk.post('/api/affiliate/grievance-clock', days, who)).status).toBe(403)
    }
  })

  it('does not take days back to what an older page showed of them', async () => {
    const { riley } = desk.people()
    const save = (fields: object) => desk.post('/api/affiliate/grievance-clock', fields, riley)
    const was = toShownClock({}, '')
    expect((await save({ decide: '20', source: 'A rule', was })).status).toBe(200)
    const stale = await save({ filer: '9', was })
    expect([stale.status, (await stale.json()).message]).toEqual([409, expect.stringContaining('meanwhile')])
    expect((await list(riley)).setting).toEqual({ own: { decide: 20 }, source: 'A rule' })
    expect((await save({ filer: '9', was: toShownClock({ decide: 20 }, 'A rule') })).status).toBe(200)
  })

  it('is opened again by its filer for 60 days', async () => {
    const { riley } = desk.people()
    const { key, id } = await filed()
    await say(key, 'withdraw', '')
    expect(await follow(key)).toMatchObject({ stage: 'closed', outcome: 'withdrawn' })
    expect((await say(key, 'reopen')).status).toBe(200)
    expect((await read(id, riley)).stage).toBe('review')
    await handle(id, { act: 'close', outcome: 'settled', words: 'Agreed.' }, riley)
    pass(61)
    expect((await follow(key)).reopenUntil).toBeNull()
    expect((await say(key, 'reopen')).status).toBe(409)
  })

  it('loses the address of its filer 30 days after it is closed, and is deleted after 24 months', async () => {
    const { key, id } = await filed()
    await say(key, 'withdraw', '')
    pass(29)
    await desk.lists().forgetOld()
    expect((await follow(key)).hasContact).toBe(true)
    pass(2)
    await desk.lists().forgetOld()
    expect((await follow(key)).hasContact).toBe(false)
    pass(24 * 31)
    await desk.lists().forgetOld()
    expect((await desk.post('/api/grievances/case', { key })).status).toBe(404)
    expect(await desk.run(sql`select id from grievance_entry where grievance_id = ${id}`)).toEqual([])
  })
})

describe('who sees a case', () => {
  it('nobody of the house, of another state, or without that power, and nobody reads whose it is', async () => {
    const { nia, odell, riley, wren } = desk.people()
    const { id } = await filed()
    expect((await desk.as(nia).request('/api/affiliate/grievances')).status).toBe(403)
    expect((await desk.as(null).request('/api/affiliate/grievances')).status).toBe(401)
    expect((await list(odell)).open).toEqual([])
    for (const who of [odell, nia]) {
      const status = (await desk.as(who).request(`/api/affiliate/grievances/${id}`)).status
      expect(status).toBe(who === nia ? 403 : 404)
    }
    expect((await handle(id, { act: 'begin' }, odell)).status).toBe(404)
    expect((await read(id, wren)).filer).toBe(planted.name)
    await handle(id, { act: 'ask-house', words: 'Why?' }, riley)
    const { questions } = await concerns(nia)
    expect(questions.map(({ filer }) => filer)).toEqual([''])
    expect((await answer(questions[0]?.id ?? '', 'Because.', odell)).status).toBe(403)
  })

  it('not an officer who belongs to the operator, nor one who stepped back: for them there is none', async () => {
    const { nia, riley, wren, avery } = desk.people()
    const { id } = await filed()
    await desk.belong(riley.id, nia.organization?.id ?? '')
    expect((await list(riley)).open).toEqual([])
    expect((await handle(id, { act: 'note', words: 'x' }, riley)).status).toBe(404)
    expect((await handle(id, { act: 'step-back' }, wren)).status).toBe(200)
    expect((await desk.as(wren).request(`/api/affiliate/grievances/${id}`)).status).toBe(404)
    expect((await read(id, avery)).isEscalated).toBe(true)
  })
})

describe('who filed it', () => {
  it('stands in no mail, no log and no row of the database that can be read', async () => {
    const { riley } = desk.people()
    const { key, id } = await filed()
    await handle(id, { act: 'ask', words: `${planted.name}, how much?` }, riley)
    await say(key, 'say', `Call ${planted.phone}.`)
    await handle(id, { act: 'ask-house', words: 'Where is the larkspur box?' }, riley)
    const mails = await desk.mails()
    expect(mails.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['case-for-handler', 'case-news', 'case-for-house']),
    )
    const toFiler = mails.find(({ kind }) => kind === 'case-news')
    expect(toFiler).toMatchObject({ subject: 'Something new for you', confidential: true })
    expect(toFiler?.recipient).toMatch(/^sealed:/)
    expect(`${toFiler?.subject} ${toFiler?.text_body}`).not.toMatch(/birch|grievance|complaint|recovery/i)
    const lines = await desk.backUp()
    expect(lines.filter((line) => line.includes('grievance')).length).toBeGreaterThan(4)
    const everything = `${lines.join('\n')}\n${desk.logged()}`
    const bytes = (text: string) => Buffer.from(text).toString('hex')
    for (const secret of [planted.name, planted.phone, planted.email, key, 'larkspur']) {
      expect(everything, secret).not.toContain(secret)
      expect(everything, secret).not.toContain(bytes(secret))
    }
  })
})

import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { inboxDesk } from '#tests/support/desk/inbox-desk.ts'
import { buildOrganization } from '#tests/support/directory/directory-rows.ts'
import { signedInAs } from '#tests/support/product/module-server.ts'

const desk = inboxDesk()
const first = desk.firstMessage
const act = async (form: Record<string, string>) => desk.message({ id: (await first()).id, ...form })

describe('the messages of a house', () => {
  it('are for its owner and managers; who updates beds sees none of it, and the database refuses too', async () => {
    await desk.ask()
    desk.as(null)
    expect((await desk.server.request('/api/inquiries')).status).toBe(401)
    expect((await desk.server.request('/api/inquiries/count')).status).toBe(401)
    const updater = await desk.join('bed_updater', 'Bea')
    desk.as(updater)
    for (const path of ['/api/inquiries', '/api/inquiries/count', '/api/inquiries/houses', '/api/waiting']) {
      expect([path, (await desk.server.request(path)).status]).toEqual([path, 403])
    }
    for (const path of ['/workspace/messages', '/workspace/waiting']) {
      expect([path, (await desk.form(path, { act: 'take' })).status]).toEqual([path, 403])
    }
    const actor = { kind: 'person', personId: updater.id, organizationId: desk.operator } as const
    const seen = await desk.database.transactions
      .run(actor, async (tx) => {
        const { rows } = await sql`select 1 from inquiry union all select 1 from waiting`.execute(tx)
        await expect(
          sql`insert into waiting (organization_id, residence_id, audience, answer_by, reach, joined_at, heard_at)
          select organization_id, id, 'women', 'call', '501', now(), now() from residence`.execute(tx),
        ).rejects.toThrow('row-level security')
        return rows
      })
      .catch((error) => error)
    expect(Array.isArray(seen) ? seen : []).toEqual([])
    desk.as(await desk.join('manager', 'Lee'))
    expect((await desk.inbox()).items).toHaveLength(1)
  })

  it('are for a house manager those of the own houses', async () => {
    await desk.ask()
    const message = await first()
    const elsewhere = await desk.residence({ slug: 'other', name: 'Other House' })
    const hal = await desk.join('house_manager', 'Hal')
    const keepTo = (residence: string) =>
      desk.run(sql`update membership set residence_ids = array[${residence}::uuid] where person_id = ${hal.id}`)
    desk.as(hal)
    expect((await desk.inbox()).items).toHaveLength(1)
    await keepTo(elsewhere)
    const seen = await desk.inbox()
    expect([seen.items, seen.residences.map(({ name }) => name)]).toEqual([[], ['Other House']])
    expect(await (await desk.server.request('/api/inquiries/count')).json()).toEqual({ unanswered: 0, questions: 0 })
    expect((await desk.message({ id: message.id, act: 'take' })).status).toBe(404)
    await keepTo(message.residenceId)
    expect((await desk.inbox()).items).toHaveLength(1)
    expect((await desk.message({ id: message.id, act: 'take' })).status).toBeLessThan(400)
  })

  it('are seen by no other operator, and by the alliance only where they correct something', async () => {
    await desk.ask()
    await desk.ask({ kind: 'correction', message: 'The number is old', phone: '' })
    desk.as(signedInAs('affiliate'))
    expect((await desk.server.request('/api/inquiries')).status).toBe(403)
    desk.as(signedInAs('alliance'))
    const seen = await desk.inbox()
    expect(seen.items.map(({ kind }) => kind)).toEqual(['correction'])
    expect(seen.residences).toEqual([])
    expect((await act({ act: 'answered' })).status).toBe(403)
    desk.as(desk.dana)
    expect((await desk.inbox()).items.map(({ readAt }) => readAt)).toEqual([null, null])
    const { id } = await first()
    desk.as(
      await desk.join(
        'owner',
        'Olive',
        (
          await desk.run(sql<{ id: string }>`
      insert into organization (kind, name) values ('operator', 'Others') returning id`)
        )[0]?.id,
      ),
    )
    expect((await desk.inbox()).items).toEqual([])
    expect((await desk.message({ id, act: 'take' })).status).toBe(404)
    expect(await (await desk.server.request('/api/inquiries/count')).json()).toEqual({ unanswered: 0, questions: 0 })
  })

  it('go from new to read to in work to answered, and their sender knows what they may', async () => {
    const { secret } = await desk.ask()
    expect(await (await desk.server.request('/api/inquiries/count')).json()).toEqual({ unanswered: 1, questions: 1 })
    expect(await desk.follow(secret)).toMatchObject({ readAt: null })
    expect(await first()).toMatchObject({ status: 'new', residencePhone: '501-555-0100', answeredAfter: null })
    // Seen in the list is not opened.
    expect(await desk.follow(secret)).toMatchObject({ readAt: null })
    expect((await act({ act: 'open' })).status).toBeLessThan(400)
    expect(await desk.follow(secret)).toMatchObject({ readAt: desk.clock.now().toISOString() })
    expect((await first()).status).toBe('read')
    const answer = await act({ act: 'take' })
    const { id } = await first()
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `/workspace/messages?open=${id}#m-${id}`])
    expect(await first()).toMatchObject({ status: 'in_work', taken: { by: { name: 'Dana Ashby' } } })
    desk.clock.forward({ minutes: 12 })
    await act({ act: 'answered' })
    expect(await first()).toMatchObject({
      status: 'answered',
      taken: null,
      answeredBy: 'Dana Ashby',
      answeredAfter: 12,
    })
    expect(await desk.follow(secret)).toMatchObject({ answeredAt: desk.clock.now().toISOString() })
    expect(await desk.follow(secret)).not.toHaveProperty('note')
    expect(await (await desk.server.request('/api/inquiries/count')).json()).toEqual({ unanswered: 0, questions: 0 })
    desk.clock.forward({ minutes: 5 })
    await act({ act: 'reopen' })
    await act({ act: 'answered' })
    expect(await first()).toMatchObject({ status: 'answered', answeredAfter: 12 })
    const changes = (await desk.history('inquiry')).map(({ change, person_name: by }) => [change, by])
    expect(changes).toEqual(['taken', 'answered', 'reopened', 'answered'].map((change) => [change, 'Dana Ashby']))
  })

  it('tick the training of who answers, once, and of nobody else; it stays when the question is gone', async () => {
    const ticked = () =>
      desk.run(sql<{ person: string; organization: string; step: string }>`
        select person_id as person, organization_id as organization, step from training_step`)
    await desk.ask()
    await act({ act: 'take' })
    await act({ act: 'close', reason: 'no_bed' })
    await act({ act: 'reopen' })
    expect(await ticked()).toEqual([])
    const lee = await desk.join('manager', 'Lee')
    desk.as(lee)
    await act({ act: 'answered' })
    await act({ act: 'reopen' })
    await act({ act: 'answered' })
    await desk.run(sql`delete from inquiry`)
    expect(await ticked()).toEqual([{ person: lee.id, organization: desk.operator, step: 'answer_question' }])
  })

  it('are answered by one of two who try at once; the other is told who was faster', async () => {
    await desk.ask()
    const { id } = await first()
    const [lee, answers] = [await desk.join('manager', 'Lee'), [] as Response[]]
    for (const person of [desk.dana, lee]) {
      desk.as(person)
      answers.push(await desk.form('/workspace/messages', { id, act: 'take' }, true))
    }
    expect(answers.map(({ status }) => status)).toEqual([200, 409])
    expect(await answers[1]?.json()).toMatchObject({ message: expect.stringContaining('Dana Ashby is answering this') })
    expect((await desk.message({ id, act: 'answered' })).status).toBe(409)
    expect(desk.server.refused.at(-1)).toMatchObject({ values: { id, act: 'answered' } })
    await desk.message({ id, act: 'give_back' })
    expect((await desk.message({ id, act: 'answered' })).status).toBe(303)
    expect((await desk.message({ id, act: 'answered' })).status).toBe(303)
    desk.as(desk.dana)
    const late = await desk.form('/workspace/messages', { id, act: 'answered' }, true)
    expect([late.status, (await late.json()).message]).toEqual([409, 'Lee Ashby has answered this one meanwhile.'])
    expect((await first()).answeredBy).toBe('Lee Ashby')
  })

  it('are taken once when two press in the same moment', async () => {
    await desk.ask()
    const { id } = await first()
    const people = [desk.dana, await desk.join('manager', 'Lee'), await desk.join('manager', 'Kim')]
    const answers = await Promise.all(
      people.map((person) => {
        desk.as(person)
        return desk.form('/workspace/messages', { id, act: 'take' }, true)
      }),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  })

  it('are closed without an answer for a reason, and opened again', async () => {
    await desk.ask()
    expect((await act({ act: 'close', reason: 'tired' })).status).toBe(422)
    await act({ act: 'close', reason: 'not_reached' })
    expect((await act({ act: 'close', reason: 'not_reached' })).status).toBe(303)
    expect(await desk.history('inquiry')).toHaveLength(1)
    expect(await first()).toMatchObject({ status: 'closed', closed: { reason: 'not_reached', by: 'Dana Ashby' } })
    expect((await desk.inbox('?status=closed')).items).toHaveLength(1)
    expect((await desk.inbox('?status=answered')).items).toEqual([])
    await act({ act: 'reopen' })
    expect(await first()).toMatchObject({ status: 'read', closed: null })
  })

  it('are shown, without script, in the part of the list where they stand afterwards', async () => {
    await desk.ask()
    const { id } = await first()
    const send = async (query: string, fields: Record<string, string>) => {
      const answer = await desk.form(`/workspace/messages${query}`, { id, ...fields })
      return [answer.status, answer.headers.get('location')?.replace(`&open=${id}#m-${id}`, '')]
    }
    const close = { act: 'close', reason: 'no_bed' }
    expect(await send('?status=waiting&cursor=1x', close)).toEqual([303, '/workspace/messages?status=closed'])
    expect(await send('?status=closed', { act: 'reopen' })).toEqual([303, '/workspace/messages?status=waiting'])
    expect(await send('?status=', close)).toEqual([303, '/workspace/messages?status=closed'])
  })

  it('carry a note for the team; the history keeps who wrote it and not its words', async () => {
    await desk.ask()
    await act({ act: 'note', note: 'Comes by on Friday', seen: '' })
    expect((await first()).note).toBe('Comes by on Friday')
    expect((await act({ act: 'note', note: 'Rings at 6', seen: '' })).status).toBe(409)
    expect(desk.server.refused.at(-1)?.message).toContain('Comes by on Friday')
    expect((await act({ act: 'note', note: 'x'.repeat(501), seen: 'Comes by on Friday' })).status).toBe(422)
    expect(desk.server.refused.at(-1)?.fields).toHaveProperty('note')
    const kept = await desk.history('inquiry')
    expect(kept).toMatchObject([{ change: 'noted', person_name: 'Dana Ashby', source: 'messages' }])
    expect(JSON.stringify(kept)).not.toContain('Friday')
  })

  it('are gone for everybody when their sender deletes them in the middle', async () => {
    const { secret } = await desk.ask({ wait: 'yes' })
    const { id } = await first()
    await desk.message({ id, act: 'take' })
    expect((await desk.lists()).residences).toMatchObject([{ waiting: 1 }])
    await desk.form(`/residences/asked/${secret}`, { act: 'delete' })
    const answer = await desk.form('/workspace/messages', { id, act: 'answered' }, true)
    expect([answer.status, (await answer.json()).message]).toEqual([
      404,
      'There is no such message. Its sender may have deleted it.',
    ])
    expect((await desk.message({ id, act: 'answered' })).status).toBe(404)
    expect((await desk.inbox()).items).toEqual([])
    expect((await desk.lists()).residences).toMatchObject([{ waiting: 0 }])
  })

  it('are counted for each house of the board, with nobody’s name: who asks, who waits and who is first', async () => {
    const residences = async () => (await desk.server.request('/api/inquiries/houses')).json()
    expect(await residences()).toEqual([])
    await desk.ask({ wait: 'yes', name: 'Rosa Sample' })
    await desk.ask({ wait: 'yes', name: 'Kim' })
    await desk.ask({ kind: 'correction', message: 'The number is old', phone: '' })
    const [list] = await desk.run(sql<{ id: string }>`select id from waiting order by turn limit 1`)
    const line = { audience: 'women', waiting: 2 }
    const first = { id: list?.id, initials: 'R. S.', since: expect.any(String) }
    expect(await residences()).toEqual([{ residenceId: expect.any(String), questions: 2, lines: [{ ...line, first }] }])
    await desk.form('/workspace/waiting', { act: 'offered', id: list?.id ?? '' })
    expect(await residences()).toMatchObject([{ lines: [{ ...line, first: { initials: 'K.' } }] }])
    desk.as(await desk.join('owner', 'Other', await buildOrganization(desk.database.transactions)))
    expect(await residences()).toEqual([])
  })

  it('leave in the history that somebody joined a list on the public page, and nothing of who', async () => {
    const { secret } = await desk.ask({ wait: 'yes' })
    const joined = { change: 'joined', person_name: '', source: 'public', before: {}, after: {} }
    expect(await desk.history('waiting')).toEqual([joined])
    await desk.form(`/residences/asked/${secret}`, { act: 'delete' })
    await desk.ask()
    expect(await desk.history('waiting')).toEqual([joined])
  })

  it('come by house and status, what waits first, and page by page', async () => {
    await desk.residence({ slug: 'cedar', name: 'Cedar Steps' })
    const cedar = (await desk.inbox()).residences.find(({ name }) => name === 'Cedar Steps')?.id
    await desk.run(sql`
      insert into inquiry (id, organization_id, residence_id, kind, received_at, language, answer_by, reach, needed,
        secret_hash, body_hash, answered_at, answered_by, answered_name, first_answered_at)
      select gen_random_uuid(), ${desk.operator}, ${cedar}, 'bed', ${desk.clock.now()}::timestamptz - n * interval '1 minute', 'en', 'text',
        '501-555-0199', 'later', sha256(n::text::bytea), sha256('x'), a, case when a is not null then gen_random_uuid() end,
        case when a is not null then 'Lee' end, a
      from generate_series(1, 205) n, lateral (select case when n % 2 = 0 then ${desk.clock.now()}::timestamptz end) done (a)`)
    await desk.ask({ name: 'Newest' })
    const one = await desk.inbox()
    expect(one.items).toHaveLength(200)
    expect(one.items[0]?.name).toBe('Newest')
    expect(one.items.findIndex(({ status }) => status === 'answered')).toBe(104)
    const two = await desk.inbox(`?cursor=${one.next}`)
    expect([two.items.length, two.next]).toEqual([6, null])
    expect(new Set([...one.items, ...two.items].map(({ id }) => id)).size).toBe(206)
    expect((await desk.inbox(`?house=${cedar}&status=waiting`)).items).toHaveLength(103)
    expect(one.residences).toMatchObject([
      { name: 'Cedar Steps', unanswered: 103 },
      { name: 'Harbor Row', unanswered: 1 },
    ])
    for (const wrong of ['house=x', 'status=lost', 'cursor=nonsense']) {
      expect((await desk.server.request(`/api/inquiries?${wrong}`)).status).toBe(422)
    }
  })
})

describe('an archived house', () => {
  it('stays with its open questions until they are answered, so that the total is the count of the tab', async () => {
    await desk.ask()
    expect((await desk.inbox()).items).toMatchObject([{ isResidenceArchived: false }])
    await desk.run(sql`update residence set status = 'archived'`)
    expect((await desk.inbox()).items).toMatchObject([{ isResidenceArchived: true }])
    expect((await desk.inbox()).residences).toMatchObject([{ name: 'Harbor Row', unanswered: 1 }])
    expect(await (await desk.server.request('/api/inquiries/count')).json()).toMatchObject({ unanswered: 1 })
    await act({ act: 'answered' })
    expect((await desk.inbox()).residences).toEqual([])
    expect((await desk.inbox()).items).toHaveLength(1)
  })
})

describe('the time to a first answer', () => {
  const answered = async (count: number, minutes: number) => {
    for (let number = 0; number < count; number += 1) {
      desk.server.comeFrom(`192.0.${count}.${number}`)
      await desk.ask()
      desk.clock.forward({ minutes })
      await act({ act: 'answered' })
    }
  }
  const published = async () => {
    await desk.server.pings.refreshAnswers()
    return (await desk.run(sql`select usual_minutes, people_waiting from listing_answers`))[0] ?? null
  }

  it('is the middle one of the last 30 days, for the desk', async () => {
    await answered(1, 90)
    await answered(2, 10)
    expect((await desk.inbox()).firstAnswers).toEqual({ answered: 3, medianMinutes: 10 })
    desk.clock.forward({ hours: 31 * 24 })
    expect((await desk.inbox()).firstAnswers).toEqual({ answered: 0, medianMinutes: null })
  })

  it('is public from 5 answers on, and no longer once most go without', async () => {
    await answered(4, 30)
    expect(await published()).toMatchObject({ usual_minutes: null })
    await answered(1, 30)
    expect(await published()).toMatchObject({ usual_minutes: 30 })
    for (let number = 0; number < 6; number += 1) {
      desk.server.comeFrom(`198.51.100.${number}`)
      await desk.ask()
    }
    expect(await published()).toMatchObject({ usual_minutes: 30 })
    desk.clock.forward({ hours: 73 })
    expect(await published()).toMatchObject({ usual_minutes: null })
  })

  it('is no matter of who had moved in by then', async () => {
    await answered(5, 30)
    for (let number = 0; number < 6; number += 1) {
      desk.server.comeFrom(`198.51.100.${number}`)
      await desk.ask()
      await act({ act: 'close', reason: 'moved_in' })
    }
    desk.clock.forward({ hours: 73 })
    expect(await published()).toMatchObject({ usual_minutes: 30 })
  })
})

it('says no name, number or word of a message in the log', async () => {
  await desk.ask({ message: 'I come from detox' })
  await act({ act: 'note', note: 'Comes by on Friday', seen: '' })
  await act({ act: 'list' })
  expect(desk.server.logged()).not.toMatch(/Sam|555-0199|detox|Friday/)
})

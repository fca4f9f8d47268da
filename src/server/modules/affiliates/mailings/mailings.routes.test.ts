import { randomUUID } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { mailingsDesk } from '#contract/affiliates/mailings.ts'
import { allianceId } from '#domain/people/organization.ts'
import { createStateResidences } from '#server/modules/affiliates/desk/state-residences.service.ts'
import type { SignedIn } from '#server/plumbing/http.ts'
import { shareTestDatabase } from '#tests/support/database/share-test-database.ts'
import { buildDesk, buildPerson, type Desk } from '#tests/support/desk/desk-people.ts'
import { buildAffiliate } from '#tests/support/directory/directory-rows.ts'
import { buildResidences } from '#tests/support/directory/listing-rows.ts'
import { buildModuleParts } from '#tests/support/product/module-parts.ts'
import { type ModuleServer, moduleServer } from '#tests/support/product/module-server.ts'
import { type FakeClock, fakeClock } from '#tests/support/product/movable-clock.ts'
import { createMailingsRoutes } from './mailings.routes.ts'
import { createMailings } from './mailings.service.ts'

const database = shareTestDatabase()
let server: ModuleServer
let clock: FakeClock
let virginia: string
let riley: SignedIn
let porch: Desk
let cedar: Desk

beforeEach(async () => {
  clock = fakeClock()
  const { transactions } = database
  server = moduleServer((log) => {
    const parts = buildModuleParts({ transactions, clock, log })
    const residences = createStateResidences({ ...parts, places: { town: async () => null as never } })
    return [createMailingsRoutes(createMailings({ ...parts, residences }))]
  })
  virginia = await organize('West Virginia Alliance', 'WV')
  riley = await join(virginia, 'Riley')
  porch = await buildDesk(transactions, 'Porch Homes')
  cedar = await buildDesk(transactions, 'Cedar Homes')
  const town = { city: 'Beckley', stateCode: 'WV', organizationId: porch.organizationId }
  await buildResidences(transactions, [
    { ...town, name: 'Alder House' },
    { ...town, name: 'Birch House' },
    { ...town, name: 'Cedar House', organizationId: cedar.organizationId },
    { ...town, name: 'Free House', organizationId: virginia, isClaimed: false },
    { ...town, name: 'Sample House' },
    { ...town, name: 'Far House', city: 'Conway', stateCode: 'AR' },
  ])
  await run(sql`update residence set is_sample = false where name <> 'Sample House'`)
})

const run = <Row>(statement: RawBuilder<Row>) => database.run(statement)

const organize = async (name: string, state: string) => (await buildAffiliate(database, state, name)).id

const join = (id: string, firstName: string, kind: 'affiliate' | 'alliance' = 'affiliate') =>
  buildPerson(database.transactions, { organization: { id, name: kind, kind }, role: 'owner', firstName })

const as = (who: SignedIn | null) => server.signIn(who)

const change = (body: object, who = riley) => as(who).post('/api/affiliate/mails/changes', body)
const save = (fields: object = {}, who = riley) =>
  change(
    {
      act: 'save',
      revision: '0',
      homes: 'find=house',
      subject: 'Please confirm your beds',
      text: 'Hello.\r\n\r\nOpen your board.',
      ...fields,
    },
    who,
  )
const read = async (query = '', who = riley) => {
  const answer = await (await as(who).request(`/api/affiliate/mails${query}`)).text()
  return { ...mailingsDesk.parse(JSON.parse(answer)), answer }
}
async function send(who = riley, offices?: number) {
  const { draft, preview } = await read('', who)
  const { id, revision } = draft ?? { id: randomUUID(), revision: 0 }
  const said = { act: 'send', id, revision: String(revision), offices: String(offices ?? preview?.offices.length) }
  return { said, answer: await change(said, who) }
}
type Mail = { to: string; reply: string; subject: string; text: string }
const listMails = () =>
  run(sql<Mail>`select recipient as to, reply_to as reply, subject, text_body as text from mail
    where kind = 'affiliate-mailing' order by recipient`)
const leadersOf = ({ people }: Desk) => [people.owner.email, people.manager.email]

describe('a mail to homes', () => {
  it('says before it leaves who would get it, and which homes get none and why', async () => {
    expect((await save()).status).toBe(200)
    const { draft, preview, choices } = await read()
    expect(draft).toMatchObject({ homes: 'find=house', text: 'Hello.\n\nOpen your board.', revision: 1 })
    expect(preview).toMatchObject({
      offices: [
        { operator: 'Porch Homes', homes: ['Alder House (Beckley)', 'Birch House (Beckley)'] },
        { operator: 'Cedar Homes', homes: ['Cedar House (Beckley)'] },
      ],
      left: [
        { home: 'Free House (Beckley)', why: 'unclaimed' },
        { home: 'Sample House (Beckley)', why: 'sample' },
      ],
    })
    expect(preview?.text).toContain('Open your board.')
    expect(choices).toContainEqual({ homes: 'claimed=yes', count: 4, unmailed: 1 })
    expect(await listMails()).toEqual([])
  })

  it('says in the preview of a choice without homes what it would be about', async () => {
    await save({ homes: 'show=ending' })
    const { preview } = await read()
    expect(preview).toMatchObject({ offices: [], left: [] })
    expect(preview?.text).toMatch(/about\s+the\s+homes\s+you\s+choose\./)
  })

  it('goes to each who leads such a home by itself, names their own homes alone, and shows nobody an address', async () => {
    await save()
    expect((await send()).answer.status).toBe(200)
    const mails = await listMails()
    expect(mails.map(({ to }) => to)).toEqual([...leadersOf(porch), ...leadersOf(cedar)].toSorted())
    for (const { to, text } of mails) {
      const isPorch = leadersOf(porch).includes(to)
      expect(text.includes('Alder House')).toBe(isPorch)
      expect(text.includes('Cedar House')).toBe(!isPorch)
      expect(text.replace('@alliance', '')).not.toContain('@')
    }
    const { answer, draft, mailings } = await read()
    expect(draft).toBeNull()
    expect(mailings).toMatchObject([
      { subject: 'Please confirm your beds', offices: 2, left: 2, sentBy: 'Riley Ashby' },
    ])
    expect(answer).not.toContain('@homes.example')
  })

  it('is answered to the published email of the affiliate, and to support where it has none', async () => {
    await save()
    await send()
    expect((await listMails()).map(({ reply }) => reply)).toEqual(Array(4).fill('support@alliance.example'))
    await run(sql`delete from mail`)
    await run(sql`insert into state_page_edition (organization_id, fields, published_at, published_name, stands)
      values (${virginia}, '{"email": "office@wv.example"}', now(), 'Riley', true)`)
    await save()
    expect((await read()).replyTo).toBe('office@wv.example')
    await send()
    expect((await listMails()).map(({ reply }) => reply)).toEqual(Array(4).fill('office@wv.example'))
  })

  it('leaves once, however often it is sent', async () => {
    await save()
    const { said } = await send()
    expect((await change(said)).status).toBe(200)
    expect(await listMails()).toHaveLength(4)
    expect((await read()).mailings).toHaveLength(1)
  })

  it('waits ten minutes, can be stopped by any officer until then, and is a draft again', async () => {
    const wren = await join(virginia, 'Wren')
    await save()
    await send()
    const { shown } = await read('', wren)
    const leavesAt = new Date(clock.now().getTime() + 600_000)
    expect(shown?.leavesAt).toBe(leavesAt.toISOString())
    expect(await run(sql`select distinct due_at from mail`)).toEqual([{ due_at: leavesAt }])
    const odell = await join(await organize('Ohio Homes', 'OH'), 'Odell')
    expect((await change({ act: 'stop', id: shown?.id }, odell)).status).toBe(404)
    clock.forward({ minutes: 9 })
    expect((await change({ act: 'stop', id: shown?.id })).status).toBe(200)
    expect((await change({ act: 'stop', id: shown?.id })).status).toBe(200)
    expect(await listMails()).toEqual([])
    const { draft, mailings, shown: stopped, remaining } = await read()
    expect(draft).toMatchObject({ subject: 'Please confirm your beds', homes: 'find=house' })
    expect(mailings).toMatchObject([{ isStopped: true }])
    expect(stopped).toMatchObject({ leavesAt: null, offices: [{ state: 'stopped' }, { state: 'stopped' }] })
    expect(remaining).toBe(5)
    expect((await send()).answer.status).toBe(200)
    expect(await listMails()).toHaveLength(4)
  })

  it('is not stopped once it has left, and another draft that was begun stays', async () => {
    await save()
    await send()
    const id = (await read()).shown?.id
    await save({ subject: 'Another' })
    clock.forward({ minutes: 10 })
    const late = await change({ act: 'stop', id })
    expect([late.status, await late.json()]).toMatchObject([409, { message: expect.stringContaining('have left') }])
    await send()
    const second = (await read()).shown?.id
    await save({ subject: 'A third' })
    await run(sql`update mail set state = 'sent', due_at = null, sent_at = now() where held_with = ${second}`)
    expect((await change({ act: 'stop', id: second })).status).toBe(409)
    await run(sql`update mail set state = 'queued', due_at = now(), sent_at = null where held_with = ${second}`)
    expect((await change({ act: 'stop', id: second })).status).toBe(200)
    expect((await read()).draft?.subject).toBe('A third')
  })

  it('says of each operator what became of its mails', async () => {
    await save()
    await send()
    const grade = async () => (await read()).shown?.offices.map(({ operator, state }) => [operator, state])
    expect(await grade()).toEqual([
      ['Porch Homes', 'waiting'],
      ['Cedar Homes', 'waiting'],
    ])
    await run(sql`update mail set state = 'failed', due_at = null`)
    await run(sql`update mail set state = 'sent', sent_at = now() where recipient = ${leadersOf(porch)[0]}`)
    expect(await grade()).toEqual([
      ['Porch Homes', 'sent'],
      ['Cedar Homes', 'failed'],
    ])
    await run(sql`delete from mail where state = 'sent'`)
    await run(sql`delete from mail where recipient = ${leadersOf(porch)[1]}`)
    expect((await grade())?.[0]).toEqual(['Porch Homes', 'forgotten'])
  })

  it('leaves out whom the last email did not reach, and offices that nobody leads', async () => {
    await save()
    await send()
    await run(sql`update mail set state = 'failed', due_at = null where recipient = any(${leadersOf(cedar)}::text[])`)
    await run(sql`insert into organization_lock (id, organization_id, words, locked_at, locked_by, locked_name)
      values (${randomUUID()}, ${porch.organizationId}, 'No', now(), ${riley.id}, 'Riley')`)
    await save()
    expect((await read()).preview).toMatchObject({
      offices: [],
      left: [{ why: 'nobody' }, { why: 'nobody' }, { why: 'bounced' }, { why: 'unclaimed' }, { why: 'sample' }],
    })
    expect((await send()).answer.status).toBe(409)
  })

  it('is not sent where it or its homes are not what was looked at', async () => {
    await save()
    const { id, revision } = (await read()).draft ?? {}
    expect((await send(riley, 1)).answer.status).toBe(409)
    expect((await save({ revision: '1', subject: 'Another' })).status).toBe(200)
    expect((await save({ revision: '1', subject: 'A third' })).status).toBe(409)
    expect((await change({ act: 'send', id, revision: String(revision), offices: '2' })).status).toBe(409)
    expect(await listMails()).toEqual([])
  })

  it('names what is missing, and keeps a draft until it is discarded', async () => {
    const refused = await save({ subject: ' ', text: '' })
    expect([refused.status, await refused.json()]).toMatchObject([
      422,
      { fields: { subject: 'Write a subject.', text: 'Write what you want to say.' } },
    ])
    await save()
    await change({ act: 'discard', id: (await read()).draft?.id })
    expect((await read()).draft).toBeNull()
    expect((await send(riley, 2)).answer.status).toBe(404)
  })

  it('is sent at most five times in 24 hours; the draft stays', async () => {
    for (let sent = 0; sent < 5; sent++) {
      await save()
      expect((await send()).answer.status).toBe(200)
      clock.forward({ minutes: 60 })
    }
    await save()
    expect((await read()).remaining).toBe(0)
    const { answer } = await send()
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, String(19 * 3600)])
    expect((await read()).draft).not.toBeNull()
    clock.forward({ minutes: 19 * 60 + 1 })
    expect((await send()).answer.status).toBe(200)
  })

  it('is noted in the history', async () => {
    await save({ homes: 'find=alder' })
    await send()
    expect(
      await run(sql`select person_name, subject_name, change, after from history where subject = 'mailing'`),
    ).toEqual([
      {
        person_name: 'Riley Ashby',
        subject_name: 'Please confirm your beds',
        change: 'sent',
        after: { offices: 1, homes: 1 },
      },
    ])
  })
})

describe('who may', () => {
  it('an officer of another state reads and sends nothing of this one', async () => {
    await save()
    const { draft, said } = { draft: (await read()).draft, said: { act: 'send', revision: '1', offices: '2' } }
    const odell = await join(await organize('Ohio Homes', 'OH'), 'Odell')
    const { answer, ...theirs } = await read('', odell)
    expect(theirs).toMatchObject({ draft: null, preview: null, mailings: [], shown: null })
    expect(theirs.choices.every(({ count }) => count === 0)).toBe(true)
    expect((await change({ ...said, id: draft?.id }, odell)).status).toBe(404)
    await send()
    const id = (await read()).mailings[0]?.id
    expect((await read(`?mailing=${id}`, odell)).shown).toBeNull()
    expect((await read(`?mailing=${id}`)).shown).not.toBeNull()
    expect(await listMails()).toHaveLength(4)
  })

  it('a second officer has a draft of their own, and sees what was sent', async () => {
    const wren = await join(virginia, 'Wren')
    await save()
    const id = (await read()).draft?.id
    expect((await read('', wren)).draft).toBeNull()
    expect((await change({ act: 'send', id, revision: '1', offices: '2' }, wren)).status).toBe(404)
    await send()
    expect((await read('', wren)).mailings).toHaveLength(1)
  })

  it('403: operators and the alliance; 401: nobody', async () => {
    const avery = await join(allianceId, 'Avery', 'alliance')
    for (const who of [porch.people.owner, avery]) {
      expect((await as(who).request('/api/affiliate/mails')).status).toBe(403)
      expect((await save({}, who)).status).toBe(403)
    }
    expect((await as(null).request('/api/affiliate/mails')).status).toBe(401)
  })

  it('in the database only an officer writes a draft, and nobody but the system marks one as sent', async () => {
    await save()
    const { id: personId } = riley
    const actor = { kind: 'person', personId, organizationId: virginia } as const
    await expect(database.run(sql`update mailing set sent_at = now(), outcome = '{}'`, actor)).rejects.toThrow()
    const { id, organization } = porch.people.owner
    const operator = { kind: 'person', personId: id, organizationId: organization?.id ?? null } as const
    await expect(
      database.run(
        sql`insert into mailing (organization_id, person_id, person_name, subject, words, homes, saved_at)
          values (${porch.organizationId}, ${id}, '', 'A', 'B', '', now())`,
        operator,
      ),
    ).rejects.toThrow()
  })
})

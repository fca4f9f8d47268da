import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { allianceId } from '#domain/people/organization.ts'
import type { Actor, Tx } from '#server/plumbing/transactions.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database/database.ts'
import { testPersonId } from '#tests/support/database/table-rows.ts'
import { type ContactServer, contactServer } from '#tests/support/product/contact-server.ts'
import { fakeClock } from '#tests/support/product/movable-clock.ts'

/** The alliance's own people try to read what a mail with a code or a link says to somebody else. */
const secret = { code: '423507', link: 'https://homes.example/reset?token=Zk3x9mQ2vT7bN4cR8wY1pL6d' }
const letter = {
  subject: `${secret.code} is your code, or ${secret.link}`,
  text: `Use ${secret.code} or ${secret.link}`,
  html: `<p>${secret.code} ${secret.link}</p>`,
}
const staff: Actor = { kind: 'person', personId: testPersonId(1), organizationId: allianceId }

let database: TestDatabase
const as = <T>(actor: Actor, work: (tx: Tx) => Promise<T>) => database.transactions.run(actor, work)
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

function outbox(transport: 'files' | 'smtp'): ContactServer {
  return contactServer({ transactions: database.transactions, clock: fakeClock(), transport })
}

it.each(['files', 'smtp'] as const)(
  'over the API of an installation with mail by %s: nothing of it',
  async (transport) => {
    const { mail } = outbox(transport)
    await mail.send({ kind: 'claim-code', to: 'house@homes.example', mailText: letter, confidential: true })
    await as({ kind: 'visitor' }, (tx) =>
      mail.enqueueText(tx, {
        kind: 'claim-code',
        to: '+15015550177',
        about: `A text with ${secret.code}`,
        confidential: true,
        text: letter.text,
      }),
    )
    await as({ kind: 'system' }, (tx) => sql`update mail set state = 'failed', due_at = null, claim = null`.execute(tx))
    const { rows } = await mail.list(staff, {})
    expect(rows.length).toBeGreaterThan(1)
    const answers = [rows]
    for (const { id } of rows) answers.push([await mail.read(staff, id)], [await mail.retry(staff, id)])
    expect(JSON.stringify(answers)).not.toMatch(/423507|Zk3x9mQ2/)
    expect(rows.map(({ subject }) => subject)).toContain('… is your code, or https://homes.example/reset?token=…')
  },
)

it('by SQL under the role of requests: an error, and what may be read holds no secret', async () => {
  for (const column of ['subject', 'text_body', 'html_body', 'message_id', 'm', 'to_jsonb(m)']) {
    const read = () => as(staff, (tx) => sql`select ${sql.raw(column)} from mail m`.execute(tx))
    await expect(read()).rejects.toThrow('permission denied')
  }
  const guess = () => as(staff, (tx) => sql`select id from mail where subject like '4%'`.execute(tx))
  await expect(guess()).rejects.toThrow('permission denied')
  const { rows } = await as(staff, (tx) => sql`select shown_subject, shown_text from mail`.execute(tx))
  expect(JSON.stringify(rows)).not.toMatch(/423507|Zk3x9mQ2/)
})

it('the mail itself goes out whole', async () => {
  const { rows } = await as({ kind: 'system' }, (tx) =>
    sql`select subject, text_body as text, html_body as html from mail where channel = 'mail' limit 1`.execute(tx),
  )
  expect(rows).toEqual([letter])
})

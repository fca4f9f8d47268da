import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { buildDemoId } from '#scripts/demo/random.ts'
import { projectAnswers } from '#server/modules/waiting/listing-answers.store.ts'
import type { Tx } from '#server/plumbing/transactions.ts'

const minuteInMs = 60_000
const dayInMs = 24 * 60 * minuteInMs
const residence = 'Harbor Row House'

const questions = [
  {
    hours: 1,
    after: null,
    name: 'Toni',
    by: 'text',
    reach: '501-555-0199',
    needed: 'tonight',
    words: 'I can come at six.',
  },
  { hours: 20, after: null, name: 'J. M.', by: 'call', reach: '501-555-0177', needed: 'this_week', words: '' },
  { hours: 50, after: 35, name: 'Ana', by: 'text', reach: '501-555-0166', needed: 'later', words: '' },
  { hours: 120, after: 80, name: '', by: 'email', reach: 'ask@home.example', needed: 'later', words: '' },
  { hours: 200, after: 12, name: 'Kim R.', by: 'text', reach: '501-555-0155', needed: 'tonight', words: '' },
  { hours: 340, after: 140, name: 'Lou', by: 'call', reach: '501-555-0144', needed: 'later', words: '' },
  { hours: 500, after: 95, name: '', by: 'text', reach: '501-555-0133', needed: 'this_week', words: '' },
] as const

const people = [
  { days: 33, heard: 5, asked: [], name: 'R. S.', by: 'text', reach: '501-555-0121', note: 'Works nights' },
  { days: 31, heard: 31, asked: [17, 3], name: 'Dee', by: 'email', reach: 'dee@home.example', note: '' },
  { days: 16, heard: 16, asked: [], name: 'M. K.', by: 'text', reach: '501-555-0122', note: 'Can move on a Friday' },
  { days: 2, heard: 2, asked: [], name: 'Sam', by: 'call', reach: '501-555-0123', note: '' },
] as const

export async function insertDemoInbox(tx: Tx, now: Date): Promise<void> {
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds)
  const found = sql`select id, organization_id from residence where name = ${residence} and is_sample order by id limit 1`
  for (const [index, { hours, after, name, by, reach, needed, words }] of questions.entries()) {
    const received = ago(hours * 60 * minuteInMs)
    const answered = after === null ? null : new Date(received.getTime() + after * minuteInMs)
    const mark = createHash('sha256').update(`demo question ${index}`).digest()
    await sql`
      insert into inquiry (id, organization_id, residence_id, kind, received_at, language, sender_name, answer_by, reach,
        needed, message, secret_hash, body_hash, notified_at, read_at, answered_at, first_answered_at, answered_by, answered_name)
      select ${buildDemoId(`question ${index}`)}::uuid, organization_id, id, 'bed', ${received}, 'en', ${name}, ${by}, ${reach},
        ${needed}, ${words}, ${mark}, ${mark}, ${received}, ${answered}::timestamptz, ${answered}, ${answered},
        case when ${after !== null} then ${buildDemoId('answers')}::uuid end, case when ${after !== null} then 'Dana' end
      from (${found}) h`.execute(tx)
  }
  for (const [index, { days, heard, asked, name, by, reach, note }] of people.entries()) {
    const id = buildDemoId(`waiting ${index}`)
    await sql`
      insert into waiting (id, organization_id, residence_id, audience, name, answer_by, reach, note, joined_at, heard_at)
      select ${id}::uuid, h.organization_id, h.id, (
        select audience from bed_group g where g.residence_id = h.id order by audience limit 1
      ), ${name}, ${by}, ${reach}, ${note}, ${ago(days * dayInMs)}, ${ago(heard * dayInMs)} from (${found}) h`.execute(
      tx,
    )
    for (const day of asked) {
      await sql`
        insert into waiting_ping (organization_id, waiting_id, asked_at, way)
        select organization_id, id, ${ago(day * dayInMs)}, answer_by from waiting where id = ${id}`.execute(tx)
    }
  }
  await projectAnswers(tx, now, null)
}

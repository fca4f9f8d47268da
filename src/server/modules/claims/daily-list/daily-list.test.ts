import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { noteResidenceChanges } from '#server/plumbing/history/noted-residences.ts'
import { claimsDesk } from '#tests/support/desk/claims-desk.ts'

const { addResidence, clock, database, desk, mails, people, run, list } = claimsDesk()

const dailyLists = async () => (await mails()).filter(({ kind }) => kind === 'daily-list')

/** All states were told last a day before the clock of the test; what is public went live an hour before it. */
async function wentLive() {
  const at = clock().now()
  await run(sql`update daily_list set notified_until = ${new Date(at.getTime() - 24 * 3_600_000)}`)
  await run(sql`update residence set listed_since = ${new Date(at.getTime() - 3_600_000)} where status = 'published'`)
}

it('names what went live in its state to the affiliate, once a day, also where two servers do it at once', async () => {
  await addResidence(people().nia, { name: 'Birch Landing', status: 'published', slug: 'birch-landing' })
  await addResidence(people().nia, { name: 'Still a Draft' })
  await wentLive()
  await Promise.all([desk().dailyList.send(), desk().dailyList.send()])
  await desk().dailyList.send()
  expect((await dailyLists()).map(({ recipient, subject }) => [recipient, subject])).toEqual([
    [people().riley.email, '1 house went live in West Virginia'],
  ])
  const [{ text_body: text = '' } = {}] = await dailyLists()
  expect(text).toContain('Birch Landing')
  expect(text).toContain('Elkins, WV. Birch House.')
  expect(text).toContain('https://homes.example/residences/birch-landing')
  expect(text).not.toContain('Still a Draft')
  clock().forward({ hours: 24 })
  await desk().dailyList.send()
  expect(await dailyLists()).toHaveLength(1)
})

it('tells the alliance of states whose affiliate has nobody with an account, in one mail', async () => {
  const away = { stateCode: 'AR', city: 'Conway', zip: '72032', status: 'published' } as const
  await addResidence(people().nia, { ...away, name: 'Conway House' })
  await addResidence(people().nia, { ...away, stateCode: 'KY', name: 'Key House' })
  await wentLive()
  await desk().dailyList.send()
  expect((await dailyLists()).map(({ recipient, subject }) => [recipient, subject])).toEqual([
    ['support@alliance.example', '2 houses went live in Arkansas and Kentucky'],
  ])
})

it('says nothing of an affiliate’s own unclaimed listings, of sample data, and on a day without news', async () => {
  const { id: organizationId } = people().riley.organization
  await list({ organizationId })
  const sample = await addResidence(people().nia, { status: 'published' })
  await run(sql`update residence set is_sample = true where id = ${sample}`)
  await wentLive()
  await desk().dailyList.send()
  expect(await dailyLists()).toEqual([])
})

/** Changed as its people change it: by their own role, and noted in the history. */
const change = (id: string, set: ReturnType<typeof sql>) =>
  database().transactions.run(
    {
      kind: 'person',
      personId: people().nia.id,
      organizationId: people().nia.organization.id,
      origin: { source: 'residence' },
    },
    (tx) => noteResidenceChanges(tx, [id], () => sql`update residence set ${set} where id = ${id}`.execute(tx)),
  )

it('says which houses took another name, place or phone since they went live, and what they were', async () => {
  const known = { status: 'published', city: 'Elkins', zip: '26241' } as const
  const renamed = await addResidence(people().nia, { ...known, name: 'Quiet Elm' })
  const moved = await addResidence(people().nia, { ...known, name: 'Quiet Oak', stateCode: 'AR' })
  const redone = await addResidence(people().nia, { ...known, name: 'Quiet Ash' })
  await run(sql`update residence set phone = '304-555-0188' where id = ${renamed}`)
  await run(sql`update organization set checked_at = now()`)
  await run(sql`update residence set listed_since = now() - interval '9 days' where status = 'published'`)
  await run(sql`update daily_list set notified_until = now() - interval '1 day'`)
  await change(renamed, sql`name = 'Hope For All', phone = '304-555-0199'`)
  await change(renamed, sql`name = 'Hope For Everybody'`)
  await change(moved, sql`state_code = 'WV', city = 'Ripley', zip = '25271'`)
  await change(redone, sql`description = 'Painted anew.'`)
  // The history keeps the real time.
  clock().forward({ minutes: 10, seconds: (Date.now() - clock().now().getTime()) / 1000 })
  await desk().dailyList.send()
  const [{ subject = '', text_body: text = '' } = {}, ...more] = await dailyLists()
  expect([subject, more]).toEqual(['2 houses changed in West Virginia', []])
  const words = text.replace(/\s+/g, ' ')
  expect(words).toContain(
    'Hope For Everybody Elkins, WV. Birch House. 304-555-0199. Until now: Quiet Elm, 304-555-0188.',
  )
  expect(words).toContain('Quiet Oak Ripley, WV.')
  expect(words).toContain('Until now: Elkins, AR.')
  expect(words).not.toContain('Quiet Ash')
})

it('leaves to the next list what an import is still writing, and what may not be in sight yet', async () => {
  await addResidence(people().nia, { name: 'Birch Landing', status: 'published' })
  await addResidence(people().nia, { name: 'Birch Lane', status: 'published' })
  const at = clock().now().getTime()
  const ago = (minutes: number) => new Date(at - minutes * 60_000)
  await run(sql`update daily_list set notified_until = ${ago(24 * 60)}`)
  await run(sql`update residence set listed_since = ${ago(60)} where name = 'Birch Landing'`)
  await run(sql`update residence set listed_since = ${ago(20)} where name = 'Birch Lane'`)
  await run(sql`
    insert into import_run (id, organization_id, person_name, file_name, imported_at, published, added, changed, same,
      duplicate, left_out, state)
    values (gen_random_uuid(), ${people().nia.organization.id}, 'Nia', 'houses.csv', ${ago(30)}, true, 0, 0, 0, 0, 0, 'writing')`)
  await desk().dailyList.send()
  expect((await dailyLists()).map(({ text_body: text }) => /Birch L\w+/g.exec(text)?.[0])).toEqual(['Birch Landing'])
  await run(sql`update import_run set state = 'done'`)
  clock().forward({ hours: 24 })
  await desk().dailyList.send()
  expect((await dailyLists()).at(-1)?.text_body).toContain('Birch Lane')
  expect(await dailyLists()).toHaveLength(2)
})

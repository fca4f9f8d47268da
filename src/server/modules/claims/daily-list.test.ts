import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { claimsDesk } from '../../../../tests/support/claims-desk.ts'

const { addHouse, clock, desk, mails, people, run, list } = claimsDesk()

const told = async () => (await mails()).filter(({ kind }) => kind === 'daily-list')

/** All states were told last a day before the clock of the test; what is public went live an hour before it. */
async function wentLive() {
  const at = clock().now()
  await run(sql`update daily_list set told_until = ${new Date(at.getTime() - 24 * 3_600_000)}`)
  await run(sql`update residence set listed_since = ${new Date(at.getTime() - 3_600_000)} where status = 'published'`)
}

it('names what went live in its state to the affiliate, once a day, also where two servers do it at once', async () => {
  await addHouse(people().nia, { name: 'Birch Landing', status: 'published', slug: 'birch-landing' })
  await addHouse(people().nia, { name: 'Still a Draft' })
  await wentLive()
  await Promise.all([desk().dailyList.tell(), desk().dailyList.tell()])
  await desk().dailyList.tell()
  expect((await told()).map(({ recipient, subject }) => [recipient, subject])).toEqual([
    [people().riley.email, '1 house went live in West Virginia'],
  ])
  const [{ text_body: text = '' } = {}] = await told()
  expect(text).toContain('Birch Landing')
  expect(text).toContain('Elkins, WV. Birch House.')
  expect(text).toContain('https://homes.example/residences/birch-landing')
  expect(text).not.toContain('Still a Draft')
  clock().forward({ hours: 24 })
  await desk().dailyList.tell()
  expect(await told()).toHaveLength(1)
})

it('tells the alliance of states whose affiliate has nobody with an account, in one mail', async () => {
  const away = { stateCode: 'AR', city: 'Conway', zip: '72032', status: 'published' } as const
  await addHouse(people().nia, { ...away, name: 'Conway House' })
  await addHouse(people().nia, { ...away, stateCode: 'KY', name: 'Key House' })
  await wentLive()
  await desk().dailyList.tell()
  expect((await told()).map(({ recipient, subject }) => [recipient, subject])).toEqual([
    ['support@alliance.example', '2 houses went live in Arkansas and Kentucky'],
  ])
})

it('says nothing of an affiliate’s own unclaimed listings, of sample data, and on a day without news', async () => {
  const { id: organisationId } = people().riley.organisation
  await list({ organisationId })
  const sample = await addHouse(people().nia, { status: 'published' })
  await run(sql`update residence set is_sample = true where id = ${sample}`)
  await wentLive()
  await desk().dailyList.tell()
  expect(await told()).toEqual([])
})

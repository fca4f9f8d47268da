import { expect, it } from 'vitest'
import type { ApplicationQueue } from '#contract/certification/application-lists.ts'
import { toShownSetting } from '#domain/certification/application/application.ts'
import { certificationDesk } from '#tests/support/certification/certification-desk.ts'

const { as, people } = certificationDesk()

async function readSettings() {
  const answer = await as(people().ruth).request('/api/affiliate/applications')
  return ((await answer.json()) as ApplicationQueue).settings
}

it('does not take back how an affiliate decides to what an older page showed of it', async () => {
  const { june, ruth } = people()
  const before = await readSettings()
  const own = { deciders: before.deciders === 1 ? 2 : 1, holdsInterviews: before.holdsInterviews }
  const theirs = { deciders: before.deciders, holdsInterviews: !before.holdsInterviews }
  const save = (who: typeof june, { deciders, holdsInterviews }: typeof own, seen: typeof own) => {
    const said = { deciders, holdsInterviews: holdsInterviews ? 'yes' : 'no', was: toShownSetting(seen) }
    return as(who).post('/api/affiliate/certification', said)
  }
  expect((await save(june, own, before)).status).toBe(200)
  const stale = await save(ruth, theirs, before)
  expect([stale.status, await stale.json()]).toMatchObject([409, { message: expect.stringContaining('meanwhile') }])
  expect(await readSettings()).toMatchObject(own)
  expect((await save(ruth, theirs, own)).status).toBe(200)
})

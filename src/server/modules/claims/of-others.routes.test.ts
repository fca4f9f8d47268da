import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { claimsDesk } from '#tests/support/desk/claims-desk.ts'

const { people, list, claim, act, prove, mails, run, join, organize } = claimsDesk()

it('a claim lost to a code names nobody of who won in the history, and quotes nobody in its mail', async () => {
  const { nia, omar } = people()
  const residence = await list()
  await claim(omar, residence)
  await prove(nia, await claim(nia, residence))
  expect(
    await run(sql`select person_id, person_name, device from history
      where organization_id = ${omar.organization.id} and change = 'refused'`),
  ).toEqual([{ person_id: null, person_name: '', device: '' }])
  const [lost] = (await mails()).filter(
    ({ kind, recipient }) => kind === 'claim-refused-code' && recipient === omar.email,
  )
  expect(lost?.text_body).toContain('Birch House')
  expect(lost?.text_body).not.toContain('They say')
})

it('the name of an organization becomes no link in a mail to another', async () => {
  const { nia } = people()
  const residence = await list()
  await prove(nia, await claim(nia, residence))
  const stranger = await join('Tess', await organize('operator', 'Win https://evil.example/x now'))
  await act(stranger, await claim(stranger, residence), 'letter', { letter: 'Ours.' })
  const bodies = (await mails()).map(({ text_body }) => text_body.replace(/\s+/g, ' '))
  expect(bodies.some((text) => text.includes('Win https evil example x now'))).toBe(true)
  expect(bodies.filter((text) => text.includes('evil.example'))).toEqual([])
})

it('what a former holder said of a claim stays to be read when the house has gone to another', async () => {
  const { nia, omar, riley } = people()
  const tess = await join('Tess', await organize('operator', 'Third Homes'))
  const residence = await list()
  await prove(nia, await claim(nia, residence))
  const papers = await claim(tess, residence)
  await act(tess, papers, 'letter', { letter: 'Ours.' })
  expect((await act(nia, papers, 'objection', { objection: 'We run it.' })).status).toBe(200)
  const won = await claim(omar, residence)
  await act(omar, won, 'letter', { letter: 'Sold to us.' })
  await act(riley, won, 'decision', { decision: 'approve', reason: 'The deed.' })
  const seen = await run(sql`select objection from claim_notice where claim_id = ${papers} and objection <> ''`)
  expect(seen).toEqual([{ objection: 'We run it.' }])
})

import { sql } from 'kysely'
import { expect, it, vi } from 'vitest'
import type { ApplicationQueue } from '#contract/certification/application-lists.ts'
import { certificationDesk } from '#tests/support/certification/certification-desk.ts'

const { run, as, start, read, act, acts, holdVisit, mails, people, clock, listen } = certificationDesk()

/** At its decision. */
async function decided(): Promise<string> {
  const { dana, june } = people()
  const id = await start()
  await run(
    sql`update application_rule set answer = 'yes', is_from_last = false, finding = 'met' where application_id = ${id}`,
  )
  await acts(dana, id, { act: 'open' })
  const startsAt = new Date(clock().now().getTime() + 86_400_000).toISOString().slice(0, 16)
  await acts(june, id, { act: 'accept' }, { act: 'set-visit', startsAt, inspectorId: june.id })
  await holdVisit(june, id)
  return id
}

it('asks the alliance to confirm what nobody else of the affiliate may, and shows it nothing before and else', async () => {
  const { dana, june, ruth, avery } = people()
  await as(june).post('/api/affiliate/certification', { deciders: 2, holdsInterviews: 'no' })
  const id = await decided()
  const seen = async () => (await as(avery).request(`/api/applications/${id}`)).status
  const asked = async () =>
    (await mails()).filter(({ kind }) => kind === 'application-to-confirm').map(({ recipient }) => recipient)
  const propose = () => acts(june, id, { act: 'propose', outcome: 'certified', reasons: 'Met.', conditions: '' })
  await propose()
  expect([await seen(), (await read(june, id)).confirmedBy, await asked()]).toEqual([404, 'affiliate', [ruth.email]])
  await acts(ruth, id, { act: 'declare-conflict' })
  expect(await read(june, id)).toMatchObject({ confirmedBy: 'alliance', history: expect.any(Array) })
  expect(await asked()).toEqual([ruth.email, 'support@alliance.example'])
  const queue = async () =>
    ((await (await as(avery).request('/api/affiliate/applications')).json()) as ApplicationQueue).applications
  expect(await queue()).toMatchObject([{ id, isProposed: true }])
  expect(await read(avery, id)).toMatchObject({ proposal: { isOwn: false }, confirmedBy: 'alliance' })
  expect((await act(avery, id, { act: 'accept' }))[0]).toBe(403)
  await acts(avery, id, { act: 'send-back', reason: 'Read 2.F again.' })
  expect(await read(avery, id)).toMatchObject({ proposal: null })
  expect(await queue()).toEqual([])
  await propose()
  expect((await act(june, id, { act: 'confirm' }))[0]).toBe(403)
  await acts(avery, id, { act: 'confirm' })
  expect((await read(dana, id)).line).toMatchObject({ end: { as: 'certified' } })
  expect((await read(dana, id)).history).toEqual([])
  const told = (await read(june, id)).history.map(({ lines: [first] }) => first)
  expect(told).toEqual(expect.arrayContaining(['Sent a proposed decision back', 'Decided to certify']))
  const refused = await as(ruth).request(`/api/applications/${id}`)
  expect([refused.status, await refused.text()]).toEqual([
    403,
    expect.stringMatching(
      /You stepped back from this application on \w+ \d+, 20\d\d, because .* goes on with it. The alliance then confirms/,
    ),
  ])
})

it('tells the open desk of whoever reviews it what another reviewer found, and nobody before it is opened', async () => {
  const { dana, june, ruth } = people()
  const heard: string[] = []
  const stop = await listen((id) => heard.push(id))
  const id = await start()
  const [rule] = (await read(dana, id)).domains[0]?.rules ?? []
  const code = rule?.code ?? ''
  await acts(dana, id, { act: 'answer', code, answer: 'yes', note: '', responsible: '' })
  expect(heard).not.toContain(june.organization?.id)
  await acts(dana, id, { act: 'open' })
  heard.length = 0
  await acts(ruth, id, { act: 'check', code, finding: 'met', words: '', dueOn: null })
  await vi.waitFor(() => expect(heard).toContain(june.organization?.id))
  await stop()
})

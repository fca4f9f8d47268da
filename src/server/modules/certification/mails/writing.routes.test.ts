import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { certificationDesk } from '#tests/support/certification/certification-desk.ts'

const { run, as, join, start, read, act, acts, mails, people, residence, desk, clock } = certificationDesk()

async function asked(): Promise<string> {
  const { dana, june } = people()
  const id = await start()
  await acts(dana, id, { act: 'open' })
  await acts(june, id, { act: 'ask', code: '', words: 'Where is it?' })
  await run(sql`delete from mail`)
  return id
}

const pass = (days: number) => clock().forward({ hours: days * 24 })

it('tells both sides on which day silence ends an application, and ends it no more once the operator wrote', async () => {
  const { dana, june } = people()
  const { organization } = dana
  if (!organization) throw new Error('Nobody applies.')
  const other = await join({ id: organization.id, kind: 'operator', name: organization.name }, 'manager')
  const id = await asked()
  pass(93)
  await desk().applications.endSilent()
  const sent = await mails()
  expect(new Set(sent.map(({ recipient }) => recipient))).toEqual(
    new Set([dana.email, other.email, june.email, people().ruth.email]),
  )
  const { silentEnd } = (await read(dana, id)).line
  expect(silentEnd).toMatch(/^20/)
  expect((await read(june, id)).line.silentEnd).toBe(silentEnd)
  const day = new Date(`${silentEnd}T12:00:00Z`).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
  for (const { subject, text } of sent) {
    const words = text.replace(/\s+/g, ' ')
    expect([subject, words]).toEqual([expect.stringContaining(day), expect.stringContaining(day)])
  }
  await acts(dana, id, { act: 'write', words: 'We are painting.' })
  expect((await read(june, id)).messages).toMatchObject([{ words: 'We are painting.' }])
  expect((await read(june, id)).line.silentEnd).toBeNull()
  pass(30)
  await desk().applications.endSilent()
  expect((await read(dana, id)).line.stage).toBe('documents')
  const mail = (await mails()).filter(({ kind }) => kind === 'application-written')
  expect(mail.map(({ recipient }) => recipient).sort()).toEqual([june.email, people().ruth.email].sort())
  expect(mail[0]?.text).toContain('We are painting.')
})

it('tells the affiliate nothing of an application that was never opened to it', async () => {
  const id = await start()
  pass(93)
  await desk().applications.endSilent()
  pass(8)
  await desk().applications.endSilent()
  expect((await read(people().dana, id)).line.end?.as).toBe('silent')
  expect(new Set((await mails()).map(({ recipient }) => recipient))).toEqual(new Set([people().dana.email]))
})

it('says of a certified application that its certificate is suspended and why, and takes a line about it', async () => {
  const { dana, june, omar } = people()
  const id = await asked()
  await run(
    sql`update application set stage = 'ended', ended_at = ${clock().now()}, ended_as = 'certified' where id = ${id}`,
  )
  expect((await read(dana, id)).stopped).toBeNull()
  await run(sql`
    insert into certificate (organization_id, residence_id, number, narr_level, issued_on, ends_on, ended_at, ended_as, end_reason)
    values (${june.organization?.id ?? ''}, ${residence()}, 'WV-1', 2, '2026-01-01', '2027-12-31', ${clock().now()}, 'suspended',
      'The alarm.')`)
  await run(sql`update residence set status = 'published' where id = ${residence()}`)
  expect((await read(dana, id)).stopped).toMatchObject({ as: 'suspended', reason: 'The alarm.' })
  expect(await act(dana, id, { act: 'write', words: 'It hangs again.' })).toEqual([200, ''])
  expect((await as(omar).post(`/api/applications/${id}/acts`, { act: 'write', words: 'Hello' })).status).toBe(404)
  expect((await act(june, id, { act: 'write', words: 'Hello' }))[0]).toBe(403)
})

import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { writeManyRows } from '#scripts/bench/many/many-rows.ts'
import { testOrganizationId, testPersonId } from '#tests/support/database/table-rows.ts'
import { importer } from '#tests/support/imports/import-desk.ts'
import { database, desk, importTests } from '#tests/support/imports/import-tests.ts'

importTests()

const asSystem = <Row>(statement: ReturnType<typeof sql<Row>>) => database.run(statement)
const endMails = () =>
  asSystem(sql<{ recipient: string; subject: string; text_body: string }>`
    delete from mail where kind = 'import-end' returning recipient, subject, text_body`)

it('whoever asked for an import that was cut short is told that nothing of it was kept, and where the file waits', async () => {
  const id = await desk.upload(writeManyRows(5, 0))
  await asSystem(sql`
    insert into import_run (id, organization_id, person_id, person_name, asked_by, file_name, imported_at, published, added,
      changed, same, duplicate, left_out, state, worker)
    values (${id}, ${testOrganizationId(1)}, ${testPersonId(1)}, 'Dana', ${testPersonId(1)}, 'houses.csv', now(), true, 5, 0, 0, 0, 0,
      'writing', gen_random_uuid())`)
  const read = async (path: string) => (await desk.server.request(path)).json()
  expect(await read('/api/imports')).toMatchObject({
    underWay: { id, work: 'writing', isInterrupted: false },
    waiting: [],
  })
  await asSystem(sql`update import_run set touched_at = now() - interval '20 seconds' where id = ${id}`)
  const cut = { state: 'under_way', fileName: 'houses.csv', by: 'Dana', work: 'writing', isInterrupted: true }
  expect(await read('/api/imports')).toMatchObject({ underWay: { id, ...cut }, waiting: [] })
  expect(await read(`/api/imports/${id}`)).toMatchObject({ id, ...cut })
  expect(await desk.commits.endOld(0)).toBe(1)
  expect(await read('/api/imports')).toMatchObject({ underWay: null, waiting: [{ id }] })
  const [mail, ...more] = await endMails()
  expect([mail?.subject, more]).toEqual(['The import “houses” was interrupted', []])
  expect(mail?.text_body.replace(/\s+/g, ' ')).toContain('Nothing of it was kept')
  expect(mail?.text_body).toContain(`https://homes.example/workspace/import/${id}`)
  expect(
    await asSystem(sql`select from person where email = ${mail?.recipient ?? ''} and id = ${testPersonId(1)}`),
  ).toEqual([{}])
})

it('and of one that was decided already, that all of it is there', async () => {
  const id = await desk.upload(writeManyRows(5, 0))
  const { stamp } = await desk.view(id)
  const end = desk.commits.commit(importer(), id, { stamp, publish: false }, ({ phase }) => {
    if (phase === 'closing') throw new Error('killed')
  })
  await expect(end).rejects.toThrow()
  expect(await endMails()).toEqual([])
  expect(await desk.commits.endOld(0)).toBe(1)
  expect((await endMails()).map(({ subject }) => subject)).toEqual(['The import “houses” is done'])
})

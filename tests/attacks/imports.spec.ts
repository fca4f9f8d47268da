import { sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import { writeManyRows } from '#scripts/bench/many/many-rows.ts'
import { shareTestDatabase } from '#tests/support/database/share-test-database.ts'
import { testOrganizationId, testPersonId } from '#tests/support/database/table-rows.ts'
import { buildDesk, importDesk, residencesNow, somebody } from '#tests/support/imports/import-desk.ts'

const database = shareTestDatabase()
let desk: ReturnType<typeof importDesk>

beforeEach(async () => {
  desk = importDesk(database)
  await buildDesk(database, desk.server)
})

const asSystem = <Row>(statement: ReturnType<typeof sql<Row>>) =>
  database.transactions.run({ kind: 'system' }, async (tx) => (await statement.execute(tx)).rows)
const who = () => {
  const origin = { source: 'import', device: '' } as const
  const actor = { kind: 'person', personId: testPersonId(1), organizationId: testOrganizationId(1), origin } as const
  return { actor, organizationId: testOrganizationId(1), personId: testPersonId(1), personName: 'Dana' }
}

/** Commits and calls `during` each time it says how far it is. */
async function commitWatched(file: string, during: (phase: string) => void): Promise<void> {
  const id = await desk.upload(file)
  const { stamp } = await desk.view(id)
  await desk.commits.commit(who(), id, { stamp, publish: true }, ({ phase }) => during(phase))
}

it('nobody sees a house of an import before all of it is written, and a second import waits for its turn', async () => {
  const file = writeManyRows(60, 0)
  const seen: Promise<number>[] = []
  const refused: Promise<unknown>[] = []
  const other = await desk.upload(writeManyRows(5, 0))
  const { stamp } = await desk.view(other)
  await commitWatched(file, (phase) => {
    if (phase !== 'adding') return
    seen.push(residencesNow(database).then((residences) => residences.length))
    refused.push(desk.commits.commit(who(), other, { stamp, publish: false }).catch((error: Error) => error.message))
  })
  const before = (await Promise.all(seen)).filter((count) => count > 0 && count < 60)
  expect(before).toEqual([])
  expect(await refused[0]).toMatch(/another import or undo under way/)
  expect(await residencesNow(database)).toHaveLength(60)
})

it('what a killed server had written is taken away, and what it had decided is brought to its end', async () => {
  const kill = (at: string) => {
    const dead = { ...who(), actor: who().actor }
    return desk.upload(writeManyRows(40, 0)).then(async (id) => {
      const { stamp } = await desk.view(id)
      // Nothing of what runs after this is the server's own tidying up: it finds the run taken over.
      const end = desk.commits.commit(dead, id, { stamp, publish: false }, ({ phase }) => {
        if (phase === at) throw new Error('killed')
      })
      await expect(end).rejects.toThrow()
      return id
    })
  }
  await kill('adding')
  expect(await residencesNow(database)).toEqual([])
  expect(await asSystem(sql`select id from import_run union all select residence_id from import_change`)).toEqual([])
  await kill('closing')
  expect(await desk.commits.endOld(0)).toBe(1)
  expect(await residencesNow(database)).toHaveLength(40)
  const [noted] = await asSystem(sql<{ added: number; runs: number }>`
    select (select count(*)::int from history where change = 'added' and subject = 'residence') as added,
      (select count(*)::int from import_run where state = 'done') as runs`)
  expect(noted).toEqual({ added: 40, runs: 1 })
})

it('a house somebody changes while an import runs stays as they left it, and the import names it', async () => {
  const rows = writeManyRows(30, 0)
  await commitWatched(rows, () => undefined)
  const [residence] = await residencesNow(database)
  let isChanged = false
  const id = await desk.upload(rows.replaceAll('$1', '$2'))
  const { stamp } = await desk.view(id)
  const [slug, fee] = [residence?.slug ?? '', 333]
  await asSystem(sql`update residence set name = name where slug = ${slug}`)
  const again = await desk.view(id)
  const late = database.transactions
  const changing = importDesk(database, {
    async run(actor, work) {
      const end = await late.run(actor, work)
      if (!isChanged && (await asSystem(sql`select from import_run where state = 'writing'`)).length > 0) {
        isChanged = true
        await asSystem(sql`update residence set fee_amount = ${fee} where slug = ${slug}`)
      }
      return end
    },
  })
  changing.server.signIn(somebody(1))
  await changing.commits.commit(who(), id, { stamp: again.stamp || stamp, publish: false })
  expect((await residencesNow(database)).find((one) => one.slug === slug)).toMatchObject({ fee_amount: fee })
  expect(await desk.view(id)).toMatchObject({ passed: { residences: 1, names: [residence?.name] } })
})

/** Makes the tables refuse one step of an import, as a fault of ours would. */
async function breaking(table: string, event: string, name: string, during: () => Promise<void>): Promise<void> {
  const owner = (statement: string) => database.runAsOwner((connection) => connection.execute(statement))
  await owner(
    `create function always_fails() returns trigger language plpgsql as 'begin raise exception ''broken''; end'`,
  )
  await owner(`create trigger always_fails before ${event} on ${table} for each row
    when (${event === 'insert' ? 'new' : 'old'}.name = '${name}') execute function always_fails()`)
  try {
    await during()
  } finally {
    await owner(`drop trigger always_fails on ${table}`)
    await owner('drop function always_fails()')
  }
}

/** Tries again and again what is left of an import, each time as if its pause was over. */
async function tryOldRuns(times: number): Promise<void> {
  for (let tried = 0; tried < times; tried += 1) {
    await asSystem(sql`update import_run set next_try_at = now()`)
    await desk.commits.endOld(0)
  }
}

const listed = () => asSystem(sql<{ homes: number }>`select count(*)::int as homes from listing`)
const runNow = () => asSystem(sql<{ state: string; stopped: string | null }>`select state, stopped from import_run`)

it('an import that can never be finished is taken back, and the organization can import again', async () => {
  const id = await desk.upload(writeManyRows(40, 0))
  const { stamp, added } = await desk.view(id)
  await breaking('listing', 'insert', added.at(-1)?.residence ?? '', async () => {
    await expect(desk.commits.commit(who(), id, { stamp, publish: true })).rejects.toThrow('done in a minute')
    await tryOldRuns(1)
    expect(await desk.commits.endOld(0)).toBe(0)
    expect(await runNow()).toEqual([{ state: 'finishing', stopped: null }])
    await tryOldRuns(4)
    expect(await runNow()).toEqual([{ state: 'undoing', stopped: 'taken_back' }])
    await tryOldRuns(1)
    expect(await runNow()).toEqual([{ state: 'done', stopped: 'taken_back' }])
  })
  expect(await listed()).toEqual([{ homes: 0 }])
  expect(await residencesNow(database)).toEqual([])
  expect(await asSystem(sql`select subject from mail`)).toEqual([{ subject: 'The import “houses” was stopped' }])
  expect(await desk.view(id)).toMatchObject({ stopped: 'taken_back', undoUntil: null })
  await commitWatched(writeManyRows(40, 0), () => undefined)
  expect(await listed()).toEqual([{ homes: 40 }])
})

it('what can neither be finished nor taken back is seen by nobody', async () => {
  const id = await desk.upload(writeManyRows(40, 0))
  const { stamp, added } = await desk.view(id)
  const name = added.at(-1)?.residence ?? ''
  await breaking('listing', 'insert', name, async () => {
    await expect(desk.commits.commit(who(), id, { stamp, publish: true })).rejects.toThrow('done in a minute')
    await tryOldRuns(5)
  })
  await breaking('residence', 'delete', name, () => tryOldRuns(5))
  expect(await listed()).toEqual([{ homes: 0 }])
  expect(await residencesNow(database)).toEqual([])
  expect(await desk.view(id)).toMatchObject({ stopped: 'hidden', undoUntil: null })
  await commitWatched(writeManyRows(40, 0), () => undefined)
  expect(await listed()).toEqual([{ homes: 40 }])
})

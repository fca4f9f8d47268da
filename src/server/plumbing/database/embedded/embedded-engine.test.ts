import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openDatabase } from '#server/plumbing/db.ts'
import { createLog } from '#server/plumbing/start/log.ts'
import { embeddedTemplate } from '#tests/support/database/database-template.ts'

/** KILL_ROUNDS=50 for the long run. */
const rounds = Number(process.env.KILL_ROUNDS ?? 2)

const log = createLog('silent')
const program = fileURLToPath(new URL('../../../../../tests/support/product/writing-server.ts', import.meta.url))

let dataDir: string
const children: ChildProcess[] = []
const putTemplate = async () => cp(await embeddedTemplate(), path.join(dataDir, 'database'), { recursive: true })

/** Starts a process that writes pairs from a number on, and collects what it says. */
function startWriting(from = 0) {
  const child = spawn('node', [program, dataDir, String(from)], { stdio: ['ignore', 'pipe', 'pipe'] })
  children.push(child)
  const said = { out: '', error: '' }
  child.stdout.on('data', (text) => {
    said.out += text
  })
  child.stderr.on('data', (text) => {
    said.error += text
  })
  const ended = once(child, 'close')
  /** The pairs it was told were written; a line cut off in the middle is none. */
  const acknowledged = () => said.out.split('\n').slice(0, -1).map(Number)
  return { child, said, ended, acknowledged }
}

/** Waits for something a process does; when it ends instead, what it said last is the error. */
async function until(
  writing: ReturnType<typeof startWriting>,
  isTrue: () => boolean | Promise<boolean>,
): Promise<void> {
  while (!(await isTrue())) {
    if (writing.child.exitCode !== null) throw new Error(writing.said.error)
    await wait(10)
  }
}

async function namesIn(): Promise<Set<string>> {
  const database = await openDatabase({ dataDir, log })
  const { rows } = await database.transactions.run({ kind: 'system' }, (tx) =>
    sql<{ name: string }>`select name from organization where kind = 'operator'`.execute(tx),
  )
  await database.close()
  return new Set(rows.map(({ name }) => name))
}

describe.runIf(process.env.PORCHLIGHT_TEST_DB !== 'postgres')('the embedded database', { timeout: 120_000 }, () => {
  beforeEach(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'porchlight-embedded-'))
  })
  afterEach(async () => {
    for (const child of children.splice(0)) child.kill('SIGKILL')
    await rm(dataDir, { recursive: true, force: true })
  })

  it('keeps what was written when it is closed and opened again', async () => {
    await putTemplate()
    const database = await openDatabase({ dataDir, log })
    await database.transactions.run({ kind: 'system' }, (tx) =>
      sql`insert into organization (kind, name) values ('operator', 'kept')`.execute(tx),
    )
    await database.close()
    expect(await namesIn()).toEqual(new Set(['kept']))
    expect((await readdir(dataDir)).sort()).toEqual(['database'])
  })

  it('is refused to a second process, which is told who has it', async () => {
    await putTemplate()
    const database = await openDatabase({ dataDir, log })
    const { said, ended } = startWriting()
    await ended
    expect(said.error).toContain(`is in use by process ${process.pid} `)
    expect(await database.ready()).toBe(true)
    await database.close()
    expect(await database.ready()).toBe(false)
  })

  it('is made anew when the first start was killed in the middle', async () => {
    const writing = startWriting()
    const inTheMaking = async () => (await readdir(dataDir)).find((name) => name.startsWith('database.unfinished'))
    await until(writing, async () => (await inTheMaking()) !== undefined)
    await wait(200)
    writing.child.kill('SIGKILL')
    await writing.ended
    expect(await readdir(dataDir)).not.toContain('database')
    const database = await openDatabase({ dataDir, log })
    expect((await database.migrate()).length).toBeGreaterThan(0)
    expect(await inTheMaking()).toBeUndefined()
    await database.close()
  })

  it(`loses nothing it acknowledged and keeps nothing half when it is killed (${rounds} times)`, async () => {
    await putTemplate()
    const promised: number[] = []
    for (let round = 0; round < rounds; round++) {
      const writing = startWriting((promised.at(-1) ?? 0) + 1000)
      await until(writing, () => writing.acknowledged().length > 5 + 7 * round)
      writing.child.kill('SIGKILL')
      await writing.ended
      promised.push(...writing.acknowledged())
      const names = await namesIn()
      expect(promised.filter((number) => !names.has(`${number} left`) || !names.has(`${number} right`))).toEqual([])
      expect([...names].filter((name) => !names.has(name.replace(/\w+$/, other)))).toEqual([])
    }
  }, 1_200_000)
})

const other = (half: string) => (half === 'left' ? 'right' : 'left')

it.runIf(process.env.PORCHLIGHT_TEST_DB !== 'postgres')(
  'lets others on the thread have their turn between long statements',
  async () => {
    await putTemplate()
    const database = await openDatabase({ dataDir, log })
    let turns = 0
    const other = setInterval(() => {
      turns += 1
    }, 1)
    await database.transactions.run({ kind: 'system' }, async (tx) => {
      for (let times = 0; times < 10; times += 1) {
        await sql`select count(*) from generate_series(1, 200000) one where one % 7 = ${times % 7}`.execute(tx)
      }
    })
    clearInterval(other)
    await database.close()
    expect(turns).toBeGreaterThanOrEqual(5)
  },
)

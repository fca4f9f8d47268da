import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { openDatabase } from '#server/plumbing/db.ts'
import { createLog } from '#server/plumbing/start/log.ts'
import { embeddedTemplate } from '#tests/support/database/database-template.ts'
import { fakeClock } from '#tests/support/product/movable-clock.ts'
import { createTroubles } from './troubles.ts'

const start = '2026-11-20T10:00:00.000Z'

describe('what goes wrong on a server', () => {
  it('is counted for a day, the newest first, and logged as before', () => {
    const clock = fakeClock(start)
    const troubles = createTroubles(clock)
    const lines: string[] = []
    const log = troubles.watch(createLog('info', (line) => lines.push(line))).with({ requestId: 'r1' })
    log.error('page failed', { error: new TypeError('of sam@home.example') })
    clock.forward({ seconds: 3_600 })
    log.error('page failed', { error: new TypeError('of another') })
    log.error('form failed')
    log.warn('jobs_trouble')
    expect(troubles.errors()).toMatchObject([
      { what: 'form failed', code: null, times: 1 },
      { what: 'page failed', code: 'TypeError', times: 2, firstAt: new Date(start) },
    ])
    expect(lines).toHaveLength(4)
    expect(lines[0]).toContain('"requestId":"r1"')
    clock.forward({ seconds: 86_401 })
    expect(troubles.errors()).toEqual([])
    log.error('page failed', { error: new TypeError('again') })
    expect(troubles.errors()).toMatchObject([{ times: 1 }])
  })

  it('is kept within a bound, whatever is said', () => {
    const troubles = createTroubles(fakeClock(start))
    for (let number = 0; number < 200; number += 1) troubles.ran(`select ${number}`, 900)
    expect(troubles.slow()).toHaveLength(50)
    expect(troubles.slow()[0]?.what).toBe('select 199')
  })

  it('says of slow statements how long, and nothing that stood in them', () => {
    const troubles = createTroubles(fakeClock(start))
    troubles.ran("select set_config('app.person_id', 'a1b2', true)", 499)
    expect(troubles.slow()).toEqual([])
    troubles.ran("select set_config('app.person_id',\n  'a1b2', true)", 640.4)
    troubles.ran("select set_config('app.person_id',\n  'c3d4', true)", 510)
    expect(troubles.slow()).toMatchObject([{ what: 'select set_config(…, …, true)', times: 2, longestMs: 640 }])
  })

  it('hears of every statement of a request, by its shape', async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'porchlight-heard-'))
    await cp(await embeddedTemplate(), path.join(dataDir, 'database'), { recursive: true })
    const heard: string[] = []
    const database = await openDatabase({
      dataDir,
      log: createLog('silent'),
      ran: (statement, ms) => heard.push(`${statement} ${ms >= 0}`),
    })
    await database.transactions.run({ kind: 'visitor' }, (tx) => sql`select ${'secret'}::text`.execute(tx))
    await database.close()
    await rm(dataDir, { recursive: true, force: true })
    expect(heard.join()).toContain('select $1::text true')
    expect(heard.join()).not.toContain('secret')
  })
})

import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OwnerConnection } from '#server/plumbing/database/engine.ts'
import { FullDisk } from '#server/plumbing/database/full-disk.ts'
import { fakeClock } from '#tests/support/product/movable-clock.ts'
import { createReadiness } from './readiness.ts'
import { hasRoom } from './room-on-disk.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'porchlight-ready-'))
})
afterAll(async () => {
  await chmod(folder, 0o700)
  await rm(folder, { recursive: true, force: true })
})

function readReadiness(state: { answers?: boolean; writes?: boolean; stuck?: boolean; dataDir?: string }) {
  const clock = fakeClock()
  const why = createReadiness({
    database: { ready: async () => state.answers ?? true, canWrite: async () => state.writes ?? true },
    dataDir: state.dataDir ?? folder,
    isStuck: () => state.stuck ?? false,
    clock,
  })
  return { why, clock }
}

describe('whether a server should get requests', () => {
  it('says why it should not', async () => {
    expect(await readReadiness({}).why()).toBe(null)
    expect(await readReadiness({ answers: false }).why()).toBe('The database does not answer.')
    expect(await readReadiness({ stuck: true }).why()).toBe('Requests wait, and none is answered.')
    expect(await readReadiness({ writes: false }).why()).toBe('The database cannot write: its disk is full.')
    const gone = readReadiness({ dataDir: path.join(folder, 'gone') })
    expect(await gone.why()).toBe('The disk with the data folder is full or cannot be written to.')
  })

  it('looks at disks again after a while', async () => {
    const state = { writes: false }
    const { why, clock } = readReadiness(state)
    expect(await why()).not.toBe(null)
    state.writes = true
    expect(await why()).not.toBe(null)
    clock.forward({ seconds: 2 })
    expect(await why()).toBe(null)
  })
})

describe('room on a disk', () => {
  it('is not there below the least that is wanted, and looking leaves nothing behind', async () => {
    expect(await hasRoom(folder)).toBe(true)
    expect(await hasRoom(folder, Number.MAX_SAFE_INTEGER)).toBe(false)
    expect(await readdir(folder)).toEqual([])
  })
})

describe('the disk of the database', () => {
  const failing = (code: string) => Object.assign(new Error('no room'), { code })

  it('is full once a write failed for want of room, until one succeeds', async () => {
    const disk = new FullDisk()
    const said: string[] = []
    let isFull = true
    const runAsOwner = async <T>(work: (connection: OwnerConnection) => Promise<T>): Promise<T> =>
      work({
        execute: async (statements) => {
          said.push(statements)
          if (isFull) throw failing('53100')
        },
        query: async () => [],
      })
    disk.heard(failing('23505'))
    expect([await disk.hasRoom(runAsOwner), said.length]).toEqual([true, 0])
    disk.heard(failing('53100'))
    expect(await disk.hasRoom(runAsOwner)).toBe(false)
    isFull = false
    expect([await disk.hasRoom(runAsOwner), await disk.hasRoom(runAsOwner), said.length]).toEqual([true, true, 2])
  })
})

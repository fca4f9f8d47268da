import { spawn } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DataFolderInUse, lockDataFolder } from './data-folder-lock.ts'

describe('the lock of the data folder', () => {
  let folder: string
  let file: string
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'porchlight-lock-'))
    file = path.join(folder, 'server.lock')
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  /** Changes what the lock file says about its holder. */
  async function rewrite(changes: Record<string, unknown>): Promise<void> {
    const holder: Record<string, unknown> = JSON.parse(await readFile(file, 'utf8'))
    await writeFile(file, JSON.stringify({ ...holder, token: 'theirs', ...changes }))
  }

  it('refuses a second server and names the process that has the folder', async () => {
    const unlock = await lockDataFolder(folder)
    const refusal = lockDataFolder(folder)
    await expect(refusal).rejects.toThrow(`in use by process ${process.pid} `)
    await expect(refusal).rejects.toBeInstanceOf(DataFolderInUse)
    await unlock()
  })

  it('is gone after it was let go, and leaves nothing behind', async () => {
    const unlock = await lockDataFolder(folder)
    await unlock()
    expect(await readdir(folder)).toEqual([])
    await (await lockDataFolder(folder))()
  })

  it('is taken over from a process that has ended', async () => {
    await lockDataFolder(folder)
    const child = spawn('true')
    await new Promise((resolve) => child.once('exit', resolve))
    await rewrite({ pid: child.pid })
    const unlock = await lockDataFolder(folder)
    expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ pid: process.pid })
    await unlock()
  })

  it('is taken over when its number has become another process', async () => {
    await lockDataFolder(folder)
    await rewrite({ started: '1' })
    await expect(lockDataFolder(folder)).resolves.toBeTypeOf('function')
  })

  it('is taken over when a power cut left it empty', async () => {
    await writeFile(file, '')
    await expect(lockDataFolder(folder)).resolves.toBeTypeOf('function')
  })

  it('of another container stands while it shows signs of life, and no longer', async () => {
    await lockDataFolder(folder)
    await rewrite({ machine: 'another', pid: 7 })
    await expect(lockDataFolder(folder)).rejects.toThrow('process 7 of another machine or container')
    const longAgo = new Date(Date.now() - 30_000)
    await utimes(file, longAgo, longAgo)
    await expect(lockDataFolder(folder)).resolves.toBeTypeOf('function')
  })

  it('goes to exactly one of many that find it abandoned', async () => {
    await lockDataFolder(folder)
    await rewrite({ started: '1' })
    const tries = await Promise.allSettled(Array.from({ length: 12 }, () => lockDataFolder(folder)))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
})

import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { link, mkdir, readFile, readlink, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import path from 'node:path'
import { DatabaseSetupError } from '#server/plumbing/database/engine.ts'

type Holder = { pid: number; started: string | null; machine: string; token: string; since: string }

/** `pid` is null when the holder is on another machine or in another container. */
export class DataFolderInUse extends DatabaseSetupError {
  readonly pid: number | null

  constructor(message: string, pid: number | null) {
    super(message)
    this.pid = pid
  }
}

/** In ms. A holder that shows no sign of life for `silent` counts as dead. */
const heartbeatMs = 5_000
const deadAfterMs = 20_000

/**
 * Opened twice, the embedded database would be ruined. Throws DataFolderInUse; the lock of a dead process is taken
 * over.
 */
export async function lockDataFolder(dataDir: string): Promise<() => Promise<void>> {
  await mkdir(dataDir, { recursive: true })
  const file = path.join(dataDir, 'server.lock')
  const own = await describeSelf()
  await take(file, own)
  const pulse = setInterval(() => {
    const now = new Date()
    utimes(file, now, now).catch(() => undefined)
  }, heartbeatMs)
  pulse.unref()
  return async () => {
    clearInterval(pulse)
    if ((await readHolder(file))?.token === own.token) await rm(file, { force: true })
  }
}

/** To replace a dead holder, a process must first hold a second lock, so that only one ever does. */
async function take(file: string, own: Holder): Promise<void> {
  for (;;) {
    if (await appears(file, own)) return
    const holder = await readHolder(file)
    if (holder && (await isAlive(holder, file, own))) throw buildRefusal(file, holder, own)
    const claim = `${file}.after-${holder?.token ?? 'nobody'}`
    await take(claim, own)
    try {
      // Somebody may have followed it already, before this claim.
      const isStillThere = existsSync(file) && (await readHolder(file))?.token === holder?.token
      if (isStillThere) return await rename(await writeDraft(file, own), file)
    } finally {
      await rm(claim, { force: true })
    }
  }
}

async function appears(file: string, own: Holder): Promise<boolean> {
  const draft = await writeDraft(file, own)
  try {
    return await succeeds(link(draft, file), 'EEXIST')
  } finally {
    await rm(draft, { force: true })
  }
}

async function writeDraft(file: string, own: Holder): Promise<string> {
  const draft = `${file}.${randomUUID()}`
  await writeFile(draft, JSON.stringify(own), { mode: 0o600 })
  return draft
}

async function isAlive(holder: Holder, file: string, own: Holder): Promise<boolean> {
  if (holder.machine !== own.machine) return Date.now() - (await readLastBeat(file)) < deadAfterMs
  if (!isProcessRunning(holder.pid)) return false
  const started = await readProcessStart(holder.pid)
  // The number may belong to another process by now; a process that has ended but is not yet collected has no start.
  return holder.started === null || started === holder.started
}

function isProcessRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

async function readProcessStart(pid: number): Promise<string | null> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  // The name in brackets may hold spaces; the state comes after it, and the start is the 20th value from there.
  const values = text.slice(text.lastIndexOf(')') + 2).split(' ')
  return values[0] === 'Z' ? null : (values[19] ?? null)
}

async function describeSelf(): Promise<Holder> {
  return {
    pid: process.pid,
    started: await readProcessStart(process.pid),
    machine: await readMachineName(),
    token: randomUUID(),
    since: new Date().toISOString(),
  }
}

/** Process ids mean something only within one boot of one machine, and within one container. */
async function readMachineName(): Promise<string> {
  const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => '')
  const container = await readlink('/proc/self/ns/pid').catch(() => '')
  return [boot.trim() || hostname(), container].filter(Boolean).join(' ')
}

async function readHolder(file: string): Promise<Holder | undefined> {
  try {
    const holder: unknown = JSON.parse(await readFile(file, 'utf8'))
    return isHolder(holder) ? holder : undefined
  } catch {
    return undefined
  }
}

function isHolder(value: unknown): value is Holder {
  return typeof value === 'object' && value !== null && 'pid' in value && 'token' in value && 'machine' in value
}

async function readLastBeat(file: string): Promise<number> {
  return stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  )
}

function buildRefusal(file: string, { pid, since, machine }: Holder, own: Holder): DataFolderInUse {
  const folder = path.dirname(file)
  if (machine === own.machine) {
    const mend = 'Stop that server first, or set DATA_DIR to another folder.'
    return new DataFolderInUse(`The folder ${folder} is in use by process ${pid} since ${since}. ${mend}`, pid)
  }
  const where = `process ${pid} of another machine or container`
  const mend = `Stop that server first. If it is gone already, start again in ${deadAfterMs / 1000} seconds.`
  return new DataFolderInUse(`The folder ${folder} is in use by ${where} since ${since}. ${mend}`, null)
}

async function succeeds(action: Promise<unknown>, unless: string): Promise<boolean> {
  try {
    await action
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === unless) return false
    throw error
  }
}

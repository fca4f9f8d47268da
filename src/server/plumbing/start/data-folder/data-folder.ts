import { access, chmod, constants, mkdir, readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { formatReason, StartError } from '#server/plumbing/start/start-checks.ts'
import { takeFromOthers } from './private-files.ts'

const ours =
  /^(?:database(?:\.unfinished-\d+)?|mail|sms|files|backups|cache|auth-secret|demo-password|server\.lock)(?:\.|$)/

const emptyAnyway = new Set(['lost+found', '.gitkeep', '.gitignore', '.DS_Store'])

/** Sets mode 700, also on what was left open before. Throws StartError. */
export async function prepareDataFolder(folder: string): Promise<void> {
  try {
    await waitWithin(
      5_000,
      mkdir(folder, { recursive: true, mode: 0o700 }).then(() => access(folder, constants.W_OK)),
    )
  } catch (cause) {
    const message = `DATA_DIR is ${folder}, and that is no folder this user may write to (${formatReason(cause)}). Choose another.`
    throw new StartError(message, { cause })
  }
  await requireOwnFolder(folder)
  try {
    const names = (await readdir(folder)).filter((name) => ours.test(name))
    for (const name of names) await takeFromOthers(path.join(folder, name))
    await closeFolder(folder)
  } catch (cause) {
    const file = cause instanceof Error && 'path' in cause ? String(cause.path) : folder
    const message = `DATA_DIR is ${folder}, and others may read ${file}: this user may not take that from them (${formatReason(cause)}). Give everything in it to the user the server runs under.`
    throw new StartError(message, { cause })
  }
}

async function requireOwnFolder(folder: string): Promise<void> {
  const { uid, mode } = await stat(folder)
  const user = process.getuid?.()
  if (user === undefined) return
  const refuse = (why: string) => {
    const message = `DATA_DIR is ${folder}, and ${why}. Choose a folder for Porchlight alone, for example ${path.join(folder, 'porchlight')}.`
    return new StartError(message)
  }
  if ((mode & 0o1000) !== 0) throw refuse('that folder is shared by everybody on this machine')
  if (user !== 0 && uid !== user) throw refuse(`that folder belongs to another user (number ${uid})`)
  if ((mode & 0o077) === 0) return
  const names = await readdir(folder)
  const foreign = names.filter((name) => !ours.test(name) && !emptyAnyway.has(name))
  if (foreign.length > 0 && foreign.length === names.filter((name) => !emptyAnyway.has(name)).length) {
    throw refuse(`others may look into that folder, which holds things of its own (${foreign.slice(0, 3).join(', ')})`)
  }
}

async function closeFolder(folder: string): Promise<void> {
  const { mode } = await stat(folder)
  if ((mode & 0o077) !== 0) await chmod(folder, mode & 0o7700)
}

// Some special folders answer mkdir never.
function waitWithin<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('no answer')), milliseconds)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

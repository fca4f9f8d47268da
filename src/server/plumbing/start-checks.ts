import { access, constants, mkdir } from 'node:fs/promises'
import { createServer } from 'node:net'

/** A start that cannot go on because of the machine around it: the message says what to change. */
export class StartError extends Error {}

/** Makes the data folder and sees that it can be written to. Throws StartError. */
export async function makeFolder(folder: string): Promise<void> {
  try {
    await within(
      5_000,
      mkdir(folder, { recursive: true }).then(() => access(folder, constants.W_OK)),
    )
  } catch (cause) {
    const message = `DATA_DIR is ${folder}, and that is no folder this user may write to (${reasonOf(cause)}). Choose another.`
    throw new StartError(message, { cause })
  }
}

/** Listens on host and port for a moment. Throws StartError when somebody else does, or the machine has no such address. */
export async function tryToListen(host: string, port: number): Promise<void> {
  try {
    await new Promise<void>((resolve, reject) => {
      const probe = createServer().once('error', reject)
      probe.listen(port, host, () => probe.close(() => resolve()))
    })
  } catch (cause) {
    throw new StartError(listenTrouble(host, port, reasonOf(cause)), { cause })
  }
}

function listenTrouble(host: string, port: number, reason: string): string {
  if (reason === 'EADDRINUSE')
    return `PORT is ${port}, and something listens there already. Stop it, or set PORT to another.`
  if (reason === 'EACCES')
    return `PORT is ${port}, and this user may not listen there. Ports from 1024 up are free to use.`
  return `HOST is ${host}, and this machine cannot listen there (${reason}). Use 127.0.0.1 or 0.0.0.0.`
}

function reasonOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error)
}

// Some special folders answer mkdir never.
function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('no answer')), milliseconds)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

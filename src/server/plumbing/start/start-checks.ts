import { createServer, type Server } from 'node:net'

export class StartError extends Error {}

export async function tryToListen(host: string, port: number): Promise<void> {
  const probe = createServer()
  await listenAt(probe, host, port)
  await new Promise((resolve) => probe.close(resolve))
}

export async function listenAt(server: Server, host: string, port: number): Promise<void> {
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen(port, host, resolve)
    })
  } catch (cause) {
    throw new StartError(listenTrouble(host, port, formatReason(cause)), { cause })
  }
}

function listenTrouble(host: string, port: number, reason: string): string {
  if (reason === 'EADDRINUSE')
    return `PORT is ${port}, and something listens there already. Stop it, or set PORT to another.`
  if (reason === 'EACCES')
    return `PORT is ${port}, and this user may not listen there. Ports from 1024 up are free to use.`
  return `HOST is ${host}, and this machine cannot listen there (${reason}). Use 127.0.0.1 or 0.0.0.0.`
}

export function formatReason(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error)
}

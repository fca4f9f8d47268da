import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { findFreePort } from '#scripts/bench/servers.ts'
import { root } from '#scripts/toolchain/places.mjs'

export type Victim = {
  baseUrl: string
  /** Gives milliseconds. Throws when it exits instead. */
  start(): Promise<number>
  spawn(): void
  killNow(): Promise<void>
  stop(): Promise<number | null>
  errors(): string[]
}

const timeoutMs = 120_000

export async function prepareVictim(dataDir: string, settings: Record<string, string>): Promise<Victim> {
  const port = await findFreePort()
  const baseUrl = `http://127.0.0.1:${port}`
  const errors: string[] = []
  let child: ChildProcess | undefined

  function spawnNow(): void {
    const { PATH, HOME } = process.env
    child = spawn(process.execPath, ['src/server/main.ts'], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { PATH, HOME, PORT: String(port), BASE_URL: baseUrl, LOG_LEVEL: 'error', ...settings, DATA_DIR: dataDir },
    })
    child.stderr?.setEncoding('utf8').on('data', (text: string) => errors.push(...text.split('\n').filter(Boolean)))
  }

  async function end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    if (!child || child.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? null
    const ended = once(child, 'close')
    child.kill(signal)
    await ended
    return child.exitCode
  }

  return {
    baseUrl,
    spawn: spawnNow,
    async start() {
      const began = performance.now()
      spawnNow()
      for (;;) {
        const answer = await fetch(`${baseUrl}/readyz`).catch(() => undefined)
        await answer?.body?.cancel()
        if (answer?.ok) return performance.now() - began
        if (child?.exitCode !== null) throw new Error(`The server ended at its start:\n${errors.slice(-5).join('\n')}`)
        if (performance.now() - began > timeoutMs) throw new Error(`The server was not ready after ${timeoutMs} ms.`)
        await wait(20)
      }
    },
    async killNow() {
      await end('SIGKILL')
    },
    stop: () => end('SIGTERM'),
    errors: () => errors,
  }
}

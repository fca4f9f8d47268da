import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { embeddedTemplate } from '#tests/support/database/database-template.ts'
import { findFreePort } from '#tests/support/database/postgres-cluster.ts'
import { filledFolder } from './product-template.ts'

/** What a test needs to know about the running product. */
export type ProductFacts = { baseUrl: string; dataDir: string; demoPassword: string }

export type RunningProduct = ProductFacts & {
  pid: number
  /** Its address on this machine, whatever BASE_URL is. */
  port: number
  /** Everything it wrote so far. */
  output(): string
  /** Ends it with SIGTERM, waits until it has ended and returns its exit code. */
  stop(): Promise<number | null>
  /** Removes its data. */
  clear(): Promise<void>
}

const root = path.resolve(import.meta.dirname, '../../..')
const timeoutMs = 120_000
const demoPassword = 'lamp-in-the-window-1'

/**
 * Starts the built product as `npm start` does, with a data folder of its own, on a free port, and waits until it is
 * ready. `settings` are environment variables on top; nothing else of this process's environment reaches it but PATH
 * and HOME. It trusts one proxy, so that tests can come from different addresses.
 */
export async function startProduct(settings: Record<string, string> = {}): Promise<RunningProduct> {
  const port = await findFreePort()
  const baseUrl = `http://127.0.0.1:${port}`
  const dataDir = settings.DATA_DIR ?? (await makeFolder(settings))
  const child = spawn('sh', ['scripts/lean-node.sh', 'scripts/start.mjs'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE: process.execPath,
      PORT: String(port),
      BASE_URL: baseUrl,
      DEMO_PASSWORD: demoPassword,
      TRUST_PROXY: '1',
      LOG_LEVEL: 'warn',
      ...settings,
      DATA_DIR: dataDir,
    },
  })
  const output = collect(child)
  await waitUntilReady(child, baseUrl, output)
  return {
    baseUrl,
    dataDir,
    demoPassword: settings.DEMO_PASSWORD ?? demoPassword,
    pid: child.pid ?? 0,
    port,
    output,
    stop: () => stop(child),
    clear: () => rm(dataDir, { recursive: true, force: true }),
  }
}

/** A copy of a filled data folder: the first start on an empty one takes ten times as long. */
async function makeFolder(settings: Record<string, string>): Promise<string> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'porchlight-product-'))
  if (settings.DATABASE_URL) return dataDir
  if (settings.DEMO === 'off') await cp(await embeddedTemplate(), path.join(dataDir, 'database'), { recursive: true })
  else await cp(await filledFolder(fill), dataDir, { recursive: true })
  return dataDir
}

async function fill(dataDir: string): Promise<void> {
  const product = await startProduct({ DATA_DIR: dataDir })
  await product.stop()
}

function collect(child: ChildProcess): () => string {
  let text = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (part: string) => {
      text += part
    })
  }
  return () => text
}

async function waitUntilReady(child: ChildProcess, baseUrl: string, output: () => string): Promise<void> {
  const deadline = Date.now() + timeoutMs
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The product ended at its start with ${child.exitCode}.\n${output()}`)
    const answer = await fetch(`${baseUrl}/readyz`).catch(() => undefined)
    if (answer?.ok) return
    await wait(50)
  }
  await stop(child)
  throw new Error(`The product was not ready after ${timeoutMs / 1000} s.\n${output()}`)
}

async function stop(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  const late = setTimeout(() => child.kill('SIGKILL'), 15_000)
  await ended
  clearTimeout(late)
  return child.exitCode
}

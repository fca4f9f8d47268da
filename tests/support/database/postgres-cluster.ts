import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { accessSync, chownSync, constants, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

/** `superuserUrl` is for putting rows back between tests, never for what is tested. */
export type Cluster = { url: string; superuserUrl: string; stop(): Promise<void> }

/** PostgreSQL refuses to run as root; this user exists everywhere and owns nothing. */
const nobody = 65_534

/** The folder of the newest PostgreSQL on this machine, or null. */
export function findPostgres(): string | null {
  const installed = '/usr/lib/postgresql'
  const versions = list(installed).sort((a, b) => Number(b) - Number(a))
  const folders = [...(process.env.PATH ?? '').split(':'), ...versions.map((one) => path.join(installed, one, 'bin'))]
  return (
    folders.find((folder) => isProgram(path.join(folder, 'initdb')) && isProgram(path.join(folder, 'postgres'))) ?? null
  )
}

/** The tests connect as most installations do: as a user who owns the database but is no superuser. */
const plainOwner = 'porchlight'

/**
 * Starts a PostgreSQL of our own in a temporary folder, on a free loopback port, as a user without rights. It ends with
 * `stop`, and by itself when this process ends without calling it.
 */
export async function startCluster(programs: string): Promise<Cluster> {
  const folder = mkdtempSync(path.join(tmpdir(), 'porchlight-postgres-'))
  const isRoot = process.getuid?.() === 0
  const user = isRoot ? { uid: nobody, gid: nobody } : {}
  if (isRoot) chownSync(folder, nobody, nobody)
  const data = path.join(folder, 'data')
  const environment = { ...process.env, LC_ALL: 'C.UTF-8' }
  execFileSync(
    path.join(programs, 'initdb'),
    [
      '--pgdata',
      data,
      '--username',
      'postgres',
      '--auth',
      'trust',
      '--encoding',
      'UTF8',
      '--no-sync',
      '--no-instructions',
    ],
    { ...user, cwd: folder, env: environment, stdio: ['ignore', 'ignore', 'inherit'] },
  )
  const port = await findFreePort()
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
    'fsync=off',
    'max_connections=200',
    'log_min_messages=panic',
  ]
  const child = spawn(
    '/bin/sh',
    // Standard input is a pipe from this process: when it breaks, however this process ended, the database goes too.
    [
      '-c',
      '"$@" & server=$!; read line; kill -INT $server; wait $server',
      'sh',
      path.join(programs, 'postgres'),
      '-D',
      data,
      ...settings.flatMap((one) => ['-c', one]),
    ],
    { ...user, cwd: folder, env: environment, stdio: ['pipe', 'ignore', 'inherit'], detached: true },
  )
  const address = (name: string) => `postgres://${name}@127.0.0.1:${port}/postgres`
  const administrator = await waitForAnswer(address('postgres'), child)
  await administrator.query(`create role ${plainOwner} login createdb createrole`)
  await administrator.end()
  return { url: address(plainOwner), superuserUrl: address('postgres'), stop: () => stop(child, folder) }
}

async function stop(child: ChildProcess, folder: string): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.stdin?.end()
  await ended
  rmSync(folder, { recursive: true, force: true })
}

async function waitForAnswer(url: string, child: ChildProcess): Promise<pg.Client> {
  for (let tries = 0; tries < 200; tries++) {
    if (child.exitCode !== null) break
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      return client
    } catch {
      await wait(50)
    }
  }
  throw new Error('The private PostgreSQL for the tests did not start.')
}

export async function findFreePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('No free port was found.')
  return address.port
}

function list(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

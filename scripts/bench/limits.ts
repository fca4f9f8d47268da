import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { searchRate } from '#server/modules/search/search.routes.ts'
import { findPostgres, startCluster } from '#tests/support/database/postgres-cluster.ts'
import { createDatabase, type Running, startPorchlight } from './servers.ts'

const { limit: allowed } = searchRate
/** Never the same search twice: what is answered from memory is not counted. */
const buildPath = (at: number) => `/api/v1/residences?state=WY&limit=1&q=${at}`
const atOnce = 8
let asked = 0
const agent = new Agent({ keepAlive: true, maxSockets: atOnce })

const programs = findPostgres()
if (programs === null) console.log('Limits of two servers: no PostgreSQL is installed here.\n')
else await measureLimits(programs)

/** How many of too many requests two servers on one database answer, together, to one address. */
async function measureLimits(folder: string): Promise<void> {
  const cluster = await startCluster(folder)
  const data = mkdtempSync(join(tmpdir(), 'porchlight-bench-limits-'))
  const running: Running[] = []
  try {
    const settings = {
      DATABASE_URL: await createDatabase(cluster, 'bench'),
      AUTH_SECRET: 'a secret of the bench, '.repeat(2),
    }
    for (const _ of ['here', 'there']) running.push(await startPorchlight(data, 'all', { settings }))
    const [here, there] = running
    if (here && there) await printAnswered([here, there])
  } finally {
    agent.destroy()
    await Promise.all(running.map((server) => server.stop()))
    await cluster.stop()
    rmSync(data, { recursive: true, force: true })
  }
}

async function printAnswered(two: Two): Promise<void> {
  console.log(`| ${allowed * 2} requests from one address to two servers | Answered | Allowed |\n| --- | --- | --- |`)
  for (const [how, answered] of [
    ['by turns', await askByTurns(two, '192.0.2.1')],
    ['all of one, three seconds later all of the other', await askInOrder(two, '192.0.2.2')],
    ['the same, with the turn of a minute between', await askAcrossMinute(two, '192.0.2.3')],
  ])
    console.log(`| ${how} | ${answered} | ${allowed} |`)
  console.log('')
}

type Two = readonly [Running, Running]

function askByTurns([here, there]: Two, address: string): Promise<number> {
  const servers = Array.from({ length: allowed * 2 }, (_, at) => (at % 2 === 0 ? here : there))
  return countAnswered(servers, address)
}

async function askInOrder([here, there]: Two, address: string): Promise<number> {
  const first = await countAnswered(
    Array.from({ length: allowed }, () => here),
    address,
  )
  await wait(3_000)
  return (
    first +
    (await countAnswered(
      Array.from({ length: allowed }, () => there),
      address,
    ))
  )
}

async function askAcrossMinute(two: Two, address: string): Promise<number> {
  const before = 5_000
  await wait(60_000 - ((Date.now() + before) % 60_000))
  return askInOrder(two, address)
}

async function countAnswered(servers: readonly Running[], address: string): Promise<number> {
  let [next, answered] = [0, 0]
  const ask = async () => {
    for (let server = servers[next++]; server; server = servers[next++])
      if ((await readStatus(server.port, buildPath(asked++), address)) === 200) answered++
  }
  await Promise.all(Array.from({ length: atOnce }, ask))
  return answered
}

/** 0 where the connection broke. */
function readStatus(port: number, path: string, address: string): Promise<number> {
  return new Promise((resolve) => {
    const sent = request({ port, path, agent, headers: { 'X-Forwarded-For': address } }, (response) => {
      response.resume()
      response.once('close', () => resolve(response.statusCode ?? 0))
    })
    sent.once('error', () => resolve(0)).end()
  })
}

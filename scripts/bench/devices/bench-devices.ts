import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort, type Running, start } from '#scripts/bench/servers.ts'
import { type Device, devices } from './devices.ts'
import { askTimes, readProcessorTime } from './processor-time.ts'

// npm run bench:devices [rounds] [words of a device's name]: each device switched off in a second server, in turns
// with the first. Counted is the server's processor time, which work beside it changes least.
const rounds = Number(process.argv[2] ?? 5)
const wanted = process.argv[3] ?? ''
const roundMs = 300

type Shown = { on: number; off: number }

const folder = mkdtempSync(join(tmpdir(), 'porchlight-devices-'))
const [ofOn, ofOff] = [join(folder, 'on'), join(folder, 'off')]
const port = await findFreePort()
await (await startServer(ofOn, null, port)).stop()
cpSync(ofOn, ofOff, { recursive: true })
const on = await startServer(ofOn, null)

console.log('| Device | Its seam | Asked | On | Off | Off / on |\n| --- | --- | --- | --- | --- | --- |')
for (const device of devices.filter(({ name }) => name.includes(wanted))) {
  const measured = device.asks === 'start' ? await measureStarts(device) : await measureAnswers(device, device.asks)
  const ratios = measured.map(({ on, off }) => off / on).sort((a, b) => a - b)
  const path = device.asks === 'start' ? 'a start' : `\`${device.asks.path}\``
  const [whole, without] = [findMiddle(measured.map((one) => one.on)), findMiddle(measured.map((one) => one.off))]
  const said = `${findMiddle(ratios).toFixed(2)} (${ratios.at(0)?.toFixed(2)} to ${ratios.at(-1)?.toFixed(2)})`
  console.log(`| ${device.name} | \`${device.seam}\` | ${path} | ${formatMs(whole)} | ${formatMs(without)} | ${said} |`)
}
await on.stop()
rmSync(folder, { recursive: true, force: true })

async function measureAnswers(device: Device, asks: { path: string; withNewHosts?: boolean }): Promise<Shown[]> {
  const off = await startServer(ofOff, device.name)
  try {
    const counts = { on: await countFor(on, asks), off: await countFor(off, asks) }
    const measured: Shown[] = []
    for (let round = 0; round < rounds; round += 1) {
      measured.push({ on: await getCost(on, asks, counts.on), off: await getCost(off, asks, counts.off) })
    }
    return measured
  } finally {
    await off.stop()
  }
}

async function measureStarts(device: Device): Promise<Shown[]> {
  // Pages name the address of the site: at a new port all of them are made anew.
  const measureStart = async (dataDir: string, name: string | null) => {
    const server = await startServer(dataDir, name, port)
    const ms = readProcessorTime(server.pid)
    await server.stop()
    return ms
  }
  const measured: Shown[] = []
  for (let round = 0; round < rounds; round += 1) {
    measured.push({ on: await measureStart(ofOff, null), off: await measureStart(ofOff, device.name) })
  }
  return measured
}

/** How many requests take a round's time, when the server is warm. */
async function countFor(server: Running, asks: { path: string }): Promise<number> {
  await getCost(server, asks, 100)
  return Math.min(8_000, Math.max(50, Math.ceil(roundMs / (await getCost(server, asks, 100)))))
}

async function getCost({ pid, port }: Running, asks: { path: string }, count: number): Promise<number> {
  const before = readProcessorTime(pid)
  await askTimes(count, { port, ...asks })
  return Math.max(0.01, readProcessorTime(pid) - before) / count
}

/** From the sources, which the switch is written for; the pages come from the build. */
async function startServer(dataDir: string, without: string | null, at?: number): Promise<Running> {
  const ownPort = at ?? (await findFreePort())
  const env = { PORT: String(ownPort), DATA_DIR: dataDir, LOG_LEVEL: 'error', NODE_ENV: '', TRUST_PROXY: '1' }
  const hook = without === null ? [] : ['--import', './scripts/bench/devices/switch-off.ts']
  const args = ['scripts/lean-node.sh', ...hook, 'src/server/main.ts']
  const switches = { NODE: process.execPath, ...(without !== null && { DEVICE_OFF: without }) }
  return start('sh', args, { ...env, ...switches }, ownPort, '/readyz', 'all')
}

function findMiddle(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

function formatMs(ms: number): string {
  return `${ms < 10 ? ms.toFixed(3) : Math.round(ms)} ms`
}

import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { siteMap } from '#web/site-map.ts'
import { startBareRender } from './bare-render.ts'
import { judge } from './lighthouse.ts'
import { load, type Visitors } from './load.ts'
import { measureMemory } from './memory.ts'
import { printTable } from './report.ts'
import { type Running, startBare, startBareQueries, startNginx, startPorchlight } from './servers.ts'
import { measureTaps, residenceAddress } from './taps.ts'
import { weigh } from './weights.ts'

// Every speed is a ratio to a reference measured in this same run: the machine and its neighbors cancel out.
const connections = 50
const seconds = Number(process.argv[2] ?? 4)
const rows: string[][] = []

async function measureSpeed(
  server: Running,
  path: string,
  headers: Record<string, string> = {},
  at = connections,
  visitors: Visitors = 'steady',
) {
  const result = await load({ port: server.port, path, connections: at, seconds, headers, visitors })
  if (result.bad > 0) throw new Error(`${path}: ${result.bad} answers were not 200`)
  return result.perSecond
}

async function compare(
  name: string,
  ours: () => Promise<number>,
  theirs: () => Promise<number>,
  reference: string,
  wanted: number,
) {
  // In turns, so that a busy moment of the machine does not fall on one of them alone.
  const runs = [await theirs(), await ours(), await theirs(), await ours()]
  const [a = 0, b = 0, c = 0, d = 0] = runs
  const ratio = (b + d) / (a + c)
  tell(`${name}: ${ratio.toFixed(2)} of ${reference}`)
  rows.push([
    name,
    reference,
    `${formatWhole((b + d) / 2)}/s`,
    `${formatWhole((a + c) / 2)}/s`,
    ratio.toFixed(2),
    `>= ${wanted}`,
    ratio >= wanted ? 'met' : 'short',
  ])
}

function tell(line: string): void {
  console.error(line)
}

const formatWhole = (value: number) => Math.round(value).toLocaleString('en-US')
const dataDir = mkdtempSync(join(tmpdir(), 'porchlight-bench-'))
const first = await startPorchlight(dataDir)
await first.stop()
const copyOfData = mkdtempSync(join(tmpdir(), 'porchlight-bench-'))
cpSync(dataDir, copyOfData, { recursive: true })
const ours = await startPorchlight(dataDir)
const origin = `http://127.0.0.1:${ours.port}`

const page = Buffer.from(await (await fetch(`${origin}/contact`)).arrayBuffer())
const headers = Object.fromEntries((await fetch(`${origin}/contact`)).headers)
const small = brotliCompressSync(page)
const pick = (names: string[]) => Object.fromEntries(names.map((name) => [name, headers[name] ?? '']))
const bare = await startBare(small, {
  ...pick([
    'content-type',
    'cache-control',
    'content-security-policy',
    'etag',
    'vary',
    'x-content-type-options',
    'referrer-policy',
  ]),
  'Content-Encoding': 'br',
})
const brotli = { 'Accept-Encoding': 'br' }
await compare(
  'prerendered page, brotli',
  () => measureSpeed(ours, '/contact', brotli),
  () => measureSpeed(bare, '/', brotli),
  'bare node:http',
  0.95,
)
await bare.stop()
const nginx = await startNginx(page, small)
if (nginx) {
  await compare(
    'prerendered page, brotli',
    () => measureSpeed(ours, '/contact', brotli),
    () => measureSpeed(nginx, '/index.html', brotli),
    'nginx brotli_static',
    0.5,
  )
  await nginx.stop()
}
const health = await fetch(`${origin}/healthz`)
const ownHeaders = [...health.headers].filter(([name]) => !/^(content-length|date|connection|keep-alive)$/.test(name))
const bareHealth = await startBare(Buffer.from(await health.arrayBuffer()), Object.fromEntries(ownHeaders))
await compare(
  'GET /healthz',
  () => measureSpeed(ours, '/healthz'),
  () => measureSpeed(bareHealth, '/'),
  'bare node:http, same bytes and headers',
  0.85,
)
await bareHealth.stop()
const queries = await startBareQueries(copyOfData)
// As many as the server takes from one address at once without turning any away.
const fromOneAddress = 10
for (const path of ['/api/states', '/api/directory/stats', '/api/v1/residences?near=72201&radius=100&limit=25']) {
  await compare(
    `GET ${path}`,
    () => measureSpeed(ours, path, {}, fromOneAddress),
    () => measureSpeed(queries, path, {}, fromOneAddress),
    'the same statements in a bare handler',
    0.6,
  )
}
await queries.stop()
// As many as keep one core busy: more than it can carry are refused, and those are no pages.
const few = 4
// The demo's own search: 20 homes, their map, and those that miss something.
const search = '?near=72201&open=1'
const bareRender = await startBareRender(origin, `${search}&limit=20`)
for (const [name, path, wanted, visitors] of [
  ['search page rendered per request, with its data', `/residences${search}`, 0.75, 'with new hosts'],
  ['of which the data alone (its API call)', `/api/residences/answer${search}&limit=20`, 0.75, 'steady'],
  // The target is 20 times Next's rendering, which is no faster than this reference.
  ['the search that another visitor just asked for', `/residences${search}`, 20, 'from new addresses'],
] as const) {
  await compare(
    name,
    () => measureSpeed(ours, path, brotli, few, visitors),
    () => measureSpeed(bareRender, '/', {}, few),
    'bare renderToString of the same screen',
    wanted,
  )
}
await bareRender.stop()
const publicPaths = [
  ...siteMap.filter(({ path, rendering }) => rendering !== undefined && !path.includes(':')).map(({ path }) => path),
  '/directory/maine',
  '/residences',
  `/residences${search}`,
  '/es/residencias',
  residenceAddress,
]
tell(`${publicPaths.length} first visits, Lighthouse, taps ...`)
const weights = await weigh(origin, publicPaths)
const verdicts = await judge(origin, publicPaths)
const taps = await measureTaps(origin)
await ours.stop()
const memory = await measureMemory(dataDir)
for (const folder of [dataDir, copyOfData]) rmSync(folder, { recursive: true, force: true })

const [processor] = cpus()
console.log(
  `\n${new Date().toISOString().slice(0, 10)}, ${processor?.model ?? 'unknown processor'} x ${cpus().length}, node ${process.version}, ${execFileSync('git', ['rev-parse', '--short', 'HEAD']).toString().trim()}\n`,
)
printTable(['What', 'Reference', 'Ours', 'Theirs', 'Ratio', 'Target', ''], rows)
printTable(
  ['Start and rest', 'Measured', 'Target'],
  [
    ['cold start to ready, everything in place', `${Math.round(memory.startedInMs)} ms`, '<= 1500 ms'],
    ['memory at rest, embedded database', `${Math.round(memory.atRest)} MB`, '<= 200 MB'],
    ['memory after 10,000 mixed requests', `${Math.round(memory.afterRequests)} MB`, '<= 280 MB'],
  ],
)
printTable(
  ['First visit (KB on the wire)', 'HTML', 'JS', 'CSS', 'Fonts', 'Total', 'Requests', 'In its frames'],
  weights.map((w) => [
    w.path,
    w.html.toFixed(1),
    w.js.toFixed(1),
    w.css.toFixed(1),
    w.fonts.toFixed(1),
    w.total.toFixed(1),
    String(w.requests),
    w.framed.requests === 0 ? '-' : `${w.framed.total.toFixed(1)}, ${w.framed.requests} requests`,
  ]),
)

printTable(
  ['Tap or key to next picture, processor 4x slower', 'Slowest', 'Target', 'Script', 'Style and layout'],
  taps.map(({ what, slowest, script, style }) => [
    what,
    `${slowest} ms`,
    '<= 50 ms',
    `${Math.round(script)} ms`,
    `${Math.round(style)} ms`,
  ]),
)

if (verdicts === null) console.log('Lighthouse: no browser is installed here, and the packaged one cannot be used.\n')
else {
  printTable(
    ['Lighthouse, mobile', 'Performance', 'Accessibility', 'Best practices', 'SEO', 'LCP', 'CLS', 'TBT'],
    verdicts.map((v) => [
      v.path,
      ...v.scores.map(String),
      `${(v.largestPaint / 1000).toFixed(2)} s`,
      v.shift.toFixed(3),
      `${Math.round(v.blocking)} ms`,
    ]),
  )
}

// By themselves, now that the server has ended; each prints its own table.
await import('./table-taps.ts')
await import('./imports.ts')
await import('./limits.ts')

import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { type KillFigures, runKillRounds } from './kill-rounds.ts'

// npm run soak -- [--kills=50]: kill -9 while contact messages arrive. With DATABASE_URL (an empty database) on that
// PostgreSQL, otherwise on the embedded database. Needs no network and about ten minutes.

const { values } = parseArgs({ options: { kills: { type: 'string', default: '50' } } })
const dataDir = await mkdtemp(path.join(tmpdir(), 'porchlight-soak-'))
const { DATABASE_URL } = process.env
const figures = await runKillRounds({
  kills: Number(values.kills),
  dataDir,
  mailPatience: 8 * 60_000,
  ...(DATABASE_URL && { settings: { DATABASE_URL } }),
  say: console.log,
})
console.log(formatTable(figures))
const wrong = Object.entries(figures.wrong).flatMap(([kind, sentences]) => sentences.map((one) => `${kind}: ${one}`))
if (figures.mails.left > 0) wrong.push(`mails: ${figures.mails.left} are still on their way`)
if (figures.exitCode !== 0) wrong.push(`the server did not stop in order: exit code ${figures.exitCode}`)
for (const sentence of wrong.slice(0, 50)) console.log(`NOT RIGHT  ${sentence}`)
if (wrong.length > 0) console.log(`The data is left in ${dataDir}.`)
else await rm(dataDir, { recursive: true, force: true })
process.exitCode = wrong.length > 0 ? 1 : 0

function formatTable({ kills, readyAfter, mails, ...counts }: KillFigures): string {
  const sorted = readyAfter.toSorted((a, b) => a - b)
  const load = `${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)}`
  const rows: [string, string | number][] = [
    ['database', DATABASE_URL ? 'PostgreSQL' : 'embedded'],
    ['kills while writing, while starting', `${kills.whileWriting}, ${kills.whileStarting}`],
    ['messages written', counts.written],
    ['acknowledged', counts.acknowledged],
    ['stored (some were stored, and the answer was cut off)', counts.stored],
    ['sent again under their Idempotency-Key', counts.sentAgain],
    ['acknowledged and lost', counts.wrong.lost.length],
    ['stored twice', counts.wrong.twice.length],
    ['half-written or altered', counts.wrong.half.length],
    ['mails as whole files, once each', mails.files],
    ['mails tried more than once', mails.triedAgain],
    [
      `ready again, slowest / median in ms (${load})`,
      `${formatMs(sorted.at(-1))} / ${formatMs(sorted[sorted.length >> 1])}`,
    ],
  ]
  return `\n${rows.map(([what, figure]) => `${what.padEnd(56)}${figure}`).join('\n')}\n`
}

function formatMs(time: number | undefined): string {
  return time === undefined ? '-' : String(Math.round(time))
}

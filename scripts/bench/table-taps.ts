import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { findTowns } from '#scripts/demo/towns/towns.ts'
import { launchBrowser } from '#tests/support/browser/browser.ts'
import { signIn } from '#tests/support/desk/accounts.ts'
import { first, second } from './many/many-residences.ts'
import { printTable } from './report.ts'
import { startPorchlight } from './servers.ts'
import { type Action, measureTap, reference } from './taps.ts'

// How long a tap takes in the table of an affiliate with 500 homes: those of the demo, and the rest brought in by its
// import. Runs in npm run bench, or alone: npm run bench:table

const homes = 500
const password = 'a table of five hundred homes'
const path = '/affiliate/homes'

const sortBy = (column: string) => (page: Page) =>
  page.getByRole('link', { name: new RegExp(`^${column}\\W+sort`, 'i') }).click()

// By key: what a list of choices shows itself is drawn by the system.
const choose = (field: string) => (page: Page) => page.getByLabel(field, { exact: true }).first().press('ArrowDown')

const actions: Action[] = [
  reference,
  { what: 'sort by beds', path, act: sortBy('Beds') },
  { what: 'sort by town', path, act: sortBy('Town') },
  { what: 'filter: certificate', path, act: choose('Certificate') },
  { what: 'filter: claimed', path, act: choose('Operator') },
  { what: 'find, a letter', path, act: (page) => page.getByLabel('Name, town, number').press('a') },
  { what: 'next page', path, act: (page) => page.getByRole('link', { name: 'Next page', exact: true }).click() },
]

const dataDir = mkdtempSync(join(tmpdir(), 'porchlight-table-'))
process.env.DEMO_PASSWORD = password
const server = await startPorchlight(dataDir)
const origin = `http://127.0.0.1:${server.port}`
const browser = await launchBrowser()
const lines: string[][] = []
try {
  const session = await bringInHomes(browser)
  for (const action of actions) lines.push(await measureLine(action, session))
} finally {
  await browser.close()
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
console.log(`A table of ${homes} homes; ${cpus().length} processors, load ${loadavg()[0]?.toFixed(1)}\n`)
const head = [
  'Tap or key to next picture',
  'Slowest',
  'Target',
  'Script',
  'Style and layout',
  'Slowest, processor 4x slower',
]
printTable(head, lines)

function formatMs(ms: number): string {
  return `${Math.round(ms)} ms`
}

type Session = Awaited<ReturnType<typeof bringInHomes>>

async function bringInHomes(browser: Browser) {
  const context = await browser.newContext({ baseURL: origin })
  const page = await context.newPage()
  page.setDefaultTimeout(60_000)
  await page.goto('/sign-in')
  await signIn(page, 'affiliate@demo.example', password)
  await page.waitForURL(`${origin}/`)
  await page.goto(path)
  const missing = homes - (await countHomes(page))
  await page.goto('/workspace/import')
  await page.locator('html[data-ready]').waitFor()
  await page
    .getByLabel('Spreadsheet')
    .setInputFiles({ name: 'homes.csv', mimeType: 'text/csv', buffer: Buffer.from(writeRows(missing)) })
  await page.getByRole('button', { name: 'Check' }).click()
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await page.getByText(/homes? added|houses? added/).waitFor()
  await page.goto(path)
  const found = await countHomes(page)
  if (found !== homes) throw new Error(`The table has ${found} homes, not ${homes}.`)
  const session = await context.storageState()
  await context.close()
  return session
}

async function countHomes(page: Page): Promise<number> {
  const words = await page
    .locator('main')
    .getByText(/^[\d,]+ homes?(, page|$)/)
    .first()
    .textContent()
  return Number(/^[\d,]+/.exec(words ?? '')?.[0].replaceAll(',', ''))
}

function writeRows(howMany: number): string {
  const towns = findTowns('WV')
  const rows = Array.from({ length: howMany }, (_, at) => {
    const { name: town, zips } = towns[at % towns.length] ?? { name: '', zips: [] }
    const name = `${first[at % first.length]} ${second[Math.floor(at / first.length) % second.length]} ${at + 1}`
    const phone = `304-555-${String(1000 + at)}`
    return [name, `${at + 1} Generated Street`, town, zips[0]?.zip ?? '', phone, 'women', 4 + (at % 20), 'II'].join(',')
  })
  return ['House name,Address,City,ZIP,Phone,Gender,Beds,Level', ...rows].join('\n')
}

async function measureLine(action: Action, session: Session): Promise<string[]> {
  const quick = await measureTap(browser, origin, action, { slower: 1, session })
  const slow = await measureTap(browser, origin, action, { slower: 4, session })
  const target = action === reference ? '' : '<= 100 ms'
  return [
    action.what,
    `${quick.slowest} ms`,
    target,
    formatMs(quick.script),
    formatMs(quick.style),
    formatMs(slow.slowest),
  ]
}

import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { resolveInRoot, root } from './places.mjs'
import { runWithProgress, StepFailed, takeLastLines } from './progress.mjs'
import { runOneAtATime } from './run-one-at-a-time.mjs'

const stamp = resolveInRoot('build', '.built-from')
const sourceFolders = ['src', 'public', 'scripts/share-images', 'scripts/places', 'scripts/documents', 'scripts/demo']
const settings = ['package.json', 'package-lock.json', 'tsconfig.json']

/** Builds the pages when a source changed since the last build. Throws StepFailed when the build breaks. */
export async function ensureBuilt() {
  const wanted = computeSourceHash()
  if (isBuiltFrom(wanted)) return
  await runOneAtATime('build', async () => {
    if (!isBuiltFrom(wanted)) await build()
  })
}

/** Builds the pages in any case. */
export async function buildNow() {
  await runOneAtATime('build', build)
}

/** @param {string} hash */
function isBuiltFrom(hash) {
  const files = [
    ['server', 'main.js'],
    ['documents', 'entry.js'],
    ['documents', 'files.json'],
    ['places.txt'],
    ['client', 'sw.js'],
  ]
  const isStamped = existsSync(stamp) && readFileSync(stamp, 'utf8') === hash
  return isStamped && files.every((file) => existsSync(resolveInRoot('build', ...file)))
}

async function build() {
  // Read before building: what changes while it runs is built the next time.
  const hash = computeSourceHash()
  rmSync(stamp, { force: true })
  await step('Building pages and server (about 10 s)', [resolveInRoot('scripts', 'documents', 'build.ts')])
  await step('Listing the places a search knows', [resolveInRoot('scripts', 'places', 'make.ts')])
  await step('Drawing the pictures of link previews (4 s)', [resolveInRoot('scripts', 'share-images', 'make.ts')])
  writeFileSync(stamp, hash)
}

/** @param {string} label what is done, for people @param {string[]} args */
async function step(label, args) {
  const environment = { ...process.env, NODE_ENV: 'production' }
  const { ok, output } = await runWithProgress(label, process.execPath, args, environment)
  if (!ok) throw new StepFailed(`${takeLastLines(output, 40)}\n\nThe build failed; the reason is above.`)
}

/** One hash over names and contents of everything the build reads; tests are not part of it. */
function computeSourceHash() {
  const files = sourceFolders.flatMap((folder) =>
    readdirSync(resolveInRoot(folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
      .map((entry) => path.join(entry.parentPath, entry.name)),
  )
  const hash = createHash('sha256')
  for (const file of [...files.sort(), ...settings.map((name) => resolveInRoot(name))]) {
    hash.update(`\0${path.relative(root, file)}\0`).update(readFileSync(file))
  }
  return hash.digest('hex')
}

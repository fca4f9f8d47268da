import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'

type Chunk = {
  file: string
  imports?: string[]
  dynamicImports?: string[]
  css?: string[]
  assets?: string[]
}

/** What a board is drawn with: the shell, its two pages, and everything they fetch when it is first needed. */
const roots = [
  'src/web/entry.client.tsx',
  'src/web/root.tsx',
  'src/web/pages/home/home.page.tsx',
  'src/web/pages/beds/beds.page.tsx',
]

/** Builds the worker of the board into `clientDir` as one file that knows the names of the board's files. */
export async function writeWorker(clientDir: string): Promise<void> {
  const files = boardFiles(clientDir)
  const id = createHash('sha256').update(files.join()).digest('hex').slice(0, 12)
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { BUILD: JSON.stringify({ id, files }) },
    build: {
      outDir: clientDir,
      emptyOutDir: false,
      target: ['chrome107', 'firefox107', 'safari16'],
      lib: { entry: 'src/web/worker/sw.ts', formats: ['iife'], name: 'board', fileName: () => 'sw.js' },
    },
  })
}

function boardFiles(clientDir: string): string[] {
  const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(clientDir, '.vite/manifest.json'), 'utf8'))
  const found = new Set<string>()
  const seen = new Set<string>()
  const visit = (key: string) => {
    if (seen.has(key)) return
    seen.add(key)
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The build has no ${key}, which the board is made of.`)
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) found.add(`/${file}`)
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) visit(next)
  }
  for (const key of Object.keys(manifest))
    if (roots.some((root) => key === root || key.startsWith(`${root}?`))) visit(key)
  // The router's own table of pages is no part of the manifest.
  const routes = readdirSync(join(clientDir, 'assets')).filter((name) => /^manifest-[^/]+\.js$/.test(name))
  const fonts = readdirSync(join(clientDir, 'fonts')).filter((name) => name.endsWith('.woff2'))
  return [...found, ...routes.map((name) => `/assets/${name}`), ...fonts.map((name) => `/fonts/${name}`)].sort()
}

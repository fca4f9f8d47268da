import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { WrittenFiles } from '#web/documents/built-files.ts'
import type { Manifest } from './manifest.ts'

const pages = [
  'landing/board.page.tsx',
  'beds/beds.page.tsx',
  'inquiries/messages.page.tsx',
  'waiting/waiting.page.tsx',
]
const islands = [
  'src/web/pages/landing/board/night-board-screen.island.tsx',
  'src/web/pages/landing/board/many-board-screen.island.tsx',
  'src/web/pages/beds/beds-screen.island.tsx',
  'src/web/pages/beds/many-beds-screen.island.tsx',
  'src/web/pages/inquiries/messages-screen.island.tsx',
  'src/web/pages/waiting/waiting-screen.island.tsx',
]

export function listBoardFiles(clientDir: string, { scripts, styles }: WrittenFiles, manifest: Manifest): string[] {
  const fonts = readdirSync(join(clientDir, 'fonts')).filter((name) => name.endsWith('.woff2'))
  const found = new Set([scripts.site, ...pages.flatMap((page) => styles[page] ?? [])])
  for (const name of fonts) found.add(`/fonts/${name}`)
  const seen = new Set<string>()
  const visit = (key: string) => {
    if (seen.has(key)) return
    seen.add(key)
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The build has no ${key}, which the board is made of.`)
    for (const file of [chunk.file, ...(chunk.assets ?? [])]) found.add(`/${file}`)
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) visit(next)
  }
  for (const island of islands) visit(island)
  return [...found].sort()
}

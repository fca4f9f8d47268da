import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { bundleAsync } from 'lightningcss'
import { resolveInRoot } from '#scripts/toolchain/places.mjs'
import { siteMap } from '#web/site-map.ts'
import { listPageFiles, type ModuleGraph } from './pages-plugin.ts'

// Phones of the last four years: nesting and light-dark() are lowered for them.
const pack = (major: number, minor = 0) => (major << 16) | (minor << 8)
export const targets = { chrome: pack(107), firefox: pack(107), safari: pack(16), ios_saf: pack(16) }

const everyPage = ['src/web/documents/document.tsx', 'src/web/parts/frame/shell/site-frame.tsx']
const isForMany = (file: string) => siteMap.some(({ page, rendering }) => page === file && rendering !== undefined)

/**
 * A page that many visit first has one stylesheet, so that it waits only once; others share files. Gives addresses by
 * page.
 */
export async function writeStyles(graph: ModuleGraph, clientDir: string): Promise<Record<string, readonly string[]>> {
  const shared = [...new Set(everyPage.flatMap((file) => listSheets(graph, resolveInRoot(file))))]
  const site = await write(clientDir, 'site', shared)
  const listOwn = (root: string) => listSheets(graph, root).filter((sheet) => !shared.includes(sheet))
  const styles: Record<string, readonly string[]> = {}
  for (const page of listPageFiles()) {
    const sheets = listOwn(resolveInRoot('src/web/pages', page))
    const name = basename(page, '.page.tsx')
    styles[page] = isForMany(page)
      ? await write(clientDir, name, [...shared, ...sheets])
      : [...site, ...(await write(clientDir, name, sheets))]
  }
  return styles
}

function listSheets(graph: ModuleGraph, root: string): string[] {
  const seen = new Set<string>()
  const visit = (id: string) => {
    if (seen.has(id)) return
    seen.add(id)
    for (const imported of graph.get(id)?.now ?? []) visit(imported)
  }
  visit(root)
  // What is visited meanwhile is gone through as well.
  for (const id of seen) for (const fetched of graph.get(id)?.later ?? []) visit(fetched)
  return [...seen].filter((id) => id.endsWith('.css'))
}

async function write(clientDir: string, name: string, sheets: readonly string[]): Promise<string[]> {
  if (sheets.length === 0) return []
  const gathered = sheets.map((sheet) => `@import ${JSON.stringify(sheet)};`).join('\n')
  const { code } = await bundleAsync({
    filename: name,
    minify: true,
    targets,
    resolver: { read: (file) => (file === name ? gathered : readFileSync(file, 'utf8')) },
  })
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8)
  const file = `assets/${name}-${hash}.css`
  writeFileSync(join(clientDir, file), code)
  return [`/${file}`]
}

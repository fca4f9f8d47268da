import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SiteSettings } from '#contract/directory/site.ts'

type StoredPages = { key: string; pages: Record<string, string> }

export async function readOrRenderPages(parts: {
  buildDir: string
  cacheDir: string
  name: string
  site: SiteSettings
  paths: readonly string[]
  render: (path: string) => Promise<string>
}): Promise<Record<string, string>> {
  const { buildDir, cacheDir, name, site, paths, render } = parts
  const file = join(cacheDir, `${name}.json`)
  // The code that draws them, and the names of the files they ask for, which hold a hash each.
  const built = ['entry.js', 'files.json'].map((name) => readFile(join(buildDir, 'documents', name)))
  const key = createHash('sha256')
    .update(Buffer.concat(await Promise.all(built)))
    .update(JSON.stringify([site, paths]))
    .digest('base64url')
  const stored = await readStored(file)
  if (stored?.key === key) return stored.pages
  const pages: Record<string, string> = {}
  for (const path of paths) pages[path] = await render(path)
  await mkdir(cacheDir, { recursive: true })
  const aside = `${file}.${process.pid}.new`
  await writeFile(aside, JSON.stringify({ key, pages } satisfies StoredPages))
  await rename(aside, file)
  return pages
}

async function readStored(file: string): Promise<StoredPages | null> {
  try {
    const stored: unknown = JSON.parse(await readFile(file, 'utf8'))
    return isStoredPages(stored) ? stored : null
  } catch {
    return null
  }
}

function isStoredPages(value: unknown): value is StoredPages {
  return typeof value === 'object' && value !== null && 'key' in value && 'pages' in value
}

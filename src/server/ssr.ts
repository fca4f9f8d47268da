import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { BuiltFiles, WrittenFiles } from '#web/documents/built-files.ts'
import type * as Entry from '#web/documents/entry.ts'
import type { PageAnswer, PostedForm, RequestFacts, TakesFiles } from '#web/plumbing/request-context.ts'
import type { SitePage } from '#web/site-map.ts'
import { computeInlineHash } from './plumbing/answers/content-security.ts'

export type { BuiltFiles } from '#web/documents/built-files.ts'
export type { PageAnswer, PostedForm, RequestFacts, TakesFiles } from '#web/plumbing/request-context.ts'

export type Pages = {
  render(request: Request, facts: RequestFacts, form?: PostedForm): Promise<PageAnswer>
  forms: readonly { path: string; takesFiles: TakesFiles | null }[]
  paths: string[]
  addresses: string[]
  prerendered: string[]
  eachMinute: string[]
  inlineScripts: readonly string[]
  styleHashes(path: string): readonly string[]
}

export type PagesOnDisk = { load(): Promise<{ entry: unknown; files: BuiltFiles }> }

export async function loadPages(buildDir: string, development?: PagesOnDisk): Promise<Pages> {
  const first = development ? await loadPagesOnDisk(development) : await loadBuiltPages(buildDir)
  const known = {
    inlineScripts: first.entry.inlineScripts,
    ...listAddresses(first.entry.siteMap),
    styleHashes: (path: string) => first.styleHashes.get(first.entry.findPageAt(path) ?? '') ?? [],
  }
  if (!development) return { ...known, render: first.entry.respondWith(first.files), forms: first.entry.forms }
  let { entry: latest } = first
  return {
    ...known,
    async render(request, facts, form) {
      const { entry, files } = await loadPagesOnDisk(development)
      latest = entry
      return entry.respondWith(files)(request, facts, form)
    },
    // Any page may get its first form while the server runs.
    forms: first.entry.pathsInOrder.map((path) => ({
      path,
      get takesFiles() {
        return latest.forms.find((one) => one.path === path)?.takesFiles ?? null
      },
    })),
  }
}

type LoadedSite = { entry: typeof Entry; files: BuiltFiles; styleHashes: ReadonlyMap<string, readonly string[]> }

async function loadBuiltPages(buildDir: string): Promise<LoadedSite> {
  const getFilePath = (name: string) => join(buildDir, 'documents', name)
  const written: WrittenFiles = JSON.parse(await readFile(getFilePath('files.json'), 'utf8'))
  const entry: typeof Entry = await import(pathToFileURL(getFilePath('entry.js')).href)
  const texts = await readInlineStyles(entry.siteMap, written, (address) =>
    readFile(join(buildDir, 'client', address), 'utf8'),
  )
  const styleHashes = new Map([...texts].map(([page, style]) => [page, [computeInlineHash(style)]]))
  return { entry, files: entry.buildFiles(written, texts), styleHashes }
}

async function readInlineStyles(
  siteMap: readonly SitePage[],
  { styles }: WrittenFiles,
  read: (address: string) => Promise<string>,
): Promise<Map<string, string>> {
  const isHeld = ({ rendering }: SitePage) => rendering === 'prerendered' || rendering === 'each-minute'
  const pages = new Set(siteMap.filter(isHeld).map(({ page }) => page))
  const texts = [...pages].map(
    async (page) => [page, (await Promise.all((styles[page] ?? []).map(read))).join('')] as const,
  )
  return new Map(await Promise.all(texts))
}

async function loadPagesOnDisk(development: PagesOnDisk): Promise<LoadedSite> {
  const { entry, files } = await development.load()
  if (!isEntry(entry)) throw new Error('src/web/documents/entry.ts does not render pages.')
  return { entry, files, styleHashes: new Map() }
}

function isEntry(loaded: unknown): loaded is typeof Entry {
  return typeof loaded === 'object' && loaded !== null && 'respondWith' in loaded
}

function listAddresses(siteMap: readonly SitePage[]) {
  const listAddressesOfPage = ({ path, each }: SitePage) => each?.map((value) => path.replace(/:\w+/, value)) ?? [path]
  const listRendered = (rendering: SitePage['rendering']) =>
    siteMap.filter((page) => page.rendering === rendering).flatMap(listAddressesOfPage)
  return {
    paths: siteMap.map(({ path }) => path),
    addresses: siteMap.flatMap(listAddressesOfPage).filter((address) => !address.includes(':')),
    prerendered: listRendered('prerendered'),
    eachMinute: listRendered('each-minute'),
  }
}

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { inlineHash } from '#server/plumbing/answers/content-security.ts'
import type { BuiltFiles, WrittenFiles } from '#web/documents/built-files.ts'
import type * as Entry from '#web/documents/entry.ts'
import type { TakesFiles } from '#web/plumbing/page.ts'
import type { PageAnswer, PostedForm, RequestFacts } from '#web/plumbing/request-context.ts'
import type { SitePage } from '#web/site-map.ts'

export type { BuiltFiles } from '#web/documents/built-files.ts'
export type { TakesFiles } from '#web/plumbing/page.ts'
export type { PageAnswer, PostedForm, RequestFacts } from '#web/plumbing/request-context.ts'

/** The built pages: the only door from the server to the web room. */
export type Pages = {
  /** Renders one request; with `form`, what was posted to the page is done first. */
  render(request: Request, facts: RequestFacts, form?: PostedForm): Promise<PageAnswer>
  /** The paths of the pages that take forms, the one that is meant first. */
  forms: readonly { path: string; takesFiles: TakesFiles | null }[]
  /** The whole site map's paths; one for many pages holds a colon (`/directory/:state`). */
  paths: string[]
  /** Every address that the site map knows by itself: its paths, and one for each value of a path for many pages. */
  addresses: string[]
  /** Addresses whose bytes are the same for everyone. */
  prerendered: string[]
  /** Addresses whose bytes are the same for everyone for a minute. */
  eachMinute: string[]
  /** Our own inline scripts, the same on every page. */
  inlineScripts: readonly string[]
  /** Hashes of the styles that stand in the page at a path, for the Content-Security-Policy. */
  styleHashes(path: string): readonly string[]
}

/** The pages as they are on disk now, asked anew for every request. */
export type PagesOnDisk = { load(): Promise<{ entry: unknown; files: BuiltFiles }> }

/** Loads the pages that `npm run build` made, or those of `development`. Throws when there is no build. */
export async function loadPages(buildDir: string, development?: PagesOnDisk): Promise<Pages> {
  const first = development ? await pagesOnDisk(development) : await builtPages(buildDir)
  const known = {
    inlineScripts: first.entry.inlineScripts,
    ...addressesIn(first.entry.siteMap),
    styleHashes: (path: string) => first.styleHashes.get(first.entry.pageAt(path) ?? '') ?? [],
  }
  if (!development) return { ...known, render: first.entry.respondWith(first.files), forms: first.entry.forms }
  let { entry: latest } = first
  return {
    ...known,
    async render(request, facts, form) {
      const { entry, files } = await pagesOnDisk(development)
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

type Loaded = { entry: typeof Entry; files: BuiltFiles; styleHashes: ReadonlyMap<string, readonly string[]> }

async function builtPages(buildDir: string): Promise<Loaded> {
  const file = (name: string) => join(buildDir, 'documents', name)
  const written: WrittenFiles = JSON.parse(await readFile(file('files.json'), 'utf8'))
  const entry: typeof Entry = await import(pathToFileURL(file('entry.js')).href)
  const texts = await inlineStyles(entry.siteMap, written, (address) =>
    readFile(join(buildDir, 'client', address), 'utf8'),
  )
  const styleHashes = new Map([...texts].map(([page, style]) => [page, [inlineHash(style)]]))
  return { entry, files: entry.builtFiles(written, texts), styleHashes }
}

/** The style of the pages that are held in memory, by the page's file: it stands in them, and nothing is waited for. */
async function inlineStyles(
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

async function pagesOnDisk(development: PagesOnDisk): Promise<Loaded> {
  const { entry, files } = await development.load()
  if (!isEntry(entry)) throw new Error('src/web/documents/entry.ts does not render pages.')
  return { entry, files, styleHashes: new Map() }
}

function isEntry(loaded: unknown): loaded is typeof Entry {
  return typeof loaded === 'object' && loaded !== null && 'respondWith' in loaded
}

function addressesIn(siteMap: readonly SitePage[]) {
  const addresses = ({ path, each }: SitePage) => each?.map((value) => path.replace(/:\w+/, value)) ?? [path]
  const rendered = (rendering: SitePage['rendering']) =>
    siteMap.filter((page) => page.rendering === rendering).flatMap(addresses)
  return {
    paths: siteMap.map(({ path }) => path),
    addresses: siteMap.flatMap(addresses).filter((address) => !address.includes(':')),
    prerendered: rendered('prerendered'),
    eachMinute: rendered('each-minute'),
  }
}

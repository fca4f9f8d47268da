import { EARLY_SCRIPT } from '#web/plumbing/early/early-script.ts'
import { EARLY_TAPS } from '#web/plumbing/early/early-taps.ts'
import { FRAMED_SCRIPT } from '#web/plumbing/early/framed-script.ts'
import { PLAIN_WAYS } from '#web/plumbing/early/plain-ways.ts'
import { PREFETCH_RULES } from '#web/plumbing/early/prefetch-rules.ts'
import type { Page, TakesFiles } from '#web/plumbing/page.ts'
import type { PageAnswer, PostedForm, RequestFacts } from '#web/plumbing/request-context.ts'
import type { BuiltFiles } from './built-files.ts'
import { matchedRows, matchPage } from './match.ts'
import { respond } from './respond.tsx'

export { siteMap } from '#web/site-map.ts'
export { builtFiles } from './built-files.ts'

/** By the page's file, as the site map names it. */
const found = import.meta.glob<Page<unknown>>('./**/*.page.tsx', { base: '../pages', eager: true, import: 'default' })
const pages = Object.fromEntries(Object.entries(found).map(([file, page]) => [file.slice('./'.length), page]))

/** Scripts that stand inline on every page, or on every page made for frames, for the Content-Security-Policy. */
export const inlineScripts = [EARLY_SCRIPT, EARLY_TAPS, PLAIN_WAYS, FRAMED_SCRIPT, PREFETCH_RULES]

/** The page for visitors at a path, by its file. */
export const pageAt = (path: string): string | undefined => matchPage(path)?.row.page

/** The paths of the pages that take forms, in the order in which they are tried. */
export const forms = matchedRows.flatMap(({ path, page, signedInPage = page }) => {
  const takers = [page, signedInPage].flatMap((file) => (pages[file]?.act ? [pages[file]] : []))
  const takesFiles: TakesFiles | null = takers.find((one) => one.takesFiles)?.takesFiles ?? null
  return takers.length > 0 ? [{ path, takesFiles }] : []
})

/** The paths of all pages, in the same order. */
export const pathsInOrder = matchedRows.map(({ path }) => path)

/** What the server loads: the answer to a request for a page. */
export function respondWith(files: BuiltFiles) {
  return (request: Request, facts: RequestFacts, form?: PostedForm): Promise<PageAnswer> =>
    respond({ request, facts, files, pages, form })
}

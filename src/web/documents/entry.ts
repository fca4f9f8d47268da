import { EARLY_SCRIPT } from '#web/plumbing/early/early-script.ts'
import { EARLY_TAPS } from '#web/plumbing/early/early-taps.ts'
import { FRAMED_SCRIPT } from '#web/plumbing/early/framed-script.ts'
import { PLAIN_WAYS } from '#web/plumbing/early/plain-ways.ts'
import { PREFETCH_RULES } from '#web/plumbing/early/prefetch-rules.ts'
import type { Page } from '#web/plumbing/page.ts'
import type { PageAnswer, PostedForm, RequestFacts, TakesFiles } from '#web/plumbing/request-context.ts'
import type { BuiltFiles } from './built-files.ts'
import { matchedRows, matchPage } from './match.ts'
import { respond } from './respond.tsx'

export { siteMap } from '#web/site-map.ts'
export { buildFiles } from './built-files.ts'

const found = import.meta.glob<Page<unknown>>('./**/*.page.tsx', { base: '../pages', eager: true, import: 'default' })
const pages = Object.fromEntries(Object.entries(found).map(([file, page]) => [file.slice('./'.length), page]))

/** Inline scripts that the Content-Security-Policy must allow, for all pages or for pages made for frames. */
export const inlineScripts = [EARLY_SCRIPT, EARLY_TAPS, PLAIN_WAYS, FRAMED_SCRIPT, PREFETCH_RULES]

export const findPageAt = (path: string): string | undefined => matchPage(path)?.row.page

export const forms = matchedRows.flatMap(({ path, page, signedInPage = page }) => {
  const takers = [page, signedInPage].flatMap((file) => (pages[file]?.act ? [pages[file]] : []))
  const takesFiles: TakesFiles | null = takers.find((one) => one.takesFiles)?.takesFiles ?? null
  return takers.length > 0 ? [{ path, takesFiles }] : []
})

export const pathsInOrder = matchedRows.map(({ path }) => path)

export function respondWith(files: BuiltFiles) {
  return (request: Request, facts: RequestFacts, form?: PostedForm): Promise<PageAnswer> =>
    respond({ request, facts, files, pages, form })
}

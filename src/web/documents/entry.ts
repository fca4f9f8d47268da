import { pages } from 'virtual:pages'
import { EARLY_SCRIPT } from '#web/plumbing/early-script.ts'
import { EARLY_TAPS } from '#web/plumbing/early-taps.ts'
import { FRAMED_SCRIPT } from '#web/plumbing/framed-script.ts'
import type { RequestFacts } from '#web/plumbing/request-context.ts'
import type { BuiltFiles } from './built-files.ts'
import { respond } from './respond.tsx'

export { siteMap } from '#web/site-map.ts'
export { builtFiles } from './built-files.ts'

/** Scripts that stand inline on every page, or on every page made for frames, for the Content-Security-Policy. */
export const inlineScripts = [EARLY_SCRIPT, EARLY_TAPS, FRAMED_SCRIPT]

/** What the server loads: the answer to a request for a page. */
export function respondWith(files: BuiltFiles) {
  return (request: Request, facts: RequestFacts): Promise<Response> => respond({ request, facts, files, pages })
}

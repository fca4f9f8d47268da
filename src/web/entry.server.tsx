import { Writable } from 'node:stream'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server.node'
import {
  createRequestHandler,
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { languageAsked, preferredLanguage } from '#domain/language.ts'
import { EARLY_SCRIPT } from '#web/parts/crisis/theme-choice.ts'
import { FRAMED_SCRIPT } from '#web/plumbing/framed-script.ts'
import { requestFacts } from '#web/plumbing/request-context.ts'
import { isTroubleHandle, VisitorLanguage } from '#web/plumbing/visitor-language.ts'
import { putToSleep, WAKE_SCRIPT } from '#web/plumbing/waking.ts'

export { contextFor } from '#web/plumbing/request-context.ts'
export { siteMap } from '#web/site-map.ts'
export { createRequestHandler }

/** Scripts that stand inline on every page, or on every page made for frames, for the Content-Security-Policy. */
export const inlineScripts = [EARLY_SCRIPT, WAKE_SCRIPT, FRAMED_SCRIPT]

/** Renders one page to its end: our pages hold no late parts, so nothing is gained by streaming half of one. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { nonce } = loadContext.get(requestFacts)
  const html = await renderWhole(
    <VisitorLanguage value={preferredLanguage(request.headers.get('accept-language'))}>
      <ServerRouter context={context} url={request.url} {...(nonce && { nonce })} />
    </VisitorLanguage>,
    nonce,
  )
  headers.set('Content-Type', 'text/html; charset=utf-8')
  if (goesByVisitor(request, context)) headers.append('Vary', 'Accept-Language')
  // While developing, the reload socket has to be there from the start.
  return new Response(import.meta.env.DEV ? html : putToSleep(html), { status, headers })
}

/** React's stream for Node keeps text as text until the end: a third less work than the one of the web's streams. */
function renderWhole(page: ReactNode, nonce: string | undefined): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        // React writes into the same memory again.
        chunks.push(Buffer.from(chunk))
        done()
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString('utf8'))
        done()
      },
    })
    const { pipe } = renderToPipeableStream(page, {
      ...(nonce && { nonce }),
      // Otherwise React sends what a large part shows while it waits, and a script that puts the part in its place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(sink),
      onShellError: reject,
    })
  })
}

/** True for an error page whose address names no language: it is told in the one the visitor's browser asks for. */
function goesByVisitor(request: Request, { staticHandlerContext, routeModules }: EntryContext): boolean {
  const { pathname, searchParams } = new URL(request.url)
  const { errors, matches } = staticHandlerContext
  const isTrouble = errors !== null || matches.some(({ route }) => isTroubleHandle(routeModules[route.id]?.handle))
  return isTrouble && languageAsked(pathname, searchParams) === null
}

/**
 * Hands what went wrong to the server's log. A visitor who left early is no error, nor is an address that nothing answers
 * to: what was typed there may be somebody's own.
 */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  if (isRouteErrorResponse(error) && error.status < 500) return
  if (!request.signal.aborted) context.get(requestFacts).report(error)
}

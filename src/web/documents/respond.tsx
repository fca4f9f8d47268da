import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { frameEs } from '#content/seekers/frame.es.ts'
import { languageAsked, languageOfPage, preferredLanguage } from '#domain/language.ts'
import { FrameWordsContext, frameEn } from '#web/parts/frame-words/frame-words.ts'
import { SiteFrame } from '#web/parts/shell/site-frame.tsx'
import { ApiError } from '#web/plumbing/api-client.ts'
import { Loaded, type Page, type Visit } from '#web/plumbing/page.ts'
import { PageContext } from '#web/plumbing/page-context.ts'
import type { PostedForm, RequestFacts } from '#web/plumbing/request-context.ts'
import { KnownUser } from '#web/plumbing/session.ts'
import { troublePage } from '#web/site-map.ts'
import { NewTabWords } from '#web/ui/action/new-tab-words.ts'
import { DocumentDrawings, DrawingShapes } from '#web/ui/icon/drawing.tsx'
import { answerForm } from './answer-form.ts'
import type { BuiltFiles } from './built-files.ts'
import { Document } from './document.tsx'
import { matchPage, plainPath } from './match.ts'

export type Pages = Readonly<Record<string, Page<unknown>>>

const frames = { en: frameEn, es: frameEs }

type Asked = {
  request: Request
  facts: RequestFacts
  files: BuiltFiles
  pages: Pages
  /** What was posted to the page, if that is what is answered. */
  form?: PostedForm | undefined
}

/** The answer to a request for a page. */
export async function respond(asked: Asked): Promise<Response> {
  const { request, facts, form } = asked
  const match = matchPage(new URL(request.url).pathname)
  if (match === null) return showTrouble(asked, 404)
  const { page, signedInPage = page, rendering } = match.row
  const file = facts.user ? signedInPage : page
  const visit = visitOf(asked, match.params)
  const show = (one: Visit) => showPage(asked, file, one, rendering !== 'per-request')
  try {
    if (!form) return await show(visit)
    return await answerForm(pageOf(asked, file), visit, form, {
      show: (refused) => show({ ...visit, refused }),
      isForScript: asksForJson(asked),
      report: facts.report,
    })
  } catch (error) {
    const status = error instanceof ApiError ? error.status : 500
    if (status >= 500 && !request.signal.aborted) facts.report(error)
    return showTrouble(asked, status)
  }
}

function pageOf({ pages }: Asked, file: string): Page<unknown> {
  const page = pages[file]
  if (!page) throw new Error(`${file} is in the site map and not in the build.`)
  return page
}

function visitOf({ request, facts: { site, user, fetch } }: Asked, params: Visit['params']): Visit {
  const { pathname, searchParams: query } = new URL(request.url)
  const path = plainPath(pathname)
  return { path, params, query, language: languageOfPage(path, query), site, user, fetch, refused: null }
}

const asksForJson = ({ request }: Asked) => request.headers.get('accept') === 'application/json'

async function showPage(asked: Asked, file: string, visit: Visit, isForAll: boolean): Promise<Response> {
  const page = pageOf(asked, file)
  const found = await page.load?.(visit)
  const isForScript = page.answersScripts === true && asksForJson(asked)
  if (found instanceof Response) {
    const to = found.headers.get('Location')
    if (to === null) return showTrouble(asked, found.status)
    return isForScript ? Response.json({ kind: 'elsewhere', to }, { headers: { Vary: 'Accept' } }) : found
  }
  const { data, status, headers: own } = found instanceof Loaded ? found : new Loaded(found, {})
  const mayKeep = isForAll && visit.user === null && visit.refused === null && status === 200
  const headers = {
    // The server may keep it for a moment, and the browser for the way back.
    ...(mayKeep && { 'Cache-Control': 'no-cache' }),
    ...own,
    ...(page.answersScripts && { Vary: 'Accept' }),
  }
  if (isForScript) return Response.json(data, { status, headers })
  return renderPage(asked, file, visit, data, { status, headers })
}

/** What stands in place of a page that is not there, or that broke. It is told in the language of the visitor. */
function showTrouble(asked: Asked, status: number): Response {
  const visit = visitOf(asked, {})
  const said = languageAsked(visit.path, visit.query)
  const language = said ?? preferredLanguage(asked.request.headers.get('accept-language'))
  const headers: Record<string, string> = said === null ? { Vary: 'Accept-Language' } : {}
  return renderPage(asked, troublePage, { ...visit, language }, status, { status, headers })
}

type Under = { status: number; headers: Record<string, string> }

function renderPage(asked: Asked, file: string, visit: Visit, data: unknown, { status, headers }: Under): Response {
  const { show: Show, head, frame = 'site', hasHomes } = pageOf(asked, file)
  const { scripts, reloading, islandAt, stylesOf, styleIn } = asked.files
  const style = styleIn(file)
  const { language, path, query, site, user } = visit
  const words = frames[language]
  const drawings = new Map<string, ReactNode>()
  const html = renderToStaticMarkup(
    <Document
      language={language}
      newTab={words.newTab}
      scripts={frame === 'site' ? reloading : [...reloading, scripts.bare]}
      lateScript={frame === 'site' ? scripts.site : undefined}
      styles={style === undefined ? stylesOf(file) : []}
      style={style}
      head={head({ data, visit })}
    >
      <PageContext value={{ path, query: query.toString(), site, islandAt }}>
        <FrameWordsContext value={words}>
          <NewTabWords value={words.newTab}>
            <KnownUser value={user}>
              <DocumentDrawings value={drawings}>
                <SiteFrame site={site} user={user} bare={frame === 'bare'} hasHomes={hasHomes?.(data) ?? false}>
                  <Show data={data} visit={visit} />
                </SiteFrame>
              </DocumentDrawings>
            </KnownUser>
          </NewTabWords>
        </FrameWordsContext>
      </PageContext>
    </Document>,
  )
  const shapes = renderToStaticMarkup(<DrawingShapes drawings={drawings} />)
  const text = `<!doctype html>${html.replace('<body>', (body) => body + shapes)}`
  return new Response(text, { status, headers: { ...headers, 'Content-Type': 'text/html; charset=utf-8' } })
}

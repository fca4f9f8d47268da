import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { frameEs } from '#content/seekers/frame.es.ts'
import { troubleEn } from '#content/seekers/trouble.en.ts'
import { troubleEs } from '#content/seekers/trouble.es.ts'
import { type Language, languageAsked, languageOfPage, preferredLanguage } from '#domain/language.ts'
import { type FrameWords, FrameWordsContext, frameEn } from '#web/parts/frame-words/frame-words.ts'
import { SiteFrame } from '#web/parts/shell/site-frame.tsx'
import { ApiError } from '#web/plumbing/api-client.ts'
import { IslandAddress } from '#web/plumbing/island.tsx'
import { Answer, type Frame, Loaded, type Page, type Visit } from '#web/plumbing/page.ts'
import { PageContext } from '#web/plumbing/page-context.ts'
import type { HeadTag } from '#web/plumbing/page-head.ts'
import type { PostedForm, RequestFacts } from '#web/plumbing/request-context.ts'
import { KnownUser } from '#web/plumbing/session.ts'
import { NewTabWords } from '#web/ui/action/new-tab-words.ts'
import { FormWayContext } from '#web/ui/form/form-way.ts'
import { DocumentDrawings, DrawingShapes } from '#web/ui/icon/drawing.tsx'
import { answerForm } from './answer-form.ts'
import { type BuiltFiles, filesOf } from './built-files.ts'
import { Document } from './document.tsx'
import { matchPage, type PageMatch, plainPath } from './match.ts'
import { Trouble } from './trouble.tsx'

export type Pages = Readonly<Record<string, Page<unknown>>>

const frames: Record<Language, FrameWords> = { en: frameEn, es: frameEs }
const troubles = { en: troubleEn, es: troubleEs }

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
  const url = new URL(asked.request.url)
  const match = matchPage(url.pathname)
  if (match === null) return trouble(asked, url, 404)
  const file = fileOf(match, asked.facts.user)
  const page = asked.pages[file]
  if (!page) throw new Error(`${file} is in the site map and not in the build.`)
  const visit = visitOf(asked, url, match)
  try {
    if (!asked.form) return await show(asked, match, page, visit)
    return await answerForm(page, visit, asked.form, {
      show: (refused) => show(asked, match, page, { ...visit, refused }),
      isForScript: asksForJson(asked),
      report: asked.facts.report,
    })
  } catch (error) {
    const status = error instanceof ApiError ? error.status : 500
    if (status >= 500 && !asked.request.signal.aborted) asked.facts.report(error)
    return trouble(asked, url, status)
  }
}

function fileOf({ row: { page, signedInPage = page } }: PageMatch, user: Visit['user']): string {
  return user ? signedInPage : page
}

function visitOf({ facts }: Asked, url: URL, { params }: PageMatch): Visit {
  const { site, user, fetch } = facts
  const path = plainPath(url.pathname)
  const language = languageOfPage(path, url.searchParams)
  return { path, params, query: url.searchParams, language, site, user, fetch, refused: null }
}

const asksForJson = ({ request }: Asked) => request.headers.get('accept') === 'application/json'

async function show(asked: Asked, match: PageMatch, page: Page<unknown>, visit: Visit): Promise<Response> {
  const found = await page.load?.(visit)
  const isForScript = page.answersScripts === true && asksForJson(asked)
  if (found instanceof Answer) {
    if (found.to === null) return trouble(asked, new URL(asked.request.url), found.status)
    if (isForScript) return Response.json({ kind: 'elsewhere', to: found.to }, { headers: { Vary: 'Accept' } })
    return new Response(null, { status: found.status, headers: { ...found.headers, Location: found.to } })
  }
  const { data, status, headers: own } = found instanceof Loaded ? found : new Loaded(found, {})
  const isForVisitors =
    match.row.rendering !== 'per-request' && visit.user === null && visit.refused === null && status === 200
  const headers = {
    // The server may keep it for a moment, and the browser for the way back.
    ...(isForVisitors && { 'Cache-Control': 'no-cache' }),
    ...own,
    ...(page.answersScripts && { Vary: 'Accept' }),
  }
  if (isForScript) return Response.json(data, { status, headers })
  const { show: Show, frame = 'site' } = page
  const html = renderDocument({
    asked,
    language: visit.language,
    page: fileOf(match, visit.user),
    path: visit.path,
    query: visit.query.toString(),
    frame,
    head: page.head({ data, visit }),
    hasHomes: page.hasHomes?.(data) ?? false,
    children: <Show data={data} visit={visit} />,
  })
  return new Response(html, { status, headers: { ...headers, 'Content-Type': 'text/html; charset=utf-8' } })
}

/** What stands in place of a page that is not there, or that broke. It is told in the language of the visitor. */
function trouble(asked: Asked, url: URL, status: number): Response {
  const said = languageAsked(url.pathname, url.searchParams)
  const language = said ?? preferredLanguage(asked.request.headers.get('accept-language'))
  const html = renderDocument({
    ...{
      asked,
      language,
      page: 'trouble',
      path: url.pathname,
      query: url.searchParams.toString(),
      frame: 'site',
      hasHomes: false,
    },
    head: [{ name: 'robots', content: 'noindex' }],
    children: <Trouble status={status} words={troubles[language]} />,
  })
  const headers = { 'Content-Type': 'text/html; charset=utf-8', ...(said === null && { Vary: 'Accept-Language' }) }
  return new Response(html, { status, headers })
}

type Shown = {
  asked: Asked
  language: Language
  /** As in the site map; `trouble` for what is no page of it. */
  page: string
  path: string
  query: string
  frame: Frame
  head: readonly HeadTag[]
  hasHomes: boolean
  children: ReactNode
}

function renderDocument({ asked, language, page, path, query, frame, head, hasHomes, children }: Shown): string {
  const { site, user } = asked.facts
  const words = frames[language]
  const drawings = new Map<string, ReactNode>()
  const html = renderToStaticMarkup(
    <Document language={language} newTab={words.newTab} files={filesOf(asked.files, page, frame)} head={head}>
      <PageContext value={{ path, query, site }}>
        <IslandAddress value={asked.files.island}>
          <FrameWordsContext value={words}>
            <NewTabWords value={words.newTab}>
              <KnownUser value={user}>
                <DocumentDrawings value={drawings}>
                  <FormWayContext value="plain">
                    <SiteFrame site={site} user={user} bare={frame === 'bare'} hasHomes={hasHomes}>
                      {children}
                    </SiteFrame>
                  </FormWayContext>
                </DocumentDrawings>
              </KnownUser>
            </NewTabWords>
          </FrameWordsContext>
        </IslandAddress>
      </PageContext>
    </Document>,
  )
  const shapes = renderToStaticMarkup(<DrawingShapes drawings={drawings} />)
  return `<!doctype html>${html.replace('<body>', (body) => body + shapes)}`
}

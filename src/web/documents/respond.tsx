import { frameEs } from '#content/seekers/frame.es.ts'
import { troubleEn } from '#content/seekers/trouble.en.ts'
import { troubleEs } from '#content/seekers/trouble.es.ts'
import { type Language, languageAsked, languageOfPage, preferredLanguage } from '#domain/language.ts'
import { type FrameWords, frameEn } from '#web/parts/frame-words/frame-words.ts'
import { ApiError } from '#web/plumbing/api-client.ts'
import { Answer, Loaded, type Page, type Visit } from '#web/plumbing/page.ts'
import type { PageAnswer, PostedForm, RequestFacts } from '#web/plumbing/request-context.ts'
import { answerForm } from './answer-form.ts'
import type { BuiltFiles } from './built-files.ts'
import { matchPage, type PageMatch, plainPath } from './match.ts'
import { renderDocument } from './render-document.tsx'
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
export async function respond(asked: Asked): Promise<PageAnswer> {
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

async function show(asked: Asked, match: PageMatch, page: Page<unknown>, visit: Visit): Promise<PageAnswer> {
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
  const { site, user } = asked.facts
  const html = renderDocument({
    site,
    user,
    files: asked.files,
    words: frames[visit.language],
    page: fileOf(match, visit.user),
    path: visit.path,
    query: visit.query.toString(),
    frame,
    head: page.head({ data, visit }),
    hasHomes: page.hasHomes?.(data) ?? false,
    children: <Show data={data} visit={visit} />,
  })
  return pageAnswer(html, status, headers)
}

/** What stands in place of a page that is not there, or that broke. It is told in the language of the visitor. */
function trouble(asked: Asked, url: URL, status: number): PageAnswer {
  const said = languageAsked(url.pathname, url.searchParams)
  const language = said ?? preferredLanguage(asked.request.headers.get('accept-language'))
  const { site, user } = asked.facts
  const html = renderDocument({
    site,
    user,
    files: asked.files,
    words: frames[language],
    page: 'trouble',
    path: url.pathname,
    query: url.searchParams.toString(),
    frame: 'site',
    hasHomes: false,
    head: [{ name: 'robots', content: 'noindex' }],
    children: <Trouble status={status} words={troubles[language]} />,
  })
  return pageAnswer(html, status, said === null ? { Vary: 'Accept-Language' } : {})
}

function pageAnswer(html: string, status: number, headers: Record<string, string>): PageAnswer {
  const all = { ...headers, 'Content-Type': 'text/html; charset=utf-8' }
  return Object.assign(new Response(html, { status, headers: all }), { html })
}

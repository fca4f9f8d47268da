import { chooseLanguage, choosePageLanguage, findAskedLanguage } from '#domain/language/language.ts'
import { ApiError } from '#web/plumbing/api-client.ts'
import { Loaded, type Page, type Visit } from '#web/plumbing/page.ts'
import type { PageAnswer, PostedForm, RequestFacts } from '#web/plumbing/request-context.ts'
import { troublePage } from '#web/site-map.ts'
import { answerForm } from './answer-form.ts'
import type { BuiltFiles } from './built-files.ts'
import { matchPage, toPlainPath } from './match.ts'
import { renderPage } from './render-page.tsx'

export type Pages = Readonly<Record<string, Page<unknown>>>

type PageRequest = {
  request: Request
  facts: RequestFacts
  files: BuiltFiles
  pages: Pages
  form?: PostedForm | undefined
}

export async function respond(asked: PageRequest): Promise<PageAnswer> {
  const { request, facts, form } = asked
  const match = matchPage(new URL(request.url).pathname)
  if (match === null) return showTrouble(asked, 404)
  const { page, signedInPage = page, rendering } = match.row
  const file = facts.user ? signedInPage : page
  const visit = toVisit(asked, match.params)
  const show = (one: Visit) => showPage(asked, file, one, rendering !== undefined)
  try {
    if (!form) return await show(visit)
    return await answerForm(findPage(asked, file), visit, form, {
      show: (refused) => show({ ...visit, refused }),
      isForScript: isForJson(asked),
      report: facts.report,
    })
  } catch (error) {
    const status = error instanceof ApiError ? error.status : 500
    if (status >= 500 && !request.signal.aborted) facts.report(error)
    return showTrouble(asked, status)
  }
}

function findPage({ pages }: PageRequest, file: string): Page<unknown> {
  const page = pages[file]
  if (!page) throw new Error(`${file} is in the site map and not in the build.`)
  return page
}

function toVisit({ request, facts }: PageRequest, params: Visit['params']): Visit {
  const { site, notices = [], texts = [], user, fetch } = facts
  const { pathname, searchParams: query } = new URL(request.url)
  const path = toPlainPath(pathname)
  const language = choosePageLanguage(path, query)
  return { path, params, query, language, site, notices, texts, user, fetch, refused: null }
}

const isForJson = ({ request }: PageRequest) => request.headers.get('accept') === 'application/json'

async function showPage(asked: PageRequest, file: string, visit: Visit, isForAll: boolean): Promise<PageAnswer> {
  const page = findPage(asked, file)
  const found = await page.load?.(visit)
  const isForScript = page.answersScripts === true && isForJson(asked)
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
  return buildHtmlAnswer(renderPage({ page, file, visit, data, files: asked.files }), status, headers)
}

function showTrouble(asked: PageRequest, status: number): PageAnswer {
  const visit = toVisit(asked, {})
  const chosenLanguage = findAskedLanguage(visit.path, visit.query)
  const language = chosenLanguage ?? chooseLanguage(asked.request.headers.get('accept-language'))
  const headers: Record<string, string> = chosenLanguage === null ? { Vary: 'Accept-Language' } : {}
  const shown = { page: findPage(asked, troublePage), file: troublePage, visit: { ...visit, language }, data: status }
  return buildHtmlAnswer(renderPage({ ...shown, files: asked.files }), status, headers)
}

/** The HTML also goes along as text: the server would have to read a body as a stream. */
function buildHtmlAnswer(html: string, status: number, headers: Record<string, string>): PageAnswer {
  const all = { ...headers, 'Content-Type': 'text/html; charset=utf-8' }
  return Object.assign(new Response(html, { status, headers: all }), { html })
}

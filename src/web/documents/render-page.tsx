import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { frameEs } from '#content/site/frame/frame.es.ts'
import type { SiteSettings } from '#contract/live/site-settings.ts'
import { frameEn } from '#web/parts/frame/frame-words/frame-words.ts'
import { FrameWordsProvider } from '#web/parts/frame/frame-words/frame-words-provider.tsx'
import { chooseFrameParts, type FrameParts, SiteFrame } from '#web/parts/frame/shell/site-frame.tsx'
import { KnownUser } from '#web/plumbing/api/session.ts'
import { PLAIN_WAYS } from '#web/plumbing/early/plain-ways.ts'
import { buildHeadTags } from '#web/plumbing/head/page-head.ts'
import type { Page, Visit } from '#web/plumbing/page.ts'
import { PageContext } from '#web/plumbing/page-context.ts'
import { FormWayContext } from '#web/ui/form/form-way.ts'
import { DocumentDrawings, DrawingShapes, type Drawings } from '#web/ui/icon/drawing.tsx'
import type { BuiltFiles } from './built-files.ts'
import { Document, HeadTags } from './document.tsx'

const frames = { en: frameEn, es: frameEs }

type RenderedPage = { page: Page<unknown>; file: string; visit: Visit; data: unknown; files: BuiltFiles }

const head = '<meta name="{{head}}"/>'
const query = '{{query}}'
const body = '<body>'
const main = '{{main}}'
const places = new RegExp(`(${head}|\\?${query}|${body}|${main})`)

export function renderPage(rendered: RenderedPage): string {
  const { page, visit, data, files } = rendered
  const { show: Show } = page
  const frame = cacheFrame(rendered)
  const drawings: Drawings = new Map(frame.drawings)
  const queryText = visit.query.toString()
  const own: Record<string, string> = {
    [main]: renderToStaticMarkup(
      <Contexts visit={visit} query={queryText} islandAt={files.islandAt} drawings={drawings}>
        <Show data={data} visit={visit} />
      </Contexts>,
    ),
    [head]: renderToStaticMarkup(<HeadTags tags={buildHeadTags(page.head({ data, visit }), visit.site)} />),
    [`?${query}`]: queryText === '' ? '' : `?${queryText.replaceAll('&', '&amp;')}`,
  }
  const plainWays = own[main]?.includes('<noscript') ? `<script>${PLAIN_WAYS}</script>` : ''
  own[body] = body + plainWays + keep(shapeCache, [...drawings.keys()].join(' '), () => renderShapes(drawings))
  return frame.parts.map((part) => own[part] ?? part).join('')
}

type CachedFrame = { parts: readonly string[]; drawings: Drawings }

const maxKept = 50
const frameCache = new WeakMap<SiteSettings, Map<string, CachedFrame>>()
const shapeCache = new Map<string, string>()

function cacheFrame(rendered: RenderedPage): CachedFrame {
  const { page, file, visit, data } = rendered
  const depends = chooseFrameParts(page, visit, data)
  if (visit.user) return renderFrame(rendered, depends)
  const cache = frameCache.get(visit.site) ?? new Map<string, CachedFrame>()
  frameCache.set(visit.site, cache)
  const key = JSON.stringify([file, visit.path, visit.language, visit.user === null, depends])
  return keep(cache, key, () => renderFrame(rendered, depends))
}

function renderFrame({ page, file, visit, files }: RenderedPage, depends: FrameParts): CachedFrame {
  const { frame = 'site' } = page
  const { language, site, user } = visit
  const style = files.styleIn(file)
  const drawings: Drawings = new Map()
  const html = renderToStaticMarkup(
    <Document
      language={language}
      newTab={frames[language].newTab}
      scripts={frame === 'bare' ? [...files.reloading, files.scripts.bare] : files.reloading}
      lateScript={frame === 'bare' ? undefined : files.scripts.site}
      styles={style === undefined ? files.stylesOf(file) : []}
      style={style}
      isFetchingAhead={frame !== 'bare' && !user}
      head={<meta name="{{head}}" />}
    >
      <Contexts visit={visit} query={query} islandAt={files.islandAt} drawings={drawings}>
        <SiteFrame site={site} user={user} frame={frame} {...depends}>
          {main}
        </SiteFrame>
      </Contexts>
    </Document>,
    // The page is rendered by itself: no id of it may stand here.
    { identifierPrefix: 'frame' },
  )
  return { parts: `<!doctype html>${html}`.split(places), drawings }
}

const renderShapes = (drawings: Drawings) => renderToStaticMarkup(<DrawingShapes drawings={drawings} />)

function keep<Value>(cache: Map<string, Value>, key: string, make: () => Value): Value {
  const known = cache.get(key)
  if (known !== undefined) return known
  if (cache.size >= maxKept) cache.clear()
  const made = make()
  cache.set(key, made)
  return made
}

type ContextsProps = {
  visit: Visit
  query: string
  islandAt: BuiltFiles['islandAt']
  drawings: Drawings
  children: ReactNode
}

function Contexts({ visit: { path, site, user, language }, query, islandAt, drawings, children }: ContextsProps) {
  return (
    <PageContext value={{ path, query, site, islandAt }}>
      <FrameWordsProvider words={frames[language]}>
        <KnownUser value={user}>
          <DocumentDrawings value={drawings}>
            <FormWayContext value="plain">{children}</FormWayContext>
          </DocumentDrawings>
        </KnownUser>
      </FrameWordsProvider>
    </PageContext>
  )
}

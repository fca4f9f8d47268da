import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { SignedInUser } from '#contract/auth.ts'
import type { SiteSettings } from '#contract/site.ts'
import { type FrameWords, FrameWordsContext } from '#web/parts/frame-words/frame-words.ts'
import { SiteFrame } from '#web/parts/shell/site-frame.tsx'
import { IslandAddress } from '#web/plumbing/island.tsx'
import type { Frame } from '#web/plumbing/page.ts'
import { PageContext } from '#web/plumbing/page-context.ts'
import type { HeadTag } from '#web/plumbing/page-head.ts'
import { KnownUser } from '#web/plumbing/session.ts'
import { NewTabWords } from '#web/ui/action/new-tab-words.ts'
import { DocumentDrawings, DrawingShapes, type Drawings } from '#web/ui/icon/drawing.tsx'
import { type BuiltFiles, filesOf } from './built-files.ts'
import { Document, HeadTags } from './document.tsx'

type Surroundings = {
  site: SiteSettings
  user: SignedInUser | null | undefined
  files: BuiltFiles
  words: FrameWords
  /** As in the site map; `trouble` for what is no page of it. */
  page: string
  path: string
  frame: Frame
  hasHomes: boolean
}

export type Shown = Surroundings & { query: string; head: readonly HeadTag[]; children: ReactNode }

/** What stands in a kept frame for what is of one request: head tags, query, drawings and the page itself. */
const places = { head: '{{head}}', query: '{{query}}', page: '{{page}}' }
const bodyBegins = '<body>'
const inPlaces = new RegExp(`(<meta name="${places.head}"/>|\\?${places.query}|${bodyBegins}|${places.page})`)

/** The whole HTML of a page. Its frame is rendered once for all visitors who get the same one. */
export function renderDocument({ query, head, children, ...around }: Shown): string {
  const frame = frameOf(around)
  const drawings: Drawings = new Map(frame.drawings)
  const page = renderToStaticMarkup(
    <Around {...around} query={query} drawings={drawings}>
      {children}
    </Around>,
  )
  const inPlace: Record<string, string> = {
    [`<meta name="${places.head}"/>`]: renderToStaticMarkup(<HeadTags tags={head} />),
    [`?${places.query}`]: query === '' ? '' : `?${query.replaceAll('&', '&amp;')}`,
    [bodyBegins]: bodyBegins + shapesOf(drawings),
    [places.page]: page,
  }
  return frame.parts.map((part) => inPlace[part] ?? part).join('')
}

type KeptFrame = { parts: readonly string[]; drawings: Drawings }

/** Frames differ by page, and on most pages only by that. */
const mostKept = 50
const keptFrames = new WeakMap<SiteSettings, Map<string, KeptFrame>>()

function frameOf(around: Surroundings): KeptFrame {
  const { site, user, files: _, words, ...rest } = around
  if (user) return renderFrame(around)
  const kept = keptFrames.get(site) ?? new Map<string, KeptFrame>()
  keptFrames.set(site, kept)
  return keep(kept, JSON.stringify([words.language, rest, user === null]), () => renderFrame(around))
}

function renderFrame({ site, user, files, words, page, path, frame, hasHomes }: Surroundings): KeptFrame {
  const drawings: Drawings = new Map()
  const html = renderToStaticMarkup(
    <Document
      language={words.language}
      newTab={words.newTab}
      files={filesOf(files, page, frame)}
      head={<meta name={places.head} />}
    >
      <Around {...{ site, user, files, words, path, drawings }} query={places.query}>
        <SiteFrame site={site} user={user} bare={frame === 'bare'} hasHomes={hasHomes}>
          {places.page}
        </SiteFrame>
      </Around>
    </Document>,
    // The page is rendered by itself: no id of it may stand here.
    { identifierPrefix: 'frame' },
  )
  return { parts: `<!doctype html>${html}`.split(inPlaces), drawings }
}

type AroundProps = Pick<Surroundings, 'site' | 'user' | 'files' | 'words' | 'path'> & {
  query: string
  drawings: Drawings
  children: ReactNode
}

/** What parts of a document may know of it. */
function Around({ site, user, files, words, path, query, drawings, children }: AroundProps) {
  return (
    <PageContext value={{ path, query, site }}>
      <IslandAddress value={files.island}>
        <FrameWordsContext value={words}>
          <NewTabWords value={words.newTab}>
            <KnownUser value={user}>
              <DocumentDrawings value={drawings}>{children}</DocumentDrawings>
            </KnownUser>
          </NewTabWords>
        </FrameWordsContext>
      </IslandAddress>
    </PageContext>
  )
}

const keptShapes = new Map<string, string>()

/** The same names are the same drawings. */
function shapesOf(drawings: Drawings): string {
  return keep(keptShapes, [...drawings.keys()].join(' '), () =>
    renderToStaticMarkup(<DrawingShapes drawings={drawings} />),
  )
}

function keep<Value>(kept: Map<string, Value>, key: string, make: () => Value): Value {
  const known = kept.get(key)
  if (known !== undefined) return known
  if (kept.size >= mostKept) kept.clear()
  const made = make()
  kept.set(key, made)
  return made
}

import { type ComponentProps, useRef } from 'react'
import { data, redirect, useNavigation } from 'react-router'
import { homesEn } from '#content/seekers/homes.en.ts'
import { homesEs } from '#content/seekers/homes.es.ts'
import { listEn } from '#content/seekers/list.en.ts'
import { listEs } from '#content/seekers/list.es.ts'
import { states } from '#content/states/slugs.ts'
import { type NamedState, statesEs } from '#content/states/spanish.ts'
import { homesFilterIn } from '#domain/homes-filter.ts'
import { type Language, languageOfPage } from '#domain/language.ts'
import { isLinkMark } from '#domain/link-marks.ts'
import type { ListWords, TitlePart } from '#domain/seeker-words/list-words.ts'
import { slugMeant } from '#domain/state-address.ts'
import { useFrameWords } from '#web/parts/frame-words/frame-words.ts'
import { pageHead } from '#web/plumbing/page-head.ts'
import { requestFacts } from '#web/plumbing/request-context.ts'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import type { Route } from './+types/list.page'
import { EmbedFrame } from './embed-frame.tsx'
import { directoryBehind, type FramedWords } from './frame-words.ts'
import { askHomes, type HomesAnswer } from './homes.query.ts'
import { isUnknownLanguage, refusedLanguage } from './known-language.ts'
import { chooseAddress, listAddress } from './list-address.ts'
import { LiveList } from './live-list.tsx'
import { useFrameHeight } from './use-frame-height.ts'
import { useToldEscape } from './use-told-escape.ts'

/** Nothing of the site stands around it: it is made for the frames of others. */
export const handle = { frame: 'bare' }

const words: Record<Language, FramedWords> = {
  en: { own: listEn, common: homesEn },
  es: { own: listEs, common: homesEs },
}

const statesOf: Record<Language, readonly NamedState[]> = { en: states, es: statesEs }

/** A state's list as its address asks for it; anything but one of the 51 states is a 404. */
async function read(
  { params, request }: Pick<Route.LoaderArgs, 'params' | 'request'>,
  fetch?: typeof globalThis.fetch,
) {
  const { pathname, search: query, searchParams: search } = new URL(request.url)
  const meant = slugMeant(states, params.state)
  if (meant) throw redirect(`/embed/directory/${meant}${query}`, 308)
  const language = languageOfPage(pathname, search)
  const state = statesOf[language].find(({ slug }) => slug === params.state)
  if (!state) return { language, state: null } as const
  const answer: HomesAnswer = isUnknownLanguage(search)
    ? refusedLanguage
    : await askHomes(state.slug, askedIn(search), fetch ? { fetch } : { signal: request.signal })
  // Homes may have left the list since the link to its last page was drawn: the call answers with the page that is last now.
  const isPastTheEnd = answer.kind === 'read' && Number(search.get('page') ?? 1) > answer.homes.page
  return { language, state, filter: homesFilterIn(search), answer, isPastTheEnd } as const
}

/** What an address asks of the list: all that it says but for the language, and what others add to a link. */
function askedIn(search: URLSearchParams): string {
  const asked = [...search].filter(([name]) => name !== 'lang' && !isLinkMark(name))
  return asked.length === 0 ? '' : `?${new URLSearchParams(asked)}`
}

export async function loader(asked: Route.LoaderArgs) {
  const found = await read(asked, asked.context.get(requestFacts).fetch)
  if (found.state === null) return data(found, { status: 404 })
  const { answer } = found
  return data(found, { status: answer.kind === 'read' ? 200 : (answer.failure.status ?? 503) })
}

/** In the browser, loads the list through the public API: a sandboxed frame has no origin and may call nothing else. */
export function clientLoader(asked: Route.ClientLoaderArgs) {
  return read(asked)
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { head, lost } = words[loaderData?.language ?? 'en'].own
  const name = loaderData?.state?.name
  if (!name) return pageHead({ title: lost.title, description: lost.head, path: null }, matches)
  return pageHead({ title: head.title(name), description: head.description(name), path: null }, matches)
}

export default function EmbeddedList({ loaderData: found }: Route.ComponentProps) {
  const element = useRef<HTMLDivElement>(null)
  const isAsking = useNavigation().state === 'loading'
  const homes = found.state !== null && found.answer.kind === 'read' ? found.answer.homes : null
  useFrameHeight(element, homes?.page ?? 1)
  useToldEscape()
  const { otherLanguage } = useFrameWords()
  const { language } = found
  const { own } = words[language]
  const other = { language: otherThan(language), words: otherLanguage }
  const directory = directoryBehind(language, found.state)
  if (found.state === null) {
    const to = chooseAddress(other.language)
    const frame = { element, directory, other: { ...other, to }, foot: own.foot }
    return <LostList frame={frame} words={own.lost} />
  }
  const { filter, answer, isPastTheEnd } = found
  const { name, slug } = found.state
  const list = { slug, language, state: name, filter }
  const to = listAddress({ slug, language: other.language }, filter, homes?.page)
  const title = <Title parts={own.title(name)} />
  return (
    <LiveList
      frame={{ element, title, directory, other: { ...other, to }, foot: own.foot }}
      list={list}
      answer={answer}
      words={words[language]}
      isAsking={isAsking}
      isPastTheEnd={isPastTheEnd}
    />
  )
}

type LostListProps = {
  frame: Omit<ComponentProps<typeof EmbedFrame>, 'title' | 'count' | 'children'>
  words: ListWords['lost']
}

/** No state is called that: the way to all of them. */
function LostList({ frame, words }: LostListProps) {
  return (
    <EmbedFrame {...frame} title={words.title} count={null}>
      <p className="embed-note">
        {words.lines}{' '}
        <SiteLink to={frame.directory} newTab>
          {words.to}
        </SiteLink>
        .
      </p>
    </EmbedFrame>
  )
}

function otherThan(language: Language): Language {
  return language === 'en' ? 'es' : 'en'
}

/** "Arkansas recovery homes"; on a phone "Arkansas homes". */
function Title({ parts }: { parts: readonly TitlePart[] }) {
  return parts.map(({ words, only }) => (
    <span key={words} className={only && `embed-${only}`}>
      {words}
    </span>
  ))
}

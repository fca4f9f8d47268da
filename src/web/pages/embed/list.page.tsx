import { useRef } from 'react'
import { data, redirect, useNavigation } from 'react-router'
import { embedWords } from '#content/embed.ts'
import { states } from '#content/states/slugs.ts'
import { asksNothing, homesFilterIn, homesSearch } from '#domain/homes-filter.ts'
import { slugMeant } from '#domain/state-address.ts'
import { pageHead } from '#web/plumbing/page-head.ts'
import { requestFacts } from '#web/plumbing/request-context.ts'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import type { Route } from './+types/list.page'
import { EmbedFrame } from './embed-frame.tsx'
import { askHomes } from './homes.query.ts'
import { HomesFilterForm } from './homes-filter.tsx'
import { LiveList } from './live-list.tsx'
import { EmptyList, FailedList, NoMatch } from './states-of-list.tsx'
import { useFrameHeight } from './use-frame-height.ts'
import { useToldEscape } from './use-told-escape.ts'
import './embed.css'

/** Nothing of the site stands around it: it is made for the frames of others. */
export const handle = { frame: 'bare' }

/** A state's list as its address asks for it; anything but one of the 51 states is a 404. */
async function read(
  { params, request }: Pick<Route.LoaderArgs, 'params' | 'request'>,
  fetch?: typeof globalThis.fetch,
) {
  const { search: query, searchParams: search } = new URL(request.url)
  const meant = slugMeant(states, params.state)
  if (meant) throw redirect(`/embed/directory/${meant}${query}`, 308)
  const state = states.find(({ slug }) => slug === params.state)
  if (!state) return { state: null } as const
  const { slug, name } = state
  const answer = await askHomes(slug, `?${search}`, fetch ? { fetch } : { signal: request.signal })
  // Homes may have left the list since the link to its last page was drawn: the call answers with the page that is last now.
  const isPastTheEnd = answer.kind === 'read' && Number(search.get('page') ?? 1) > answer.homes.page
  return { state: { slug, name }, filter: homesFilterIn(search), answer, isPastTheEnd } as const
}

export async function loader(asked: Route.LoaderArgs) {
  const found = await read(asked, asked.context.get(requestFacts).fetch)
  if (found.state === null) return data(found, { status: 404 })
  const { answer } = found
  return data(found, { status: answer.kind === 'read' ? 200 : (answer.failure.status ?? 503) })
}

/** In the browser the list is asked for as any other site would: a frame without an origin may ask for nothing else. */
export function clientLoader(asked: Route.ClientLoaderArgs) {
  return read(asked)
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const name = loaderData?.state?.name
  if (!name) return pageHead({ title: embedWords.lost.title, description: embedWords.lost.head, path: null }, matches)
  const { title, description } = embedWords.head
  return pageHead({ title: of(name, title), description: of(inSentence(name), description), path: null }, matches)
}

function of(name: string, words: string): string {
  return words.replaceAll('{state}', name)
}

/** The name as it stands in a sentence. */
function inSentence(name: string): string {
  return name.startsWith('District') ? `the ${name}` : name
}

export default function EmbeddedList({ loaderData: found }: Route.ComponentProps) {
  const element = useRef<HTMLDivElement>(null)
  const isAsking = useNavigation().state === 'loading'
  const homes = found.state !== null && found.answer.kind === 'read' ? found.answer.homes : null
  useFrameHeight(element, homes?.page ?? 1)
  useToldEscape()
  const { foot, lost, filter: filterWords } = embedWords
  if (found.state === null) {
    return (
      <EmbedFrame element={element} title={lost.title} count={null} directory="/directory" foot={foot}>
        <p className="embed-note">
          {lost.lines}{' '}
          <SiteLink to="/directory" newTab>
            {lost.to}
          </SiteLink>
          .
        </p>
      </EmbedFrame>
    )
  }
  const { filter, answer, isPastTheEnd } = found
  const { name, slug } = found.state
  const path = `/embed/directory/${slug}`
  const directory = `/directory/${slug}`
  const frame = { element, title: <Title name={name} />, directory, foot }
  if (answer.kind === 'failed') {
    const isRefused = answer.failure.status === 422 || answer.failure.status === 400
    const words = isRefused ? embedWords.refused : embedWords.failed
    const again = { words: words.again, to: isRefused ? path : path + homesSearch(filter) }
    return (
      <EmbedFrame {...frame} count={null}>
        <FailedList title={words.title} failure={answer.failure} again={again} />
      </EmbedFrame>
    )
  }
  const drawn = answer.homes
  const form = <HomesFilterForm path={path} filter={filter} towns={drawn.towns} words={filterWords} />
  if (drawn.items.length === 0) {
    const isEmpty = drawn.towns.length === 0
    return (
      <EmbedFrame {...frame} count={null} filter={isEmpty ? null : form}>
        {isEmpty || asksNothing(filter) ? (
          <EmptyList words={embedWords.empty} state={inSentence(name)} directory={directory} />
        ) : (
          <NoMatch words={embedWords.noMatch} state={inSentence(name)} all={{ words: filterWords.clear, to: path }} />
        )}
      </EmbedFrame>
    )
  }
  return (
    <LiveList
      frame={{ ...frame, filter: form }}
      list={{ slug, path, filter, drawn }}
      words={embedWords}
      isAsking={isAsking}
      isPastTheEnd={isPastTheEnd}
    />
  )
}

/** "Arkansas recovery homes"; on a phone "Arkansas homes". */
function Title({ name }: { name: string }) {
  return (
    <>
      {name}
      <span className="embed-wide"> recovery</span>
      <span className="embed-homes"> homes</span>
    </>
  )
}

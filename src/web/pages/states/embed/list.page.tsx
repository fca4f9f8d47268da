import { listingEn } from '#content/residence/listing.en.ts'
import { listingEs } from '#content/residence/listing.es.ts'
import { listEn, type TitlePart } from '#content/search/lists/list.en.ts'
import { listEs } from '#content/search/lists/list.es.ts'
import { states } from '#content/states/slugs.ts'
import { type NamedState, statesEs } from '#content/states/spanish.ts'
import type { Language } from '#domain/language/language.ts'
import { isLinkMark } from '#domain/links/link-marks.ts'
import { type ResidencesFilter, readResidencesFilter } from '#domain/search/residences-filter.ts'
import { findMeantSlug } from '#domain/states/state-address.ts'
import { useFrameWords } from '#web/parts/frame/frame-words/frame-words.ts'
import { definePage, Loaded, type PageProps, redirectTo, type Visit } from '#web/plumbing/page.ts'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { EmbedFrame } from './embed-frame.tsx'
import { buildDirectoryPath, type FramedWords } from './frame-words.ts'
import { chooseAddress, hasFieldsIn, listAddress } from './list/list-address.ts'
import { WholeList } from './list/whole-list.tsx'
import { fetchResidences, isUnknownLanguage, type ResidencesAnswer, refusedLanguage } from './residences.query.ts'

const words: Record<Language, FramedWords> = {
  en: { own: listEn, common: listingEn },
  es: { own: listEs, common: listingEs },
}

const statesOf: Record<Language, readonly NamedState[]> = { en: states, es: statesEs }

type FoundList = { state: NamedState; filter: ResidencesFilter; answer: ResidencesAnswer; isPastTheEnd: boolean } | null

async function load({ params, query, language, fetch }: Visit) {
  const stateSlug = params.state ?? ''
  const meant = findMeantSlug(states, stateSlug)
  if (meant) return redirectTo(`/embed/directory/${meant}${query.size > 0 ? `?${query}` : ''}`, 308)
  const state = statesOf[language].find(({ slug }) => slug === stateSlug)
  if (!state) return new Loaded<FoundList>(null, { status: 404 })
  const answer: ResidencesAnswer = isUnknownLanguage(query)
    ? refusedLanguage
    : await fetchResidences(state.slug, readAsked(query), fetch)
  // Homes may have left the list since the link to its last page was drawn: the call answers with the page that is last now.
  const isPastTheEnd = answer.kind === 'read' && Number(query.get('page') ?? 1) > answer.residences.page
  const status = answer.kind === 'read' ? 200 : (answer.failure.status ?? 503)
  return new Loaded<FoundList>({ state, filter: readResidencesFilter(query), answer, isPastTheEnd }, { status })
}

/** Leaves out how the list is shown, and parameters that others add to links. */
function readAsked(search: URLSearchParams): string {
  const hasPlace = (search.get('near') ?? '').trim() !== ''
  const filters = [...search].filter(([name]) => {
    if (name === 'lang' || isLinkMark(name)) return false
    if (!hasFieldsIn(search)) return true
    // A reader without script may empty the place and leave its miles.
    return name !== 'fields' && (name !== 'radius' || hasPlace)
  })
  return filters.length === 0 ? '' : `?${new URLSearchParams(filters)}`
}

export default definePage<FoundList>({
  load,
  // Without the header and footer of the site: the page is made for frames on other sites.
  frame: 'bare',
  head: ({ data: found, visit }) => {
    const { head, lost } = words[visit.language].own
    if (found === null) return { title: lost.title, description: lost.head, path: null }
    const { name } = found.state
    return { title: head.title(name), description: head.description(name), path: null }
  },
  show: EmbeddedList,
})

function EmbeddedList({ data: found, visit: { language, query } }: PageProps<FoundList>) {
  const { otherLanguage } = useFrameWords()
  const { own } = words[language]
  const hasFields = hasFieldsIn(query)
  const other = { language: language === 'en' ? 'es' : 'en', words: otherLanguage } as const
  const directory = buildDirectoryPath(language, found?.state ?? null)
  if (found === null) {
    const to = chooseAddress({ language: other.language, hasFields })
    const { title, lines, to: leadsTo } = own.lost
    return (
      <EmbedFrame title={title} count={null} directory={directory} other={{ ...other, to }} foot={own.foot}>
        <p className="embed-note">
          {lines}{' '}
          <SiteLink to={directory} newTab>
            {leadsTo}
          </SiteLink>
          .
        </p>
      </EmbedFrame>
    )
  }
  const { filter, answer, isPastTheEnd } = found
  const { name, slug, code } = found.state
  const list = { slug, language, hasFields, state: name, filter }
  const page = answer.kind === 'read' ? answer.residences.page : undefined
  const to = listAddress({ slug, hasFields, language: other.language }, filter, page)
  const title = <Title parts={own.title(name)} />
  return (
    <WholeList
      frame={{ title, directory, other: { ...other, to }, foot: own.foot }}
      list={list}
      code={code}
      answer={answer}
      words={words[language]}
      isPastTheEnd={isPastTheEnd}
    />
  )
}

function Title({ parts }: { parts: readonly TitlePart[] }) {
  return parts.map(({ words, only }) => (
    <span key={words} className={only && `embed-${only}`}>
      {words}
    </span>
  ))
}

import type { PlaceWords } from '#content/search/place.en.ts'
import type { SiteSettings } from '#contract/live/site-settings.ts'
import { everybody } from '#domain/beds/residence-beds.ts'
import { buildSeekerPath, type Language } from '#domain/language/language.ts'
import { buildPlacePath } from '#domain/places/place-address.ts'
import { buildSearch } from '#domain/search/search-address.ts'
import { FoundList } from '#web/pages/search/found/found-list.tsx'
import { Helpline } from '#web/pages/search/found/helpline.tsx'
import { LiveList } from '#web/pages/search/found/live-list.tsx'
import { buildDrawnKey, buildNowAddress } from '#web/pages/search/found/residences-now.query.ts'
import type { MapData } from '#web/pages/search/map/map-data.ts'
import type { BothWords, StateName } from '#web/pages/search/search/search-view.ts'
import { GuideLine, type StateGuide } from '#web/pages/search/search/state-guide.tsx'
import { PrintedFoot } from '#web/parts/residence/residence-card/printed-foot.tsx'
import { SavedBarPlace } from '#web/parts/residence/residence-card/save-button.tsx'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { Plaque } from '#web/ui/marks/plaque.tsx'
import { Breadcrumbs } from '#web/ui/text/breadcrumbs.tsx'
import type { FoundPlacePage } from './place.query.ts'

export type PlaceSaid = BothWords & { own: PlaceWords; language: Language }

export type PlaceData = {
  found: FoundPlacePage | null
  state: StateName
  at: string
  map: MapData
  guide: StateGuide | null
}

type PlaceScreenProps = PlaceSaid & { found: FoundPlacePage; loaded: PlaceData; site: SiteSettings }

export function PlaceScreen(props: PlaceScreenProps) {
  const { found, loaded, site, own, language, words, listingWords } = props
  const { facts, answer, isEmpty } = found
  const { state, at, map, guide } = loaded
  const { baseUrl } = site
  const path = buildSeekerPath('search', language)
  const residencePath = (slug: string) => buildSeekerPath('residence', language, slug)
  const place = `${facts.name}, ${state.name}`
  const hasResidences = answer.items.length > 0
  return (
    <>
      <div className="wrap seek place-head stack stack-fill gap-4">
        <Breadcrumbs
          label={own.crumbs}
          trail={[
            { words: words.head.crumb, to: path },
            { words: state.name, to: `${path}?state=${state.code}` },
          ]}
          here={facts.name}
        />
        <h1>{own.title(place)}</h1>
        <Counted found={found} own={own} listingWords={listingWords} place={place} />
        <p className="row no-print">
          {hasResidences && (
            <ButtonLink to={`${path}?near=${formatNear(facts)}&open=1`} variant="primary" icon="search">
              {own.searchOpen}
            </ButtonLink>
          )}
          <ButtonLink to={`${path}?near=${formatNear(facts)}`} variant="line">
            {own.search}
          </ButtonLink>
        </p>
        {guide && <GuideLine guide={guide} words={words} />}
        {isEmpty && hasResidences && <h2 className="mt-4">{own.nearest}</h2>}
        {!hasResidences && <Helpline words={words} />}
      </div>
      <FoundList
        {...props}
        {...found}
        {...map}
        path={path}
        residencePath={residencePath}
        origin={baseUrl}
        residencePage={(slug) => baseUrl + residencePath(slug)}
        view="cards"
        beside={
          <p className="small quiet mt-3">
            {words.list.caution} <b>{words.list.callToBeSure}</b>
          </p>
        }
      />
      <TownsNear facts={facts} own={own} language={language} listingWords={listingWords} />
      <LiveList
        now={buildNowAddress(at, null, buildDrawnKey(answer))}
        people={everybody}
        drawnAt={answer.measuredAt}
        words={words}
        ages={listingWords.ages}
      />
      <SavedBarPlace to={`${path}?near=${formatNear(facts)}#saved`} path={path} words={listingWords.save} />
      <div className="wrap">
        <PrintedFoot address={baseUrl + at} madeAt={answer.measuredAt} state={state.code} words={listingWords} />
      </div>
    </>
  )
}

const formatNear = ({ name, state }: FoundPlacePage['facts']) =>
  buildSearch({ query: { near: `${name}, ${state}` }, compare: [] }).replace('?near=', '')

type CountedProps = Pick<PlaceScreenProps, 'found' | 'own' | 'listingWords'> & { place: string }

function Counted({ found: { facts, answer, isEmpty }, own, listingWords, place }: CountedProps) {
  if (isEmpty) return <p className="seek-sub">{own.none(place)}</p>
  const { total, totalIsLeast, bedsFresh, bedsOlder, saidBeds } = answer
  const isCounted = saidBeds > 0
  const formatAtLeast = (count: number, isLeast: boolean) => listingWords.number(count) + (isLeast ? '+' : '')
  return (
    <>
      <p className="seek-sub" data-live="sub">
        {own.lead({ place, homes: total, isLeast: totalIsLeast, beds: { fresh: bedsFresh, older: bedsOlder } })}
      </p>
      <ul className="plates place-plates w-40 no-print" data-live="plates" aria-label={own.plates.label}>
        <li>
          <Plaque number={formatAtLeast(total, totalIsLeast)} label={own.plates.residences} />
        </li>
        <li>
          <Plaque
            number={isCounted ? listingWords.number(bedsFresh) : own.plates.noCount}
            isWords={!isCounted}
            label={own.plates.beds}
          />
        </li>
        <li>
          <Plaque number={formatAtLeast(facts.certified, facts.certifiedAreLeast)} label={own.plates.certified} />
        </li>
      </ul>
    </>
  )
}

type TownsNearProps = Pick<PlaceSaid, 'own' | 'language' | 'listingWords'> & Pick<FoundPlacePage, 'facts'>

function TownsNear({ facts, own, language, listingWords }: TownsNearProps) {
  const { county, state, towns } = facts
  if (county === null && towns.length === 0) return null
  return (
    <section className="wrap place-near pad-y-5" aria-label={own.towns}>
      {towns.length > 0 && (
        <>
          <h2 className="t-title">{own.towns}</h2>
          <ul className="fit-16 tight mt-2 mb-4">
            {towns.map((town) => (
              <li key={`${town.name}, ${town.state}`} className="pad-y-3">
                <a href={buildPlacePath(language, town)}>
                  {town.name}, {town.state}
                </a>{' '}
                <span className="quiet">{listingWords.residences(town.homes)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {county !== null && (
        <p className="pad-y-3">
          <a href={buildPlacePath(language, { name: county, state })}>{own.inCounty(`${county}, ${state}`)}</a>
        </p>
      )}
    </section>
  )
}

import type { SiteSettings } from '#contract/live/site-settings.ts'
import type { FoundResidence } from '#contract/search/residence-search.ts'
import { buildSearch, changeSearch, type ListView } from '#domain/search/search-address.ts'
import { listNeededAnswers } from '#domain/search/search-request.ts'
import { StateMap } from '#web/pages/search/map/state-map.tsx'
import type { FoundSearch } from '#web/pages/search/page-data.ts'
import { CompareTable } from '#web/pages/search/saved/compare-table.tsx'
import { SavedList } from '#web/pages/search/saved/saved-list.tsx'
import { isWholeState } from '#web/pages/search/search/search-said.ts'
import { describePlace, listPeopleAsked } from '#web/pages/search/search/search-view.ts'
import { SampleNote } from '#web/parts/figures/sample-note.tsx'
import { ResidenceCard } from '#web/parts/residence/residence-card/residence-card.tsx'
import { TitledSection } from '#web/ui/text/titled-section.tsx'
import { FoundList, type ListParts } from './found-list.tsx'
import { NothingFound } from './nothing-found.tsx'

type FoundBodyProps = { searched: FoundSearch; parts: ListParts; site: SiteSettings; view: ListView }

export function FoundBody({ searched, parts, site, view }: FoundBodyProps) {
  const { answer, shown, compared, map, nearest, guide } = searched
  const { address, path, words } = parts
  const { outline, ground, stateGround, largest } = map
  const place = answer.place && describePlace(answer.place)
  const buildTownPath = (town: string) =>
    path + buildSearch(changeSearch(address, { state: null, near: `${town}, ${answer.place?.state}` }))
  const towns = outline && answer.place?.kind === 'state' && answer.towns.length > 0 && (
    <StateMap
      {...parts}
      towns={answer.towns}
      ground={stateGround}
      outline={outline}
      largest={largest}
      townPath={buildTownPath}
    />
  )
  const isWhole = isWholeState(address, answer)
  return (
    <>
      {isWhole && towns && <div className="wrap whole-state mt-5">{towns}</div>}
      {answer.total === 0 && (place || address.query.q) && (
        <div className="wrap">
          <NothingFound
            {...parts}
            place={place}
            guide={guide}
            relaxations={answer.relaxations}
            lookedAt={answer.lookedAt}
          >
            {nearest.length > 0 && <NearestResidences {...parts} residences={nearest} measuredAt={answer.measuredAt} />}
          </NothingFound>
        </div>
      )}
      <FoundList
        {...parts}
        answer={answer}
        shown={shown}
        outline={outline}
        ground={ground}
        site={site}
        view={view}
        beside={
          <>
            {!isWhole && towns}
            <p className="small quiet mt-3">
              {words.list.caution} <b>{words.list.callToBeSure}</b>
            </p>
          </>
        }
      />
      <div className="wrap pad-y-5">
        <SavedList {...parts} asked={null} />
        <CompareTable {...parts} residences={compared} measuredAt={answer.measuredAt} />
      </div>
    </>
  )
}

type NearestResidencesProps = ListParts & { residences: readonly FoundResidence[]; measuredAt: string }

function NearestResidences(props: NearestResidencesProps) {
  const { residences, measuredAt, address, residencePath, residencePage, words, listingWords } = props
  const wanted = { people: listPeopleAsked(address.query), needs: listNeededAnswers(address.query) }
  return (
    <TitledSection
      titleId="nearest-homes"
      title={words.relax.nearest}
      titleClass="t-title mb-5"
      className="nearest-residences w-52"
    >
      {residences.some(({ isSample }) => isSample) && <SampleNote>{words.list.sample}</SampleNote>}
      <ol className="residences grid gap-5">
        {residences.map((residence) => (
          <li key={residence.id}>
            <ResidenceCard
              residence={residence}
              asked={wanted}
              measuredAt={measuredAt}
              no={null}
              words={listingWords}
              to={residencePath(residence.slug)}
              page={residencePage(residence.slug)}
            />
          </li>
        ))}
      </ol>
    </TitledSection>
  )
}

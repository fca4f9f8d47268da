import type { SiteSettings } from '#contract/directory/site.ts'
import { buildSearch, changeSearch, type ListView } from '#domain/search/search-address.ts'
import { StateMap } from '#web/pages/seekers/residences/map/state-map.tsx'
import type { FoundSearch } from '#web/pages/seekers/residences/page-data.ts'
import { CompareTable } from '#web/pages/seekers/residences/saved/compare-table.tsx'
import { SavedList } from '#web/pages/seekers/residences/saved/saved-list.tsx'
import { isWholeState } from '#web/pages/seekers/residences/search/answer-head.tsx'
import { describePlace } from '#web/pages/seekers/residences/search/search-view.ts'
import { FoundList, type ListParts } from './found-list.tsx'
import { NearestResidences } from './nearest-residences.tsx'
import { NothingFound } from './nothing-found.tsx'

type FoundBodyProps = {
  searched: FoundSearch
  parts: ListParts
  site: SiteSettings
  view: ListView
}

export function FoundBody({ searched, parts, site, view }: FoundBodyProps) {
  const { answer, shown, compared, map, nearest, guide } = searched
  const { address, path, words, listingWords } = parts
  const { outline, ground, stateGround, largest } = map
  const place = answer.place && describePlace(answer.place)
  const buildTownPath = (town: string) =>
    path + buildSearch(changeSearch(address, { state: null, near: `${town}, ${answer.place?.state}` }))
  const towns = outline && answer.place?.kind === 'state' && answer.towns.length > 0 && (
    <StateMap
      towns={answer.towns}
      ground={stateGround}
      outline={outline}
      largest={largest}
      townPath={buildTownPath}
      words={words}
      listingWords={listingWords}
    />
  )
  const isWhole = isWholeState(address, answer)
  return (
    <>
      {isWhole && towns && <div className="wrap whole-state mt-5">{towns}</div>}
      {answer.total === 0 && (place || address.query.q) && (
        <div className="wrap">
          <NothingFound
            address={address}
            path={path}
            place={place}
            guide={guide}
            words={words}
            listingWords={listingWords}
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

import type { FoundResidence } from '#contract/residence/residence-search.ts'
import { listNeededAnswers } from '#domain/search/search-request.ts'
import { listPeopleAsked } from '#web/pages/seekers/residences/search/search-view.ts'
import { SampleNote } from '#web/parts/figures/sample-note.tsx'
import { ResidenceCard } from '#web/parts/residences/residence-card/residence-card.tsx'
import type { ListParts } from './found-list.tsx'

type NearestResidencesProps = ListParts & { residences: readonly FoundResidence[]; measuredAt: string }

export function NearestResidences({
  residences,
  measuredAt,
  address,
  residencePath,
  residencePage,
  words,
  listingWords,
}: NearestResidencesProps) {
  const wanted = { people: listPeopleAsked(address.query), needs: listNeededAnswers(address.query) }
  return (
    <section aria-labelledby="nearest-homes" className="nearest-residences w-52">
      <h2 id="nearest-homes" className="t-title mb-5">
        {words.relax.nearest}
      </h2>
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
    </section>
  )
}

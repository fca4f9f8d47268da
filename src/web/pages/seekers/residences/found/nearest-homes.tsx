import type { FoundResidence } from '#contract/residence/residence-search.ts'
import { needsAsked } from '#domain/search/asked-search.ts'
import { peopleAsked } from '#web/pages/seekers/residences/search/search-view.ts'
import { SampleNote } from '#web/parts/figures/sample-note.tsx'
import { HomeCard } from '#web/parts/homes/home-card/home-card.tsx'
import type { ListParts } from './found-list.tsx'

type NearestHomesProps = ListParts & { homes: readonly FoundResidence[]; measuredAt: string }

export function NearestHomes({ homes, measuredAt, address, homePath, homePage, words, homeWords }: NearestHomesProps) {
  const asked = { people: peopleAsked(address.query), needs: needsAsked(address.query) }
  return (
    <section aria-labelledby="nearest-homes" className="nearest-homes w-52">
      <h2 id="nearest-homes" className="t-title mb-5">
        {words.relax.nearest}
      </h2>
      {homes.some(({ isSample }) => isSample) && <SampleNote>{words.list.sample}</SampleNote>}
      <ol className="homes grid gap-5">
        {homes.map((home) => (
          <li key={home.id}>
            <HomeCard
              home={home}
              asked={asked}
              measuredAt={measuredAt}
              no={null}
              words={homeWords}
              to={homePath(home.slug)}
              page={homePage(home.slug)}
            />
          </li>
        ))}
      </ol>
    </section>
  )
}

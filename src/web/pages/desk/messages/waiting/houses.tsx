import type { WaitingHouse } from '#contract/inquiries/waiting.ts'
import { waitingListOf } from '#web/parts/desk/news/waiting-list-of.ts'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { HouseSelect, type HouseSelectWords, housesInList } from '../house-select.tsx'

export type HousesWords = {
  houses: string
  choose: HouseSelectWords
  counts: { waiting: (people: number) => string; due: (people: number) => string }
}

type HousesProps = { houses: readonly WaitingHouse[]; words: HousesWords }

const page = '/workspace/waiting'

export function HouseChoices({ houses, here, words }: HousesProps & { here: string }) {
  if (houses.length >= housesInList) {
    const options = houses.map(({ id, name, waiting }) => ({
      value: id,
      words: waiting > 0 ? `${name} (${waiting})` : name,
    }))
    return <HouseSelect page={page} houses={options} here={here} words={words.choose} />
  }
  return (
    <nav className="chips desk-choices no-print" aria-label={words.houses}>
      {houses.map(({ id, name, waiting }) => (
        <SiteLink
          key={id}
          className="chip chip-choice"
          to={waitingListOf(id)}
          aria-current={id === here ? 'page' : undefined}
        >
          {name}
          {waiting > 0 && <span className="count">{waiting}</span>}
        </SiteLink>
      ))}
    </nav>
  )
}

export function HouseRows({ houses, words }: HousesProps) {
  return (
    <ul className="waiting-houses link-rows w-40 line-below">
      {houses.map(({ id, name, waiting, due }) => (
        <li key={id}>
          <SiteLink to={waitingListOf(id)}>
            <b>{name}</b>
            <span className="small ink-2">{words.counts.waiting(waiting)}</span>
            {due > 0 && <span className="due t-label">{words.counts.due(due)}</span>}
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}

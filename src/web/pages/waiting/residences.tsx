import type { WaitingWords } from '#content/waiting/waiting-desk.ts'
import type { WaitingResidence } from '#contract/waiting/waiting.ts'
import { ResidenceSelect, residencesInList } from '#web/parts/desk/inbox/residence-select.tsx'
import { buildWaitingListAddress } from '#web/parts/desk/news/waiting-list-address.ts'
import { SiteLink } from '#web/ui/action/site-link.tsx'

type ResidencesProps = { residences: readonly WaitingResidence[]; words: WaitingWords }

const page = '/workspace/waiting'

export function nameResidence({ name, isArchived }: WaitingResidence, words: WaitingWords): string {
  return isArchived ? words.archived(name) : name
}

export function ResidenceChoices({ residences, here, words }: ResidencesProps & { here: string }) {
  if (residences.length >= residencesInList) {
    const options = residences.map((residence) => {
      const name = nameResidence(residence, words)
      return { value: residence.id, words: residence.waiting > 0 ? `${name} (${residence.waiting})` : name }
    })
    return <ResidenceSelect page={page} residences={options} here={here} words={words.choose} />
  }
  return (
    <nav className="row gap-2 desk-choices no-print" aria-label={words.residences}>
      {residences.map((residence) => (
        <SiteLink
          key={residence.id}
          className="chip chip-choice"
          to={buildWaitingListAddress(residence.id)}
          aria-current={residence.id === here ? 'page' : undefined}
        >
          {nameResidence(residence, words)}
          {residence.waiting > 0 && <span className="count">{residence.waiting}</span>}
        </SiteLink>
      ))}
    </nav>
  )
}

export function ResidenceRows({ residences, words }: ResidencesProps) {
  return (
    <ul className="waiting-residences link-rows w-40 line-below">
      {residences.map((residence) => (
        <li key={residence.id}>
          <SiteLink to={buildWaitingListAddress(residence.id)}>
            <b>{nameResidence(residence, words)}</b>
            <span className="small ink-2">{words.counts.waiting(residence.waiting)}</span>
            {residence.due > 0 && <span className="due t-label">{words.counts.due(residence.due)}</span>}
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}

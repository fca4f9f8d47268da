import type { WaitingWords } from '#content/desk/messages/waiting.ts'
import type { WaitingResidence } from '#contract/inquiries/waiting.ts'
import { ResidenceSelect, residencesInList } from '#web/parts/desk/inbox/residence-select.tsx'
import { buildWaitingListAddress } from '#web/parts/desk/news/waiting-list-address.ts'
import { SiteLink } from '#web/ui/action/site-link.tsx'

type ResidencesProps = { residences: readonly WaitingResidence[]; words: WaitingWords }

const page = '/workspace/waiting'

export function ResidenceChoices({ residences, here, words }: ResidencesProps & { here: string }) {
  if (residences.length >= residencesInList) {
    const options = residences.map(({ id, name, waiting }) => ({
      value: id,
      words: waiting > 0 ? `${name} (${waiting})` : name,
    }))
    return <ResidenceSelect page={page} residences={options} here={here} words={words.choose} />
  }
  return (
    <nav className="row gap-2 desk-choices no-print" aria-label={words.residences}>
      {residences.map(({ id, name, waiting }) => (
        <SiteLink
          key={id}
          className="chip chip-choice"
          to={buildWaitingListAddress(id)}
          aria-current={id === here ? 'page' : undefined}
        >
          {name}
          {waiting > 0 && <span className="count">{waiting}</span>}
        </SiteLink>
      ))}
    </nav>
  )
}

export function ResidenceRows({ residences, words }: ResidencesProps) {
  return (
    <ul className="waiting-residences link-rows w-40 line-below">
      {residences.map(({ id, name, waiting, due }) => (
        <li key={id}>
          <SiteLink to={buildWaitingListAddress(id)}>
            <b>{name}</b>
            <span className="small ink-2">{words.counts.waiting(waiting)}</span>
            {due > 0 && <span className="due t-label">{words.counts.due(due)}</span>}
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}

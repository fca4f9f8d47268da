import type { ListWords } from '#content/seekers/search/list.en.ts'
import type { ResidencesPage } from '#contract/directory/directory.ts'

type CountedProps = {
  residences: Pick<ResidencesPage, 'openBeds' | 'bedsToConfirm' | 'measuredAt'>
  words: ListWords['counted']
}

/** Numbers older than 3 days are named apart; the time is in the reader's time zone. */
export function Counted({ residences: { openBeds, bedsToConfirm, measuredAt }, words }: CountedProps) {
  return (
    <p className="embed-count tabular">
      <b>{words.open(openBeds - bedsToConfirm)}</b>
      {bedsToConfirm > 0 && <span className="embed-confirm">, {words.toConfirm(bedsToConfirm)}</span>}
      <span className="embed-hour" data-at={measuredAt} />
    </p>
  )
}

import type { ListingWords } from '#content/residence/listing.en.ts'
import type { FoundResidence } from '#contract/search/residence-search.ts'
import { buildTelAddress, formatPhone } from '#domain/inquiries/tel-address.ts'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'
import { isWorthCalling } from './residence-facts.ts'
import '#web/ui/icon/drawn.css'

type CallResidenceProps = { residence: FoundResidence; words: ListingWords; small?: boolean; quiet?: boolean }

/** The digits are shown because people copy them to another phone. */
export function CallResidence({ residence, words, small, quiet = false }: CallResidenceProps) {
  return (
    <ButtonLink
      className="call"
      data-live=""
      variant={isWorthCalling(residence) && !quiet ? 'primary' : 'line'}
      small={small}
      to={buildTelAddress(residence.phone)}
    >
      <VisuallyHidden>{words.callAt(residence.name)}</VisuallyHidden>
      {formatPhone(residence.phone)}
    </ButtonLink>
  )
}

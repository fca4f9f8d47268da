import type { ListingWords } from '#content/residence/listing.en.ts'
import type { ResidenceWords } from '#content/residence/residence.en.ts'
import type { ResidenceDetail } from '#contract/residence/residence-detail.ts'
import { buildSmsAddress, buildTelAddress, formatPhone } from '#domain/inquiries/tel-address.ts'
import { isWorthCalling } from '#web/parts/residence/residence-card/residence-facts.ts'
import { SaveButton, SaveFace } from '#web/parts/residence/residence-card/save-button.tsx'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'

type WaysProps = { residence: ResidenceDetail; words: ResidenceWords; common: ListingWords }

/** The digits are on the button because people copy them to another phone. */
export function Ways({ residence, words, common }: WaysProps) {
  const { phone, takesTexts, availableBeds, keepsWaitingList } = residence
  const shown = formatPhone(phone)
  const isFull = availableBeds === 0
  const call = isFull && keepsWaitingList !== false ? words.porch.callWaiting(shown) : words.porch.call(shown)
  return (
    <div className="porch-ways row mt-4">
      <ButtonLink
        to={buildTelAddress(phone)}
        variant={isWorthCalling(residence) ? 'primary' : 'line'}
        icon="phone"
        className="porch-call btn-lg btn-on-paper"
      >
        <Numbered text={call} phone={shown} />
      </ButtonLink>
      {takesTexts && (
        <ButtonLink to={buildSmsAddress(phone)} variant="line" icon="message">
          {words.porch.text}
        </ButtonLink>
      )}
      <SaveButton residence={residence} className="btn btn-line">
        <SaveFace name={residence.name} words={common.save} />
      </SaveButton>
    </div>
  )
}

/** The number never breaks across lines, so that it can be read out and copied. */
function Numbered({ text, phone }: { text: string; phone: string }) {
  const [before = '', after = ''] = text.split(phone)
  return (
    <span>
      {before}
      <span className="nowrap">{phone}</span>
      {after}
    </span>
  )
}

export function CallBar({ residence, words }: Pick<WaysProps, 'residence' | 'words'>) {
  return (
    <aside className="callbar phone-only no-print" aria-label={words.porch.bar}>
      <ButtonLink
        to={buildTelAddress(residence.phone)}
        variant={isWorthCalling(residence) ? 'primary' : 'line'}
        icon="phone"
        className="porch-call"
      >
        <span>
          <VisuallyHidden>{words.porch.bar}: </VisuallyHidden>
          <span className="nowrap">{formatPhone(residence.phone)}</span>
        </span>
      </ButtonLink>
    </aside>
  )
}

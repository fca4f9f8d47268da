import type { TogetherWords } from '#content/inquiries/together.en.ts'
import type { ListingWords } from '#content/residence/listing.en.ts'
import { maxAskedTogether, maxToChoose } from '#contract/inquiries/inquiry-fields.ts'
import type { FoundResidence } from '#contract/search/residence-search.ts'
import { SendLinks } from '#web/parts/residence/residence-card/residence-actions.tsx'
import { writeResidencesMessage } from '#web/parts/residence/residence-card/residence-message.ts'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { Icon } from '#web/ui/icon/icon.tsx'

type SendResidencesProps = { residences: readonly FoundResidence[]; label: string; words: ListingWords }

export function SendResidences({ residences, label, words }: SendResidencesProps) {
  return (
    <details className="send-residences no-print">
      <summary className="btn btn-line btn-sm">
        <Icon name="message" />
        {label}
      </summary>
      <div className="row mt-2">
        <SendLinks text={writeResidencesMessage(residences, words)} words={words} />
      </div>
    </details>
  )
}

type AskSeveralProps = { residences: readonly FoundResidence[]; path: string; words: TogetherWords }

export function AskSeveral({ residences, path, words }: AskSeveralProps) {
  const chosen = residences.filter(({ isClaimed }) => isClaimed).slice(0, maxToChoose)
  if (chosen.length === 0) return null
  return (
    <ButtonLink
      className="no-print"
      to={`${path}/ask/together?homes=${chosen.map(({ slug }) => slug).join(',')}`}
      variant="primary"
      small
      icon="message"
    >
      {words.open(chosen.length, maxAskedTogether)}
    </ButtonLink>
  )
}

import type { ListingWords } from '#content/seekers/residence/listing.en.ts'
import type { FoundResidence } from '#contract/residence/residence-search.ts'
import { SendLinks } from '#web/parts/residences/residence-card/residence-actions.tsx'
import { writeResidencesMessage } from '#web/parts/residences/residence-card/residence-message.ts'
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

import type { TogetherWords } from '#content/seekers/together/together.en.ts'
import { maxAskedTogether, maxToChoose } from '#contract/inquiries/inquiry-fields.ts'
import type { FoundResidence } from '#contract/residence/residence-search.ts'
import { ButtonLink } from '#web/ui/action/button.tsx'

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

import type { FoundResidence } from '#contract/residence/residence-search.ts'
import type { HomeWords } from '#domain/seeker-words/home-words.ts'
import { SendLinks } from '#web/parts/homes/home-card/home-actions.tsx'
import { homesMessage } from '#web/parts/homes/home-card/home-message.ts'
import { Icon } from '#web/ui/icon/icon.tsx'

type SendHomesProps = { homes: readonly FoundResidence[]; label: string; words: HomeWords }

export function SendHomes({ homes, label, words }: SendHomesProps) {
  return (
    <details className="send-homes no-print">
      <summary className="btn btn-line btn-sm">
        <Icon name="message" />
        {label}
      </summary>
      <div className="row mt-2">
        <SendLinks text={homesMessage(homes, words)} words={words} />
      </div>
    </details>
  )
}

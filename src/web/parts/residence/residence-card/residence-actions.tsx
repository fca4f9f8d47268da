import type { ListingWords } from '#content/residence/listing.en.ts'
import type { FoundResidence } from '#contract/search/residence-search.ts'
import { Button } from '#web/ui/action/button.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'
import { buildMailAddress, buildSmsAddress, writeMessageOnCard } from './residence-message.ts'

export function SendLinks({ text, words: { send } }: { text: string; words: ListingWords }) {
  return (
    <>
      <a className="btn btn-line btn-sm" href={buildSmsAddress(text)}>
        {send.text}
      </a>
      <a className="btn btn-line btn-sm" href={buildMailAddress(send.subject, text)}>
        {send.mail}
      </a>
    </>
  )
}

type SendResidenceProps = { residence: FoundResidence; to: string; page: string; words: ListingWords }

export function SendResidence({ residence, to, page, words }: SendResidenceProps) {
  const { send } = words
  return (
    <a className="btn" href={`${to.split('?')[0]}#send`} data-send={writeMessageOnCard(residence, page, words)}>
      {send.send}
      <VisuallyHidden>{send.ofName(residence.name)}</VisuallyHidden>
    </a>
  )
}

export function WaysToSend({ words }: { words: ListingWords }) {
  return (
    <template className="ways-to-send" data-change={words.onPaper.change}>
      <details className="send-residence">
        <summary className="btn" />
        <div className="row gap-2 pad-y-2">
          <SendLinks text="" words={words} />
          <Button small hidden data-share="">
            {words.send.more}
          </Button>
        </div>
      </details>
    </template>
  )
}

type CompareResidenceProps = { name: string; to: string; isCompared: boolean; words: ListingWords }

export function CompareResidence({ name, to, isCompared, words }: CompareResidenceProps) {
  const { add, added, ofName } = words.compare
  return (
    <a className="btn" href={to} aria-current={isCompared ? 'true' : undefined}>
      {isCompared ? added : add}
      <VisuallyHidden>{ofName(name)}</VisuallyHidden>
    </a>
  )
}

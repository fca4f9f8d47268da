import type { FoundResidence } from '#contract/residence/residence-search.ts'
import type { HomeWords } from '#domain/seeker-words/home-words.ts'
import { Button } from '#web/ui/action/button.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'
import { mailAddress, messageOnCard, smsAddress } from './home-message.ts'

/** A text message and a mail with these words: links, so that no script is needed. */
export function SendLinks({ text, words: { send } }: { text: string; words: HomeWords }) {
  return (
    <>
      <a className="btn btn-line btn-sm" href={smsAddress(text)}>
        {send.text}
      </a>
      <a className="btn btn-line btn-sm" href={mailAddress(send.subject, text)}>
        {send.mail}
      </a>
    </>
  )
}

type SendHomeProps = {
  home: FoundResidence
  /** The path of its page, which has ways to send it that need no script, and that page's absolute address. */
  to: string
  page: string
  words: HomeWords
}

/** Leads to the ways to send a home to somebody. With script they open here (browser/device/send.ts). */
export function SendHome({ home, to, page, words }: SendHomeProps) {
  const { send } = words
  return (
    <a className="btn" href={`${to.split('?')[0]}#send`} data-send={messageOnCard(home, page, words)}>
      {send.send}
      <VisuallyHidden>{send.ofName(home.name)}</VisuallyHidden>
    </a>
  )
}

/** The ways to send a home, once for all homes of a page. */
export function WaysToSend({ words }: { words: HomeWords }) {
  return (
    <template className="ways-to-send" data-change={words.onPaper.change}>
      <details className="send-home">
        <summary className="btn" />
        <div className="send-ways">
          <SendLinks text="" words={words} />
          <Button small hidden data-share="">
            {words.send.more}
          </Button>
        </div>
      </details>
    </template>
  )
}

type CompareHomeProps = { name: string; to: string; isCompared: boolean; words: HomeWords }

/** Sets a home beside others: a link, since the address keeps them. */
export function CompareHome({ name, to, isCompared, words }: CompareHomeProps) {
  const { add, added, ofName } = words.compare
  return (
    <a className="btn" href={to} aria-current={isCompared ? 'true' : undefined}>
      {isCompared ? added : add}
      <VisuallyHidden>{ofName(name)}</VisuallyHidden>
    </a>
  )
}

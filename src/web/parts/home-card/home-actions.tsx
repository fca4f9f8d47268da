import { useState } from 'react'
import { Link } from 'react-router'
import type { FoundResidence } from '#contract/residence-search.ts'
import type { HomeWords } from '#domain/seeker-words/home-words.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Icon } from '#web/ui/icon/icon.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'
import { homeMessage, mailAddress, smsAddress } from './home-message.ts'
import { toggleSavedHome, useIsSaved } from './saved-homes.ts'

type SaveHomeProps = {
  home: Pick<FoundResidence, 'slug' | 'name' | 'city' | 'state' | 'phone'>
  words: HomeWords
  className?: string
}

/** Keeps a home on this device and nowhere else. */
export function SaveHome({ home, words, className = 'btn' }: SaveHomeProps) {
  const isSaved = useIsSaved(home.slug)
  const { save, saved, saveOf, savedOf } = words.save
  return (
    <button type="button" className={`${className} needs-script save-home`} onClick={() => toggleSavedHome(home)}>
      <Icon name={isSaved ? 'check' : 'heart'} />
      <span>{isSaved ? saved : save}</span>
      <VisuallyHidden>{isSaved ? savedOf(home.name) : saveOf(home.name)}</VisuallyHidden>
    </button>
  )
}

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
  /** The absolute address of the home's page. */
  page: string
  words: HomeWords
}

/** Ways to send a home to somebody: each is a link, and with script the device's own sheet. */
export function SendHome({ home, page, words }: SendHomeProps) {
  const { send } = words
  const text = homeMessage(home, page, words)
  // Known once it was opened: nothing is asked of the device before.
  const [canShare, setCanShare] = useState(false)
  return (
    <details className="send-home" onToggle={(event) => setCanShare(event.currentTarget.open && 'share' in navigator)}>
      <summary className="btn">
        <Icon name="message" />
        {send.send}
        <VisuallyHidden>{send.ofName(home.name)}</VisuallyHidden>
      </summary>
      <div className="send-ways">
        <SendLinks text={text} words={words} />
        {canShare && (
          // A share that is called off is no failure.
          <Button small onClick={() => void navigator.share({ text }).catch(() => undefined)}>
            {send.more}
          </Button>
        )}
      </div>
    </details>
  )
}

type CompareHomeProps = { name: string; to: string; isCompared: boolean; words: HomeWords }

/** Sets a home beside others: a link, since the address keeps them. */
export function CompareHome({ name, to, isCompared, words }: CompareHomeProps) {
  const { add, added, ofName } = words.compare
  return (
    <Link className="btn" to={to} preventScrollReset aria-current={isCompared ? 'true' : undefined}>
      <Icon name={isCompared ? 'check' : 'compare'} />
      {isCompared ? added : add}
      <VisuallyHidden>{ofName(name)}</VisuallyHidden>
    </Link>
  )
}

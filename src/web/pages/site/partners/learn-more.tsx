import type { ReactNode } from 'react'
import type { LearnMoreWords } from '#content/site/partners.ts'
import { say } from '#domain/language/say.ts'
import { logAction } from '#web/plumbing/api/log-action.ts'
import { Disclosure } from '#web/ui/text/disclosure.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'
import '#web/ui/text/card.css'

type LearnMoreProps = { words: LearnMoreWords; about: string; children: ReactNode }

/** Logs whom it is about (docs/specification.md, ruling 4); without script it only opens. */
export function LearnMore({ words, about, children }: LearnMoreProps) {
  return (
    <Disclosure
      className="fold-link line-above w-full"
      {...logAction('partners', about)}
      summary={
        <span>
          {words.words}
          <VisuallyHidden>{say(words.about, { about })}</VisuallyHidden>
        </span>
      }
    >
      {children}
    </Disclosure>
  )
}

export function WhoTile({ name, isKnown }: { name: string; isKnown: boolean }) {
  return (
    <span className="tile-mark t-name" data-known={isKnown || undefined} aria-hidden="true">
      {isKnown ? name.slice(0, 1) : '?'}
    </span>
  )
}

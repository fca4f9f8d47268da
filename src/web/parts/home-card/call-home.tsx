import type { FoundResidence } from '#contract/residence-search.ts'
import type { HomeWords } from '#domain/seeker-words/home-words.ts'
import { telAddress } from '#domain/tel-address.ts'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'
import { isWorthCalling } from './home-facts.ts'

/** The phone number as the one button: its digits are seen, since people copy them to another phone. */
export function CallHome({ home, words, small }: { home: FoundResidence; words: HomeWords; small?: boolean }) {
  return (
    <>
      <ButtonLink
        className="call"
        look={isWorthCalling(home) ? 'primary' : 'line'}
        small={small}
        icon="phone"
        to={telAddress(home.phone)}
      >
        <span>
          <VisuallyHidden>{words.callAt(home.name)}</VisuallyHidden>
          {home.phone}
        </span>
      </ButtonLink>
      <b className="print-only phone-on-paper">{home.phone}</b>
    </>
  )
}

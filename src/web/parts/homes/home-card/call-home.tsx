import type { FoundResidence } from '#contract/residence/residence-search.ts'
import { telAddress } from '#domain/inquiries/tel-address.ts'
import type { HomeWords } from '#domain/seeker-words/home-words.ts'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'
import { isWorthCalling } from './home-facts.ts'
import '#web/ui/icon/drawn.css'

type CallHomeProps = {
  home: FoundResidence
  words: HomeWords
  small?: boolean
  quiet?: boolean
}

/** The digits are shown because people copy them to another phone. */
export function CallHome({ home, words, small, quiet = false }: CallHomeProps) {
  return (
    <ButtonLink
      className="call"
      data-live=""
      look={isWorthCalling(home) && !quiet ? 'primary' : 'line'}
      small={small}
      to={telAddress(home.phone)}
    >
      <VisuallyHidden>{words.callAt(home.name)}</VisuallyHidden>
      {home.phone}
    </ButtonLink>
  )
}

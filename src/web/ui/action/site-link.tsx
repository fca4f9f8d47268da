import { type ComponentProps, useContext } from 'react'
import { Icon } from '#web/ui/icon/icon.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'
import { wholeNumbers } from '#web/ui/text/whole-numbers.tsx'
import { NewTabWords } from './new-tab-words.ts'

export type SiteLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** A path of this site, or any other address: tel:, mailto:, sms:, https:, #fragment. */
  to: string
  /** Opens a new tab, with the outward arrow and the words "(new tab)". */
  newTab?: boolean
}

/**
 * One link for every address. One that does something besides leading on waits for its script (`data-held`), for a moment
 * at most.
 */
export function SiteLink({ to, newTab = false, children, ...given }: SiteLinkProps) {
  const newTabWords = useContext(NewTabWords)
  const rest = { 'data-held': given.onClick && !newTab ? '' : undefined, ...given }
  if (newTab) {
    return (
      <a {...rest} href={to} target="_blank" rel="noopener noreferrer">
        {children}
        <Icon name="out" />
        <VisuallyHidden>{newTabWords}</VisuallyHidden>
      </a>
    )
  }
  return (
    <a {...rest} href={to}>
      {wholeNumbers(children)}
    </a>
  )
}

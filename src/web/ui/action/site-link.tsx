import { type ComponentProps, useContext } from 'react'
import { Link } from 'react-router'
import { Icon } from '#web/ui/icon/icon.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'
import { NewTabWords } from './new-tab-words.ts'

export type SiteLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** A path of this site, or any other address: tel:, mailto:, sms:, https:, #fragment. */
  to: string
  /** Opens a new tab, with the outward arrow and the words "(new tab)". */
  newTab?: boolean
  /** What the next page is told beside its address, in this browser alone. Only along the router's own way. */
  state?: unknown
}

/** True for addresses the router may show by itself; /api/ addresses are full-page navigations (spec, section 7). */
export function staysInSite(address: string): boolean {
  return address.startsWith('/') && !address.startsWith('//') && !address.startsWith('/api/')
}

/**
 * One link for every address: the router's where the page stays in the site, a plain one elsewhere. A link that does
 * something besides leading on waits for the page to wake (`data-held`, plumbing/waking.ts), for a moment at most.
 */
export function SiteLink({ to, newTab = false, state, children, ...given }: SiteLinkProps) {
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
  if (!staysInSite(to)) {
    return (
      <a {...rest} href={to}>
        {children}
      </a>
    )
  }
  return (
    <Link {...rest} to={to} state={state} prefetch="intent">
      {children}
    </Link>
  )
}

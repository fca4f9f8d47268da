import { type ComponentProps, useContext } from 'react'
import { Icon } from '#web/ui/icon/icon.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'
import { keepNumbersWhole } from '#web/ui/text/whole-numbers.tsx'
import { NewTabWords } from './new-tab-words.ts'

export type SiteLinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: string; newTab?: boolean }

export function SiteLink({ to, newTab = false, children, ...given }: SiteLinkProps) {
  const newTabWords = useContext(NewTabWords)
  const rest = { 'data-held': given.onClick && !newTab ? '' : undefined, ...given }
  if (newTab) {
    return (
      <a {...rest} href={to} target="_blank" rel="noopener noreferrer">
        {children}
        <Icon name="out" className="icon-out" />
        <VisuallyHidden>{newTabWords}</VisuallyHidden>
      </a>
    )
  }
  return (
    <a {...rest} href={to}>
      {keepNumbersWhole(children)}
    </a>
  )
}

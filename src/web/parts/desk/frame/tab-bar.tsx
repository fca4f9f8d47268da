import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Icon } from '#web/ui/icon/icon.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'
import type { BarLink } from './bar-links.ts'

export function TabBar({ tabs }: { tabs: readonly BarLink[] }) {
  return (
    <nav className="tabbar no-print" aria-label="Desk">
      {tabs.map((link) => (
        <SiteLink key={link.to} to={link.to} aria-current={link.isHere ? 'true' : undefined}>
          <Icon name={link.icon} />
          {link.words}
          <LinkCount of={link} />
        </SiteLink>
      ))}
    </nav>
  )
}

export function LinkCount({ of: { count } }: { of: BarLink }) {
  if (count === 0) return null
  return (
    <span className="count">
      {count}
      <VisuallyHidden> waiting for an answer</VisuallyHidden>
    </span>
  )
}

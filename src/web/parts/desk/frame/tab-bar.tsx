import { useDeskPageState } from '#web/parts/desk/page/desk-page-state.ts'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Icon, type IconName } from '#web/ui/icon/icon.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'
import '#web/parts/desk/desk.css'

export type Tab = {
  words: string
  to: string
  icon: IconName
  count?: { number: number; words: string }
  also?: string
}

export function TabBar({ tabs }: { tabs: readonly Tab[] }) {
  const { path } = useDeskPageState()
  return (
    <nav className="tabbar no-print" aria-label="Desk">
      {tabs.map(({ words, to, icon, count, also }) => (
        <SiteLink key={to} to={to} aria-current={path === to ? 'page' : path === also ? 'true' : undefined}>
          <Icon name={icon} />
          {words}
          {count && (
            <span className="count">
              {count.number}
              <VisuallyHidden> {count.words}</VisuallyHidden>
            </span>
          )}
        </SiteLink>
      ))}
    </nav>
  )
}

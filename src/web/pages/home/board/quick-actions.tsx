import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Icon, type IconName } from '#web/ui/icon/icon.tsx'

type Action = { words: string; to: string; icon: IconName }

const actions: readonly Action[] = [
  { words: 'Claim Profile', to: '/workspace/claims', icon: 'key' },
  { words: 'Update Bed Availability', to: '/workspace/beds', icon: 'bed' },
  { words: 'Apply for Certification', to: '/workspace/certification', icon: 'shield' },
]

/** What an operator comes for most. */
export function QuickActions() {
  return (
    <section aria-labelledby="quick-actions">
      <h2 id="quick-actions">Quick actions</h2>
      <ul className="acts">
        {actions.map(({ words, to, icon }) => (
          <li key={to}>
            <SiteLink to={to}>
              <Icon name={icon} />
              {words}
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

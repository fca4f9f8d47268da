import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Icon, type IconName } from '#web/ui/icon/icon.tsx'

type Action = { words: string; to: string; icon: IconName }

const actions: readonly Action[] = [
  { words: 'Claim Profile', to: '/workspace/claims', icon: 'key' },
  { words: 'Update Bed Availability', to: '/workspace/beds', icon: 'bed' },
  { words: 'Apply for Certification', to: '/workspace/certification', icon: 'shield' },
]

const rooms: Action = { words: 'All rooms of your desk', to: '/workspace', icon: 'more' }

/** What an operator comes for most; on a phone the bar at the foot leads to the other rooms. */
export function QuickActions({ hasRooms }: { hasRooms: boolean }) {
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
        {hasRooms && (
          <li className="wide-only">
            <SiteLink to={rooms.to}>
              <Icon name={rooms.icon} />
              {rooms.words}
            </SiteLink>
          </li>
        )}
      </ul>
    </section>
  )
}

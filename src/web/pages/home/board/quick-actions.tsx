import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Icon, type IconName } from '#web/ui/icon/icon.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'

type Action = { words: string; to: string; icon: IconName; count?: number }

const actions: readonly Action[] = [
  { words: 'Claim Profile', to: '/workspace/claims', icon: 'key' },
  { words: 'Update Bed Availability', to: '/workspace/beds', icon: 'bed' },
  { words: 'Apply for Certification', to: '/workspace/certification', icon: 'shield' },
]

const questions: Action = { words: 'Questions about a bed', to: '/workspace/messages', icon: 'inbox' }
const rooms: Action = { words: 'All rooms of your desk', to: '/workspace', icon: 'more' }

type QuickActionsProps = {
  hasRooms: boolean
  /** Questions about a bed that wait for an answer; null for people who may not read them. */
  waiting: number | null
}

/** What an operator comes for most; on a phone the bar at the foot leads to the other rooms. */
export function QuickActions({ hasRooms, waiting }: QuickActionsProps) {
  const shown = waiting === null ? actions : [...actions, { ...questions, count: waiting }]
  return (
    <section aria-labelledby="quick-actions">
      <h2 id="quick-actions">Quick actions</h2>
      <ul className="acts">
        {shown.map(({ words, to, icon, count = 0 }) => (
          <li key={to}>
            <SiteLink to={to}>
              <Icon name={icon} />
              {words}
              {count > 0 && (
                <span className="count">
                  {count}
                  <VisuallyHidden> waiting for an answer</VisuallyHidden>
                </span>
              )}
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

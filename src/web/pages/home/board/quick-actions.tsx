import type { SignedInUser } from '#contract/auth.ts'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Icon, type IconName } from '#web/ui/icon/icon.tsx'

type Action = { words: string; to: string; icon: IconName }

const actions: readonly Action[] = [
  { words: 'Claim Profile', to: '/workspace/claims', icon: 'key' },
  { words: 'Update Bed Availability', to: '/workspace/beds', icon: 'bed' },
  { words: 'Apply for Certification', to: '/workspace/certification', icon: 'shield' },
]

const staffActions: readonly Action[] = [
  { words: 'Messages from the contact form', to: '/staff/inbox', icon: 'inbox' },
  { words: 'Outgoing mail', to: '/staff/mail', icon: 'mail' },
]

/** What an operator comes for most; the alliance's staff find their two pages here too. */
export function QuickActions({ user }: { user: SignedInUser }) {
  const isStaff = user.organisation?.kind === 'alliance'
  return (
    <section aria-labelledby="quick-actions">
      <h2 id="quick-actions">Quick actions</h2>
      <ul className="acts">
        {[...(isStaff ? staffActions : []), ...actions].map(({ words, to, icon }) => (
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

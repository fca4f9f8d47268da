import type { SignedInUser } from '#contract/auth/auth.ts'
import { type DeskPower, mayAtDesk } from '#domain/people/desk-powers.ts'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Icon, type IconName } from '#web/ui/icon/icon.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'
import type { CertificationNews } from './certification-news.query.ts'

type Action = { words: string; to: string; icon: IconName; power: DeskPower }

const actions: readonly Action[] = [
  { words: 'Claim Profile', to: '/workspace/claims', icon: 'key', power: 'claims' },
  { words: 'Update Bed Availability', to: '#beds-tonight', icon: 'bed', power: 'beds' },
  { words: 'Shift: what is new', to: '/workspace/shift', icon: 'moon', power: 'beds' },
  { words: 'Apply for Certification', to: '/workspace/certification', icon: 'shield', power: 'residences' },
  { words: 'Questions about a bed', to: '/workspace/messages', icon: 'inbox', power: 'messages' },
]

type QuickActionsProps = {
  user: SignedInUser
  waiting: number
  news: CertificationNews | null
}

export function QuickActions({ user, waiting, news }: QuickActionsProps) {
  const shown = actions.filter(({ power }) => mayAtDesk(user, power))
  if (shown.length === 0) return null
  return (
    <section aria-labelledby="quick-actions" className="stack stack-fill gap-2">
      <h2 id="quick-actions">Quick actions</h2>
      <ul className="link-rows bold">
        {news?.asks.map(({ words, to }) => (
          <li key={to}>
            <SiteLink to={to}>
              <Icon name="shield" />
              <b>{words}</b>
            </SiteLink>
          </li>
        ))}
        {shown.map(({ words, to, icon, power }) => (
          <li key={to}>
            <SiteLink to={to}>
              <Icon name={icon} />
              {words}
              {power === 'messages' && waiting > 0 && (
                <span className="count to-end">
                  {waiting}
                  <VisuallyHidden> waiting for an answer</VisuallyHidden>
                </span>
              )}
            </SiteLink>
            {power === 'residences' && news && news.underWay !== '' && (
              <p className="small ink-2 pad-y-2">{news.underWay}.</p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

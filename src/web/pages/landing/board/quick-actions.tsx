import type { SignedInBoardWords } from '#content/landing/board.ts'
import type { SignedInUser } from '#contract/auth/auth.ts'
import { type DeskPower, mayAtDesk } from '#domain/people/desk-powers.ts'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Icon, type IconName } from '#web/ui/icon/icon.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'
import type { CertificationNews } from './certification-news.query.ts'

type Action = { of: keyof SignedInBoardWords['actions']; to: string; icon: IconName; power: DeskPower }

const actions: readonly Action[] = [
  { of: 'claims', to: '/workspace/claims', icon: 'key', power: 'claims' },
  { of: 'beds', to: '#beds-tonight', icon: 'bed', power: 'beds' },
  { of: 'shift', to: '/workspace/shift', icon: 'moon', power: 'beds' },
  { of: 'certification', to: '/workspace/certification', icon: 'shield', power: 'residences' },
  { of: 'messages', to: '/workspace/messages', icon: 'inbox', power: 'messages' },
]

type QuickActionsProps = {
  words: SignedInBoardWords
  user: SignedInUser
  waiting: number
  news: CertificationNews | null
}

export function QuickActions({ words, user, waiting, news }: QuickActionsProps) {
  const shown = actions.filter(({ power }) => mayAtDesk(user, power))
  if (shown.length === 0) return null
  return (
    <section aria-labelledby="quick-actions" className="stack stack-fill gap-2">
      <h2 id="quick-actions">{words.quickActions}</h2>
      <ul className="link-rows bold">
        {news?.asks.map(({ words: asked, to }) => (
          <li key={to}>
            <SiteLink to={to}>
              <Icon name="shield" />
              <b>{asked}</b>
            </SiteLink>
          </li>
        ))}
        {shown.map(({ of, to, icon, power }) => (
          <li key={to}>
            <SiteLink to={to}>
              <Icon name={icon} />
              {words.actions[of]}
              {power === 'messages' && waiting > 0 && (
                <span className="count to-end">
                  {waiting}
                  <VisuallyHidden> {words.waitingQuestions}</VisuallyHidden>
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

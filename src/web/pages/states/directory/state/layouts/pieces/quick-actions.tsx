import type { ReactNode } from 'react'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Icon, type IconName } from '#web/ui/icon/icon.tsx'
import { Card } from '#web/ui/text/card.tsx'

type QuickActionsProps = { code: string; frame: string; children?: ReactNode }

export function QuickActions({ code, frame, children }: QuickActionsProps) {
  const actions = [
    { words: 'View Current Directory', to: frame, icon: 'window' },
    { words: 'NARR Certification Info', to: '/faq?category=NARR+Certification', icon: 'shield' },
    { words: 'Get Implementation Updates', to: `/contact?topic=updates&state=${code}#send`, icon: 'bell' },
  ] as const satisfies { words: string; to: string; icon: IconName }[]
  return (
    <Card as="section" className="stack stack-fill gap-2 no-print" id="actions" aria-labelledby="actions-title">
      <h2 id="actions-title" className="side-h">
        Quick Actions
      </h2>
      <ul>
        {actions.map(({ words, to, icon }) => (
          <li key={words} className="line-above">
            <SiteLink className="tap w-full" to={to}>
              <Icon name={icon} />
              {words}
            </SiteLink>
          </li>
        ))}
      </ul>
      {children}
    </Card>
  )
}

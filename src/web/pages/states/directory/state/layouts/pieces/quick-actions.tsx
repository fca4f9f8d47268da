import type { ReactNode } from 'react'
import type { StateWords } from '#content/states/directory/directory-pages.ts'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Icon, type IconName } from '#web/ui/icon/icon.tsx'
import { Card } from '#web/ui/text/card.tsx'

type QuickActionsProps = { words: StateWords['actions']; code: string; frame: string; children?: ReactNode }

export function QuickActions({ words: said, code, frame, children }: QuickActionsProps) {
  const actions = [
    { words: said.current, to: frame, icon: 'window' },
    { words: said.certification, to: '/faq?category=NARR+Certification', icon: 'shield' },
    { words: said.updates, to: `/contact?topic=updates&state=${code}#send`, icon: 'bell' },
  ] as const satisfies { words: string; to: string; icon: IconName }[]
  return (
    <Card as="section" className="stack stack-fill gap-2 no-print" id="actions" aria-labelledby="actions-title">
      <h2 id="actions-title" className="side-h">
        {said.title}
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

import type { ReactNode } from 'react'
import type { TroubleWords } from '#content/seekers/trouble.en.ts'
import { SiteLink } from '#web/ui/action/site-link.tsx'

type WaysOnProps = {
  words: TroubleWords['ways']
  search: ReactNode
}

export function WaysOn({ words: { links }, search }: WaysOnProps) {
  return (
    <>
      {search}
      <ul className="row tight gap-5">
        {links.map(({ words, to }) => (
          <li key={to}>
            <SiteLink className="tap self-start break" to={to}>
              {words}
            </SiteLink>
          </li>
        ))}
      </ul>
    </>
  )
}

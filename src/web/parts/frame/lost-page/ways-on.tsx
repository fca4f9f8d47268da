import type { ReactNode } from 'react'
import type { TroubleWords } from '#domain/seeker-words/trouble-words.ts'
import { SiteLink } from '#web/ui/action/site-link.tsx'

type WaysOnProps = {
  words: TroubleWords['ways']
  /** The field for a place. */
  search: ReactNode
}

/** Where to go when a page has nothing for you: search by place, and the three pages that help most people on. */
export function WaysOn({ words: { links }, search }: WaysOnProps) {
  return (
    <>
      {search}
      <ul className="ways-on">
        {links.map(({ words, to }) => (
          <li key={to}>
            <SiteLink className="contact-line" to={to}>
              {words}
            </SiteLink>
          </li>
        ))}
      </ul>
    </>
  )
}

import { Link } from 'react-router'
import type { SharedWords } from '#domain/seeker-words/shared-list-words.ts'
import { Button } from '#web/ui/action/button.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'
import { forgetLink, useOwnLinks } from './own-links.ts'

type KeptLinksProps = { path: string; words: SharedWords }

/** The links this device made and was told to keep, each by its label. */
export function KeptLinks({ path, words }: KeptLinksProps) {
  const links = useOwnLinks()
  const now = new Date().toISOString()
  if (links.length === 0) return null
  const { own } = words
  return (
    <section className="own-links no-print" aria-labelledby="own-links">
      <h3 id="own-links">{own.title}</h3>
      <ul>
        {links.map(({ mine, label, endsAt }) => (
          <li key={mine}>
            <Link to={`${path}/shared/mine/${mine}`}>{label}</Link>
            <span className="small ink-2">
              {endsAt > now ? own.ends(words.day(endsAt)) : own.ended(words.day(endsAt))}
            </span>
            <Button look="text" small onClick={() => forgetLink(mine)}>
              {own.forget}
              <VisuallyHidden> {label}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

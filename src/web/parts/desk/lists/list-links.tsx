import { SiteLink } from '#web/ui/action/site-link.tsx'
import './choice-links.css'
import './list-links.css'

type ListChoice = { words: string; to: string; isCurrent: boolean }

export function ListChoices({ label, choices }: { label: string; choices: readonly ListChoice[] }) {
  return (
    <nav className="choice-links list-choices" aria-label={label}>
      {choices.map(({ words, to, isCurrent }) => (
        <SiteLink key={to} to={to} aria-current={isCurrent ? 'page' : undefined}>
          {words}
        </SiteLink>
      ))}
    </nav>
  )
}

type ListWaysProps = {
  start: string
  cursor: string | null
  next: string | null
}

export function ListWays({ start, cursor, next }: ListWaysProps) {
  if (cursor === null && next === null) return null
  const join = start.includes('?') ? '&' : '?'
  return (
    <nav className="row list-ways" aria-label="Pages">
      {cursor !== null && <SiteLink to={start}>Back to the start</SiteLink>}
      {next !== null && <SiteLink to={`${start}${join}cursor=${encodeURIComponent(next)}`}>Next page</SiteLink>}
    </nav>
  )
}

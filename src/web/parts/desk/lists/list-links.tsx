import { SiteLink } from '#web/ui/action/site-link.tsx'
import '#web/ui/action/chip.css'

type ListChoice = { words: string; to: string; isCurrent: boolean }

export function ListChoices({ label, choices }: { label: string; choices: readonly ListChoice[] }) {
  return (
    <nav className="row gap-2 mt-5 mb-4 no-print" aria-label={label}>
      {choices.map(({ words, to, isCurrent }) => (
        <SiteLink key={to} className="chip chip-choice" to={to} aria-current={isCurrent ? 'page' : undefined}>
          {words}
        </SiteLink>
      ))}
    </nav>
  )
}

type ListWaysProps = { start: string; cursor: string | null; next: string | null }

export function ListWays({ start, cursor, next }: ListWaysProps) {
  if (cursor === null && next === null) return null
  const join = start.includes('?') ? '&' : '?'
  return (
    <nav className="row gap-4 mt-4" aria-label="Pages">
      {cursor !== null && (
        <SiteLink className="tap bold" to={start}>
          Back to the start
        </SiteLink>
      )}
      {next !== null && (
        <SiteLink className="tap bold" to={`${start}${join}cursor=${encodeURIComponent(next)}`}>
          Next page
        </SiteLink>
      )}
    </nav>
  )
}

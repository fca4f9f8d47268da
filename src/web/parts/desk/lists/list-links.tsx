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

export type ListWaysWords = { label: string; start: string; next: string }

type ListWaysProps = { words: ListWaysWords; start: string; cursor: string | null; next: string | null }

export function ListWays({ words, start, cursor, next }: ListWaysProps) {
  if (cursor === null && next === null) return null
  const join = start.includes('?') ? '&' : '?'
  return (
    <nav className="row gap-4 mt-4" aria-label={words.label}>
      {cursor !== null && (
        <SiteLink className="tap bold" to={start}>
          {words.start}
        </SiteLink>
      )}
      {next !== null && (
        <SiteLink className="tap bold" to={`${start}${join}cursor=${encodeURIComponent(next)}`}>
          {words.next}
        </SiteLink>
      )}
    </nav>
  )
}

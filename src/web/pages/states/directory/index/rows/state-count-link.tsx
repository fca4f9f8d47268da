import { say } from '#domain/language/say.ts'
import {
  buildCountedAddress,
  describeBedCount,
  describeListedCount,
  type StateCount,
} from '#domain/states/state-count.ts'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { joinClassNames } from '#web/ui/class-names.ts'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'

type StateCountLinkProps = { words: string; state: { name: string; code: string; count: StateCount | null } }

export function StateCountLink({ words, state: { name, code, count } }: StateCountLinkProps) {
  if (count === null) return null
  const to = buildCountedAddress(code, count)
  const residences = describeListedCount(count)
  const beds = describeBedCount(count)
  if (to === null) return <span className="state-count small quiet">{residences}</span>
  return (
    <SiteLink className="state-count small" to={to}>
      <span aria-hidden="true">
        {residences}
        <span className="state-count-comma">, </span>
      </span>
      <span className={joinClassNames('state-count-beds', count.open > 0 && 'bold')} aria-hidden="true">
        {beds}
      </span>
      <VisuallyHidden>{say(words, { homes: residences, beds: beds ?? '', state: name })}</VisuallyHidden>
    </SiteLink>
  )
}

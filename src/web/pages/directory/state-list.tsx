import { type DirectoryStatus, directoryStatusBadge } from '#domain/directory-status.ts'
import { DirectoryStatusBadge, directoryStatusForm } from '#web/parts/state-status/state-status.tsx'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Badge } from '#web/ui/text/badge.tsx'
import { PlaceCard } from '#web/ui/text/card.tsx'

export type ListedState = { name: string; slug: string; status: DirectoryStatus }
export type FoundState = ListedState & { affiliate: string | null }

const ROOF = { claimed: 'claimed', claiming: 'claimed', unclaimed: 'unclaimed', placeholder: 'coming' } as const

/** States as links, each with how far its directory has come. */
export function StateList({ states }: { states: readonly ListedState[] }) {
  return (
    <ul className="state-list">
      {states.map(({ name, slug, status }) => (
        <li key={slug}>
          <SiteLink to={`/directory/${slug}`}>{name}</SiteLink>
          <Badge plain form={directoryStatusForm[status]}>
            {directoryStatusBadge[status]}
          </Badge>
        </li>
      ))}
    </ul>
  )
}

/** The states that a search found, as cards: who certifies there, and the way to the page. */
export function FoundStates({ states }: { states: readonly FoundState[] }) {
  return (
    <ul className="found-states">
      {states.map(({ name, slug, status, affiliate }) => (
        <li key={slug}>
          <PlaceCard roof={ROOF[status]} className="found-state">
            <h2>{name}</h2>
            <DirectoryStatusBadge status={status} />
            <p>{affiliate ?? 'No NARR affiliate is known here yet.'}</p>
            <ButtonLink look="text" to={`/directory/${slug}`} aria-label={`View Profile of ${name}`}>
              View Profile
            </ButtonLink>
          </PlaceCard>
        </li>
      ))}
    </ul>
  )
}

import type { ReactNode } from 'react'
import type { PeopleWords } from '#content/staff/people.ts'
import type { StaffPerson, StaffResidences } from '#contract/residence/moderation/people.ts'
import { ListingBadge } from '#web/pages/staff/moderation/listings/listing-badge.tsx'
import { RowsPart } from '#web/parts/desk/lists/part.tsx'
import { Moment } from '#web/parts/desk/moment/moment.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Badge } from '#web/ui/text/badge.tsx'

export function describeKey(words: Readonly<Record<string, string>>, key: string): string {
  return words[key] ?? key
}

export function LockedBadge({ words }: { words: PeopleWords }) {
  return <Badge form="dashed">{words.isLocked}</Badge>
}

type LinkedRowProps = { to: string; name: string; mark: ReactNode; children: ReactNode }

export function LinkedRow({ to, name, mark, children }: LinkedRowProps) {
  return (
    <li className="row gap-4 tight between">
      <span className="break">
        <SiteLink className="tap bold" to={to}>
          {name}
        </SiteLink>{' '}
        <span className="small ink-2">{children}</span>
      </span>
      {mark}
    </li>
  )
}

type ResidencesProps = { residences: StaffResidences; words: PeopleWords }

export function Residences({ residences: { rows, total }, words }: ResidencesProps) {
  return (
    <RowsPart
      id="houses"
      words={words.houses}
      rows={rows}
      keyOf={({ id }) => id}
      after={total > rows.length && <p className="small ink-2">{words.houses.more(total)}</p>}
    >
      {(residence) => (
        <LinkedRow
          to={`/staff/listings/${residence.id}`}
          name={residence.name}
          mark={<ListingBadge listing={residence} words={words} />}
        >
          {[residence.city, residence.state].filter(Boolean).join(', ')}
        </LinkedRow>
      )}
    </RowsPart>
  )
}

export function Done({ done, words }: { done: StaffPerson['done']; words: PeopleWords['done'] }) {
  return (
    <RowsPart id="done" words={words} rows={done} keyOf={({ id }) => id}>
      {({ at, by, words: lines }) => <ToldChange lines={lines} by={by} at={at} />}
    </RowsPart>
  )
}

export function ToldChange({ lines, by, at }: { lines: readonly string[]; by: string; at: string }) {
  return (
    <li className="stack gap-1 small">
      {lines.map((line) => (
        <p key={line} className="break">
          {line}
        </p>
      ))}
      <p className="ink-2">
        {by}, <Moment at={at} />
      </p>
    </li>
  )
}

import type { PeopleWords } from '#content/desk/staff/people.ts'
import type { StaffPerson, StaffResidences } from '#contract/staff/people.ts'
import { ListingBadge } from '#web/pages/desk/staff/moderation/listings/listings-list.tsx'
import { Moment } from '#web/parts/desk/moment/moment.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Badge } from '#web/ui/text/badge.tsx'

export function describeKey(words: Readonly<Record<string, string>>, key: string): string {
  return words[key] ?? key
}

export function LockedBadge({ words }: { words: PeopleWords }) {
  return <Badge form="dashed">{words.isLocked}</Badge>
}

export function Residences({
  residences: { rows, total },
  words,
}: {
  residences: StaffResidences
  words: PeopleWords
}) {
  const { title, none, more } = words.houses
  return (
    <section aria-labelledby="houses" className="stack stack-fill gap-2">
      <h2 id="houses">{title}</h2>
      {rows.length === 0 && <p className="small ink-2">{none}</p>}
      <ul className="ruled">
        {rows.map((residence) => (
          <li key={residence.id} className="row gap-4 tight between">
            <span className="break">
              <SiteLink className="tap bold" to={`/staff/listings/${residence.id}`}>
                {residence.name}
              </SiteLink>{' '}
              <span className="small ink-2">{[residence.city, residence.state].filter(Boolean).join(', ')}</span>
            </span>
            <ListingBadge listing={residence} words={words} />
          </li>
        ))}
      </ul>
      {total > rows.length && <p className="small ink-2">{more(total)}</p>}
    </section>
  )
}

export function Done({ done, words }: { done: StaffPerson['done']; words: PeopleWords['done'] }) {
  return (
    <section aria-labelledby="done" className="stack stack-fill gap-2">
      <h2 id="done">{words.title}</h2>
      {done.length === 0 && <p className="small ink-2">{words.none}</p>}
      <ul className="ruled">
        {done.map(({ id, at, by, words: lines }) => (
          <li key={id} className="stack gap-1 small">
            {lines.map((line) => (
              <p key={line} className="break">
                {line}
              </p>
            ))}
            <p className="ink-2">
              {by}, <Moment at={at} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

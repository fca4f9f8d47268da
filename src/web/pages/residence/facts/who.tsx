import type { Said } from '#domain/residence-needs.ts'
import { Icon, type IconName } from '#web/ui/icon/icon.tsx'
import { OwnWords, Part } from './part.tsx'
import type { WhoRow } from './who-rows.ts'

const marks = { yes: 'yes', no: 'no', not_stated: 'unsaid' } as const satisfies Record<Said, IconName>

/** Three values: a ticked, a crossed and a dashed square, beside words that say it without them. */
export function Who({ title, rows }: { title: string; rows: readonly WhoRow[] }) {
  return (
    <Part id="who" title={title}>
      <ul className="tri-list">
        {rows.map(({ id, said, words, note, ownNote }) => (
          <li key={id} className="tri" data-said={said} data-wide={id === 'unsaid' || undefined}>
            <Icon name={marks[said]} />
            <span>{words}</span>
            {note && <small>{note}</small>}
            {ownNote && (
              <small>
                <OwnWords>{ownNote}</OwnWords>
              </small>
            )}
          </li>
        ))}
      </ul>
    </Part>
  )
}

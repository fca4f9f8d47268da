import type { Said } from '#domain/residence-needs.ts'
import { SaidList } from '#web/ui/text/said-list.tsx'
import { OwnWords, Part } from './part.tsx'
import type { WhoRow } from './who-rows.ts'

const marks = { yes: 'yes', no: 'no', not_stated: 'unsaid' } as const satisfies Record<Said, string>

/** For whom the home is: what it says yes and no to, and what it has not said. */
export function Who({ title, rows }: { title: string; rows: readonly WhoRow[] }) {
  return (
    <Part id="who" title={title}>
      <SaidList
        rows={rows.map(({ id, said, words, note, ownNote }) => ({
          ...{ id, words, mark: marks[said], isWide: id === 'unsaid' },
          below: (
            <>
              {note && <small>{note}</small>}
              {ownNote && (
                <small>
                  <OwnWords>{ownNote}</OwnWords>
                </small>
              )}
            </>
          ),
        }))}
      />
    </Part>
  )
}

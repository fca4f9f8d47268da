import type { NeededAnswer } from '#domain/search/search-request.ts'
import { SaidList } from '#web/ui/text/lists/said-list.tsx'
import { OwnWords, Part } from './part.tsx'
import type { WhoRow } from './who-rows.ts'

type WhoProps = { title: string; rows: readonly WhoRow[]; asked: readonly NeededAnswer[] }

/** Red is only for a no to something the person searched for. */
function chooseMark({ id, said }: WhoRow, asked: WhoProps['asked']) {
  if (id === 'languages') return 'fact'
  if (said === 'not_stated') return 'unsaid'
  const wanted = asked.find(({ need }) => need === id)?.wanted
  if (wanted !== undefined && wanted !== said) return 'no'
  return said === 'yes' ? 'yes' : 'plain-no'
}

export function Who({ title, rows, asked }: WhoProps) {
  return (
    <Part id="who" title={title}>
      <SaidList
        rows={rows.map((row) => ({
          id: row.id,
          words: row.words,
          mark: chooseMark(row, asked),
          isWide: row.id === 'unsaid',
          below: (
            <>
              {row.note && <small>{row.note}</small>}
              {row.ownNote && (
                <small>
                  <OwnWords>{row.ownNote}</OwnWords>
                </small>
              )}
            </>
          ),
        }))}
      />
    </Part>
  )
}

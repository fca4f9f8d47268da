import type { DoneImport, ImportList } from '#contract/imports/imports.ts'
import { formatCount, formatNumber } from '#domain/language/numbers.ts'
import { describeRows } from '#web/pages/desk/imports/rows-words.ts'
import { RowsTable } from '#web/parts/desk/lists/rows-table.tsx'
import { Moment } from '#web/parts/desk/moment/moment.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { DeleteForm } from './delete-form.tsx'
import { describeDoneImport, stoppedTitle } from './done-import.tsx'
import { UndoForm } from './undo-form.tsx'

export function EarlierImports({ list }: { list: ImportList }) {
  const { imports, waiting } = list
  return (
    <>
      {waiting.length > 0 && (
        <section aria-labelledby="waiting-title" className="grid gap-3 mt-6">
          <h2 id="waiting-title">Checked, not imported yet</h2>
          <ul className="grid gap-1">
            {waiting.map(({ id, fileName, rows, at }) => (
              <li key={id} className="row align-baseline tight">
                <SiteLink className="tap bold" to={`/workspace/import/${id}`}>
                  {fileName}
                </SiteLink>
                <span className="small ink-2">
                  {formatCount(rows, 'row')}, <Moment at={at} />. Kept for 24 hours.
                </span>
                <DeleteForm id={id} name={fileName} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="earlier-title" className="grid gap-3 mt-6">
        <h2 id="earlier-title">Earlier imports</h2>
        {imports.length === 0 ? (
          <p className="ink-2">No import yet.</p>
        ) : (
          <RowsTable
            caption="Earlier imports"
            rows={imports}
            keyOf={({ id }) => id}
            name={{ head: 'File', show: drawFile }}
            columns={[
              { head: 'When', show: ({ at }) => <Moment at={at} /> },
              { head: 'Who', show: ({ by }) => by },
              {
                head: 'What',
                show: ({ stopped, counts }) => (stopped ? stoppedTitle[stopped] : describeDoneImport(counts)),
              },
              { head: 'Undo', show: (one) => <Undo one={one} /> },
            ]}
          />
        )}
      </section>
    </>
  )
}

const isEmptyImport = ({ counts: { added, changed } }: DoneImport) => added + changed === 0

function drawFile({ id, fileName, counts }: DoneImport) {
  return (
    <>
      <SiteLink to={`/workspace/import/${id}`}>{fileName}</SiteLink>
      <span className="grid small ink-2">{describeRows(counts)}</span>
    </>
  )
}

function Undo({ one }: { one: DoneImport }) {
  const { stopped, undoUntil, undone } = one
  if (stopped !== null && undoUntil === null) return <span className="quiet">Nothing to undo</span>
  if (undone) {
    return (
      <>
        Undone by {undone.by}
        {undone.kept > 0 && `, but for ${formatNumber(undone.kept)}`}
      </>
    )
  }
  if (undoUntil) return <UndoForm done={one} isSmall />
  return <span className="quiet">{isEmptyImport(one) ? 'Nothing to undo' : 'Not any more'}</span>
}

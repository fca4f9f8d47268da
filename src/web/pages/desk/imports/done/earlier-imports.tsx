import type { DoneImport, ImportList } from '#contract/desk/imports.ts'
import { describeRows } from '#web/pages/desk/imports/rows-words.ts'
import { Moment } from '#web/parts/desk/moment/moment.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Table } from '#web/ui/text/lists/table.tsx'
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
                  {rows === 1 ? '1 row' : `${rows.toLocaleString('en-US')} rows`}, <Moment at={at} />. Kept for 24
                  hours.
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
          <Table caption="Earlier imports" captionHidden>
            <thead>
              <tr>
                <th scope="col">File</th>
                <th scope="col">When</th>
                <th scope="col">Who</th>
                <th scope="col">What</th>
                <th scope="col">Undo</th>
              </tr>
            </thead>
            <tbody>
              {imports.map((one) => (
                <EarlierImport key={one.id} one={one} />
              ))}
            </tbody>
          </Table>
        )}
      </section>
    </>
  )
}

const isEmptyImport = ({ counts: { added, changed } }: DoneImport) => added + changed === 0

function EarlierImport({ one }: { one: DoneImport }) {
  return (
    <tr>
      <th scope="row">
        <SiteLink to={`/workspace/import/${one.id}`}>{one.fileName}</SiteLink>
        <span className="grid small ink-2">{describeRows(one.counts)}</span>
      </th>
      <td data-label="When">
        <Moment at={one.at} />
      </td>
      <td data-label="Who">{one.by}</td>
      <td data-label="What">{one.stopped === null ? describeDoneImport(one.counts) : stoppedTitle[one.stopped]}</td>
      <td data-label="Undo">
        {one.stopped !== null && one.undoUntil === null ? (
          <span className="quiet">Nothing to undo</span>
        ) : one.undone ? (
          <>
            Undone by {one.undone.by}
            {one.undone.kept > 0 && `, but for ${one.undone.kept.toLocaleString('en-US')}`}
          </>
        ) : one.undoUntil ? (
          <UndoForm done={one} isSmall />
        ) : (
          <span className="quiet">{isEmptyImport(one) ? 'Nothing to undo' : 'Not any more'}</span>
        )}
      </td>
    </tr>
  )
}

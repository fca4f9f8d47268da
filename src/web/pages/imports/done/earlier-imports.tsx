import type { DoneImportWords } from '#content/imports/done-import.ts'
import type { DoneImport, ImportList } from '#contract/imports/imports.ts'
import { RowsTable } from '#web/parts/desk/lists/rows-table.tsx'
import { Moment } from '#web/parts/desk/moment/moment.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { DeleteForm } from './delete-form.tsx'
import { UndoForm } from './undo-form.tsx'

type EarlierImportsProps = { list: ImportList; words: DoneImportWords }

export function EarlierImports({ list: { imports, waiting }, words }: EarlierImportsProps) {
  const { earlier } = words
  const { columns } = earlier
  return (
    <>
      {waiting.length > 0 && (
        <section aria-labelledby="waiting-title" className="grid gap-3 mt-6">
          <h2 id="waiting-title">{earlier.waiting}</h2>
          <ul className="grid gap-1">
            {waiting.map(({ id, fileName, rows, at }) => (
              <li key={id} className="row align-baseline tight">
                <SiteLink className="tap bold" to={`/workspace/import/${id}`}>
                  {fileName}
                </SiteLink>
                <span className="small ink-2">
                  {words.countRows(rows)}, <Moment at={at} />. {earlier.kept}
                </span>
                <DeleteForm id={id} name={fileName} label={earlier.delete} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="earlier-title" className="grid gap-3 mt-6">
        <h2 id="earlier-title">{earlier.title}</h2>
        {imports.length === 0 ? (
          <p className="ink-2">{earlier.none}</p>
        ) : (
          <RowsTable
            caption={earlier.title}
            rows={imports}
            keyOf={({ id }) => id}
            name={{ head: columns.file, show: (one) => drawFile(one, words) }}
            columns={[
              { head: columns.at, show: ({ at }) => <Moment at={at} /> },
              { head: columns.by, show: ({ by }) => by },
              {
                head: columns.what,
                show: ({ stopped, counts }) => (stopped ? words.stopped[stopped].title : words.title(counts)),
              },
              { head: columns.undo, show: (one) => <Undo one={one} words={words} /> },
            ]}
          />
        )}
      </section>
    </>
  )
}

const isEmptyImport = ({ counts: { added, changed } }: DoneImport) => added + changed === 0

function drawFile({ id, fileName, counts }: DoneImport, words: DoneImportWords) {
  return (
    <>
      <SiteLink to={`/workspace/import/${id}`}>{fileName}</SiteLink>
      <span className="grid small ink-2">{words.rows(counts)}</span>
    </>
  )
}

function Undo({ one, words: { earlier, undo } }: { one: DoneImport; words: DoneImportWords }) {
  const { stopped, undoUntil, undone } = one
  if (stopped !== null && undoUntil === null) return <span className="quiet">{earlier.nothing}</span>
  if (undone) return earlier.undone(undone.by, undone.kept)
  if (undoUntil) return <UndoForm done={one} words={undo} isSmall />
  return <span className="quiet">{isEmptyImport(one) ? earlier.nothing : earlier.over}</span>
}

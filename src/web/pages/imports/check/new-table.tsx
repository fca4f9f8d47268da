import type { CheckedSheetWords } from '#content/imports/checked-sheet.ts'
import type { CheckedImport, ImportAdded } from '#contract/imports/imports.ts'
import { describePeople } from '#domain/beds/bed-people.ts'
import { RowsTable } from '#web/parts/desk/lists/rows-table.tsx'

type TableWords = CheckedSheetWords['tables']

export function NewTable({ words, added }: { words: TableWords; added: readonly ImportAdded[] }) {
  const isCertified = added.some(({ certificate }) => certificate !== null)
  const none = <span className="quiet">{words.none}</span>
  const certificates = {
    head: words.added.certificate,
    show: ({ certificate }: ImportAdded) => certificate ?? none,
  }
  return (
    <RowsTable
      caption={words.added.caption}
      className="table-lines"
      rows={added}
      keyOf={({ row }) => row}
      name={{ head: words.row, show: ({ row }) => words.ofRow(row) }}
      columns={[
        { head: words.house, show: ({ residence }) => residence },
        { head: words.added.town, show: ({ city, state }) => `${city}, ${state}` },
        { head: words.added.beds, show: ({ beds }) => (beds.length === 0 ? none : formatBeds(beds, words.added)) },
        ...(isCertified ? [certificates] : []),
      ]}
    />
  )
}

function formatBeds(beds: ImportAdded['beds'], words: TableWords['added']): string {
  return beds
    .map(({ audience, total, open }) => {
      const bedsFor = words.bedsFor(total, describePeople(audience))
      return open === null ? bedsFor : bedsFor + words.open(open)
    })
    .join('; ')
}

type GarbledProps = Pick<CheckedImport, 'garbled' | 'garbledCount'> & { words: CheckedSheetWords['garbled'] }

export function GarbledWords({ words, garbled, garbledCount }: GarbledProps) {
  const more = garbledCount - garbled.length
  return (
    <>
      <ul className="break">
        {garbled.map(({ row, column, found }) => (
          <li key={`${row} ${column}`}>
            {words.at(row, column)}
            <b>{found}</b>
          </li>
        ))}
      </ul>
      <p>
        {more > 0 && words.more(more)}
        {words.again}
      </p>
    </>
  )
}

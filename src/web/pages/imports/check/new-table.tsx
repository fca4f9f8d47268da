import type { CheckedImport, ImportAdded } from '#contract/imports/imports.ts'
import { describePeople } from '#domain/beds/bed-people.ts'
import { formatNumber } from '#domain/language/numbers.ts'
import { RowsTable } from '#web/parts/desk/lists/rows-table.tsx'

const certificates = {
  head: 'Certificate',
  show: ({ certificate }: ImportAdded) => certificate ?? <span className="quiet">None said</span>,
}

export function NewTable({ added }: { added: readonly ImportAdded[] }) {
  const isCertified = added.some(({ certificate }) => certificate !== null)
  return (
    <RowsTable
      caption="New houses, as we read them"
      className="table-lines"
      rows={added}
      keyOf={({ row }) => row}
      name={{ head: 'Row', show: ({ row }) => `Row ${row}` }}
      columns={[
        { head: 'House', show: ({ residence }) => residence },
        { head: 'Town', show: ({ city, state }) => `${city}, ${state}` },
        { head: 'Beds', show: ({ beds }) => drawBeds(beds) },
        ...(isCertified ? [certificates] : []),
      ]}
    />
  )
}

function drawBeds(beds: ImportAdded['beds']) {
  if (beds.length === 0) return <span className="quiet">None said</span>
  return beds
    .map(({ audience, total, open }) => {
      const words = `${total} for ${describePeople(audience)}`
      return open === null ? words : `${words}, ${open} open`
    })
    .join('; ')
}

export function GarbledWords({ garbled, garbledCount }: Pick<CheckedImport, 'garbled' | 'garbledCount'>) {
  const more = garbledCount - garbled.length
  return (
    <>
      <ul className="break">
        {garbled.map(({ row, column, found }) => (
          <li key={`${row} ${column}`}>
            Row {row}, {column}: <b>{found}</b>
          </li>
        ))}
      </ul>
      <p>
        {more > 0 && `And ${formatNumber(more)} more. `}
        Save the sheet as .xlsx, or as “CSV UTF-8”, and choose it again.
      </p>
    </>
  )
}

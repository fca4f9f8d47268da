import type { ImportChange } from '#contract/imports/imports.ts'
import { RowsTable } from '#web/parts/desk/lists/rows-table.tsx'

export function ChangeTable({ changes }: { changes: readonly ImportChange[] }) {
  return (
    <RowsTable
      caption="Changes, before and after"
      className="table-lines"
      rows={changes}
      keyOf={({ row, column }) => `${row} ${column}`}
      name={{ head: 'Row', show: ({ row }) => `Row ${row}` }}
      columns={[
        { head: 'House', show: ({ residence }) => residence },
        { head: 'Column', show: ({ column }) => column },
        { head: 'Now', show: ({ was }) => <s className="quiet">{was}</s> },
        { head: 'After import', show: ({ now }) => <span className="bold break">{now}</span> },
      ]}
    />
  )
}

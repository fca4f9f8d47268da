import type { CheckedSheetWords } from '#content/imports/checked-sheet.ts'
import type { ImportChange } from '#contract/imports/imports.ts'
import { RowsTable } from '#web/parts/desk/lists/rows-table.tsx'

type ChangeTableProps = { words: CheckedSheetWords['tables']; changes: readonly ImportChange[] }

export function ChangeTable({ words, changes }: ChangeTableProps) {
  return (
    <RowsTable
      caption={words.changes.caption}
      className="table-lines"
      rows={changes}
      keyOf={({ row, column }) => `${row} ${column}`}
      name={{ head: words.row, show: ({ row }) => words.ofRow(row) }}
      columns={[
        { head: words.house, show: ({ residence }) => residence },
        { head: words.column, show: ({ column }) => column },
        { head: words.changes.now, show: ({ was }) => <s className="quiet">{was}</s> },
        { head: words.changes.after, show: ({ now }) => <span className="bold break">{now}</span> },
      ]}
    />
  )
}

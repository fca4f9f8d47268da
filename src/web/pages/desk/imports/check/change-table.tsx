import type { ImportChange } from '#contract/desk/imports.ts'
import { Table } from '#web/ui/text/lists/table.tsx'

export function ChangeTable({ changes }: { changes: readonly ImportChange[] }) {
  return (
    <Table caption="Changes, before and after" captionHidden className="table-lines">
      <thead>
        <tr>
          <th scope="col">Row</th>
          <th scope="col">House</th>
          <th scope="col">Column</th>
          <th scope="col">Now</th>
          <th scope="col">After import</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ row, residence, column, was, now }) => (
          <tr key={`${row} ${column}`}>
            <th scope="row">Row {row}</th>
            <td data-label="House">{residence}</td>
            <td data-label="Column">{column}</td>
            <td data-label="Now">
              <s className="quiet">{was}</s>
            </td>
            <td data-label="After import">
              <span className="bold break">{now}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

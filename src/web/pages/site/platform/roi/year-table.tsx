import { formatDollars, type RoiMonth } from '#domain/figures/roi/roi.ts'
import { Table } from '#web/ui/text/lists/table.tsx'

const columns = [
  ['time', 'Time saved'],
  ['funding', 'Extra funding'],
  ['fees', 'More beds filled'],
  ['costs', 'Costs'],
  ['balance', 'What is left'],
] as const

export function YearTable({ months }: { months: readonly RoiMonth[] }) {
  return (
    <Table caption="Totals so far, at the end of each month" className="year-table">
      <thead>
        <tr>
          <th scope="col">Month</th>
          {columns.map(([name, words]) => (
            <th key={name} scope="col" className="num">
              {words}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {months.map((one) => (
          <tr key={one.month}>
            <th scope="row">{one.month}</th>
            {columns.map(([name, words]) => (
              <td key={name} className="num" data-label={words}>
                {formatDollars(name === 'costs' ? -one.costs : one[name])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

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
    <Table
      caption="Totals so far, at the end of each month"
      className="year-table"
      columns={['Month', ...columns.map(([, words]) => ({ words, className: 'num' }))]}
    >
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

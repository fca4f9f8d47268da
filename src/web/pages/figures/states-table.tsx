import { Link } from 'react-router'
import type { StateTotals } from '#contract/state-totals.ts'
import { Table } from '#web/ui/text/table.tsx'

const counts = ['homes', 'certified', 'saidBeds', 'availableBeds', 'bedsToConfirm'] as const
type Count = (typeof counts)[number]
type Words = { caption: string; columns: Record<'state' | Count, string>; total: string }

/** A row for each state, and the sum of all of them. */
export function StatesTable({ states, words }: { states: readonly StateTotals[]; words: Words }) {
  const { caption, columns, total } = words
  const sum = (count: Count) => states.reduce((all, state) => all + state[count], 0)
  return (
    <Table caption={caption} captionHidden className="states-table">
      <thead>
        <tr>
          <th scope="col">{columns.state}</th>
          {counts.map((count) => (
            <th key={count} scope="col" className="num">
              {columns[count]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {states.map((state) => (
          <tr key={state.state}>
            <th scope="row">
              <Link to={`/residences?state=${state.state}`}>{state.name}</Link>
            </th>
            <Cells of={(count) => state[count]} columns={columns} />
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{total}</th>
          <Cells of={sum} columns={columns} />
        </tr>
      </tfoot>
    </Table>
  )
}

function Cells({ of, columns }: { of: (count: Count) => number; columns: Words['columns'] }) {
  return counts.map((count) => (
    <td key={count} className="num" data-label={columns[count]}>
      {of(count).toLocaleString('en-US')}
    </td>
  ))
}

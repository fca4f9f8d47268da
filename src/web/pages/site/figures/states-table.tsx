import type { StateTotals } from '#contract/directory/state-totals.ts'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { ColumnHeads } from '#web/ui/text/lists/column-heads.tsx'
import { Table } from '#web/ui/text/lists/table.tsx'

const counts = ['homes', 'certified', 'saidBeds', 'openBeds', 'bedsToConfirm'] as const
type Count = (typeof counts)[number]
type Words = { caption: string; columns: Record<'state' | Count, string>; total: string }

export function StatesTable({ states, words }: { states: readonly StateTotals[]; words: Words }) {
  const { caption, columns, total } = words
  const sum = (count: Count) => states.reduce((all, state) => all + readCount(state, count), 0)
  return (
    <Table caption={caption} captionHidden className="table-lines">
      <ColumnHeads columns={[columns.state, ...counts.map((count) => ({ words: columns[count], className: 'num' }))]} />
      <tbody>
        {states.map((state) => (
          <tr key={state.state}>
            <th scope="row">
              <SiteLink to={`/residences?state=${state.state}`}>{state.name}</SiteLink>
            </th>
            <Cells of={(count) => readCount(state, count)} columns={columns} />
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="bold">
          <th scope="row">{total}</th>
          <Cells of={sum} columns={columns} />
        </tr>
      </tfoot>
    </Table>
  )
}

/** Open beds without those to confirm: no sum mixes the two. */
function readCount(state: StateTotals, count: Count): number {
  return count === 'openBeds' ? state.availableBeds - state.bedsToConfirm : state[count]
}

function Cells({ of, columns }: { of: (count: Count) => number; columns: Words['columns'] }) {
  return counts.map((count) => (
    <td key={count} className="num" data-label={columns[count]}>
      {of(count).toLocaleString('en-US')}
    </td>
  ))
}

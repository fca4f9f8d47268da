import type { MissingWords } from '#content/docs/missing.ts'
import type { MissedSearches } from '#contract/directory/missed-searches.ts'
import { formatMediumDay } from '#domain/language/dates.ts'
import { subtractWeeks, weeksOfAdvice } from '#domain/search/missed-search.ts'
import { ColumnHeads } from '#web/ui/text/lists/column-heads.tsx'
import { Table } from '#web/ui/text/lists/table.tsx'

type MissedTableProps = { missed: MissedSearches; words: MissingWords['table'] }

export function MissedTable({ missed: { items, name, week: now }, words }: MissedTableProps) {
  const { caption, columns, outcomes, needs, small, whole, none } = words
  const recent = items.filter(({ week }) => week >= subtractWeeks(now, weeksOfAdvice - 1))
  if (recent.length === 0) return <p>{none}</p>
  return (
    <Table caption={caption(name)} captionHidden className="table-lines">
      <ColumnHeads
        columns={[
          columns.county,
          columns.week,
          columns.need,
          columns.outcome,
          { words: columns.searches, className: 'num' },
        ]}
      />
      <tbody>
        {recent.map(({ week, county, need, outcome, searches }) => (
          <tr key={`${week} ${county} ${need} ${outcome}`}>
            <th scope="row">{county === '' ? whole : county}</th>
            <td data-label={columns.week}>{formatMediumDay(week)}</td>
            <td data-label={columns.need}>{needs[need]}</td>
            <td data-label={columns.outcome}>{outcomes[outcome]}</td>
            <td data-label={columns.searches} className="num">
              {searches === null ? small : searches.toLocaleString('en-US')}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

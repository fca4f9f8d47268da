import type { NumbersWords } from '#content/desk/numbers.ts'
import type { DeskNumbers, ResidenceNumbers } from '#contract/beds/numbers.ts'
import { describeMonth } from '#domain/beds/numbers/months.ts'
import { computeOccupancy, sumBeds } from '#domain/beds/numbers/occupancy.ts'
import { formatNumber } from '#domain/language/numbers.ts'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Table } from '#web/ui/text/lists/table.tsx'

type TableProps = { numbers: DeskNumbers; words: NumbersWords; mayEdit: boolean }

export function NumbersTable({ numbers, words, mayEdit }: TableProps) {
  const { month, houses: residences, questions, pages } = numbers
  const { columns } = words
  const together = { beds: sumBeds(residences.map(({ beds }) => beds)), questions }
  return (
    <Table caption={words.caption(describeMonth(month))}>
      <thead>
        <tr>
          <th scope="col">{columns.house}</th>
          {(['occupancy', 'open', 'movedIn', 'asked', 'answered', 'time'] as const).map((name) => (
            <th key={name} scope="col" className="num">
              {columns[name]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {residences.length > 1 && (
          <tr>
            <th scope="row">{pages > 1 ? words.onPage(residences.length) : words.all(residences.length)}</th>
            <Cells of={together} words={words} isTotal />
          </tr>
        )}
        {residences.map(({ id, name, city, beds, questions }) => (
          <tr key={id}>
            <th scope="row">
              <span className="grid gap-0 break">
                {mayEdit ? (
                  <SiteLink className="tap tap-in" to={`/workspace/residences/${id}`}>
                    {name}
                  </SiteLink>
                ) : (
                  name
                )}
                <span className="small quiet">{city}</span>
              </span>
            </th>
            <Cells of={{ beds, questions }} words={words} />
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

type CellsProps = { of: Pick<ResidenceNumbers, 'beds' | 'questions'>; words: NumbersWords; isTotal?: boolean }

function Cells({ of: { beds, questions }, words, isTotal = false }: CellsProps) {
  const { columns } = words
  const percent = computeOccupancy(beds)
  const isKnown = percent !== null
  return (
    <>
      <td className="num" data-label={columns.occupancy}>
        <span>
          <b>{isKnown ? words.percent(percent) : words.unknown}</b>
          {isKnown && !isTotal && beds.knownDays < beds.days && (
            <span className="small quiet"> {words.known(beds.knownDays, beds.days)}</span>
          )}
        </span>
      </td>
      <td className="num" data-label={columns.open}>
        {isKnown ? formatNumber(beds.bedDays - beds.takenDays) : words.none}
      </td>
      <td className="num" data-label={columns.movedIn}>
        {formatNumber(beds.movedIn)}
      </td>
      <td className="num" data-label={columns.asked}>
        {questions === null ? words.notKept : formatNumber(questions.asked)}
      </td>
      <td className="num" data-label={columns.answered}>
        {questions === null ? words.none : formatNumber(questions.answered)}
      </td>
      <td className="num" data-label={columns.time}>
        {questions?.medianMinutes == null ? words.none : words.time(questions.medianMinutes)}
      </td>
    </>
  )
}

import type { StateResidencesWords } from '#content/affiliates/state-residences.ts'
import type { ResidenceOrder, ResidencesAsked } from '#domain/states/residences/residences-asked.ts'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { joinClassNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon/icon.tsx'
import { Table } from '#web/ui/text/lists/table.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'
import { isNumber, ResidenceRow } from './residence-row.tsx'
import { buildResidencesQuery } from './residences-address.ts'
import type { ResidencesFound } from './use-residences.ts'

type TableProps = {
  residences: ResidencesFound
  stateName: string
  state: string
  now: Date
  words: StateResidencesWords
}

export function ResidencesTable({ residences, stateName, state, now, words }: TableProps) {
  const { asked, columns, place, shown } = residences
  const query = buildResidencesQuery(asked, place)
  return (
    <Table caption={words.caption(stateName)} captionHidden className="table-lines">
      <thead>
        <tr>
          <Head order="name" residences={residences} words={words} />
          {columns.map((column) => (
            <Head key={column} order={column} residences={residences} words={words} />
          ))}
        </tr>
      </thead>
      <tbody>
        {shown.map((residence) => (
          <ResidenceRow
            key={residence.id}
            residence={residence}
            columns={columns}
            query={query}
            state={state}
            now={now}
            words={words}
          />
        ))}
      </tbody>
    </Table>
  )
}

/** What is many, late or new stands first when it is chosen; names and towns go by their letters. */
const fallsFirst: readonly ResidenceOrder[] = ['beds', 'open', 'level']

type HeadProps = { order: ResidenceOrder; residences: ResidencesFound; words: StateResidencesWords }

function Head({ order, residences: { asked, addressOf, ask }, words }: HeadProps) {
  const isSorted = asked.order === order
  const first = fallsFirst.includes(order) ? 'down' : 'up'
  const other = asked.to === 'up' ? 'down' : 'up'
  const change: Partial<ResidencesAsked> = { order, to: isSorted ? other : first }
  const direction = asked.to === 'up' ? 'ascending' : 'descending'
  return (
    <th
      scope="col"
      aria-sort={isSorted ? direction : undefined}
      className={joinClassNames(isNumber(order) && 'num', isSorted && 'pine')}
    >
      <SiteLink
        className="tap"
        to={addressOf(change)}
        onClick={(event) => {
          if (!ask) return
          event.preventDefault()
          ask(change)
        }}
      >
        {words.columns[order]}
        <VisuallyHidden>{words.sortBy}</VisuallyHidden>
        {isSorted && <Icon name="chevron" className={direction} />}
      </SiteLink>
    </th>
  )
}

import type { StateHomesWords } from '#content/desk/state-homes.ts'
import type { HomeOrder, HomesAsked } from '#domain/states/homes/homes-asked.ts'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon/icon.tsx'
import { Table } from '#web/ui/text/lists/table.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'
import { HomeRow, isNumber } from './home-row.tsx'
import { homesQuery } from './homes-address.ts'
import type { HomesFound } from './use-homes.ts'

type TableProps = { homes: HomesFound; stateName: string; state: string; now: Date; words: StateHomesWords }

export function HomesTable({ homes, stateName, state, now, words }: TableProps) {
  const { asked, columns, place, shown } = homes
  const query = homesQuery(asked, place)
  return (
    <Table caption={words.caption(stateName)} captionHidden className="table-lines">
      <thead>
        <tr>
          <Head order="name" homes={homes} words={words} />
          {columns.map((column) => (
            <Head key={column} order={column} homes={homes} words={words} />
          ))}
        </tr>
      </thead>
      <tbody>
        {shown.map((home) => (
          <HomeRow key={home.id} home={home} columns={columns} query={query} state={state} now={now} words={words} />
        ))}
      </tbody>
    </Table>
  )
}

/** What is many, late or new stands first when it is chosen; names and towns go by their letters. */
const fallsFirst: readonly HomeOrder[] = ['beds', 'open', 'level']

type HeadProps = { order: HomeOrder; homes: HomesFound; words: StateHomesWords }

function Head({ order, homes: { asked, addressOf, ask }, words }: HeadProps) {
  const isSorted = asked.order === order
  const first = fallsFirst.includes(order) ? 'down' : 'up'
  const other = asked.to === 'up' ? 'down' : 'up'
  const change: Partial<HomesAsked> = { order, to: isSorted ? other : first }
  const direction = asked.to === 'up' ? 'ascending' : 'descending'
  return (
    <th
      scope="col"
      aria-sort={isSorted ? direction : undefined}
      className={classNames(isNumber(order) && 'num', isSorted && 'pine')}
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

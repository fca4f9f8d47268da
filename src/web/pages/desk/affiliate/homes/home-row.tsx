import { memo, type ReactNode } from 'react'
import type { StateHomesWords } from '#content/desk/state-homes.ts'
import { bedAge, bedAgeWords } from '#domain/beds/bed-age.ts'
import { mediumDay } from '#domain/language/dates.ts'
import { levelNumerals } from '#domain/language/level-numerals.ts'
import type { HomeColumn, HomeOrder } from '#domain/states/homes/homes-asked.ts'
import type { StateHome } from '#domain/states/homes/state-home.ts'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { homesPath, withQuery } from './homes-address.ts'
import '#web/parts/beds/bed-light/bed-light.css'

type RowProps = {
  home: StateHome
  columns: readonly HomeColumn[]
  query: string
  state: string
  now: Date
  words: StateHomesWords
}

export const isNumber = (column: HomeOrder) => column === 'beds' || column === 'open'

export const HomeRow = memo(function HomeRow({ home, columns, query, state, now, words }: RowProps) {
  const { id, name, isPublished } = home
  return (
    <tr>
      <th scope="row">
        <SiteLink to={withQuery(`${homesPath}/${id}`, query)}>{name}</SiteLink>
        {!isPublished && <span className="small ink-2"> {words.unlisted}</span>}
      </th>
      {columns.map((column) => (
        <td key={column} className={isNumber(column) ? 'num' : undefined} data-label={words.columns[column]}>
          {cells[column]({ home, state, now, words })}
        </td>
      ))}
    </tr>
  )
})

type CellProps = Pick<RowProps, 'home' | 'state' | 'now' | 'words'>

const cells: Record<HomeColumn, (given: CellProps) => ReactNode> = {
  town: ({ home: { city, county } }) => (county === '' || county === city ? city : `${city}, ${county}`),
  operator: ({ home: { isClaimed, operator }, words }) => (isClaimed ? operator : words.unclaimed),
  level: ({ home: { level }, words }) => (level === null ? words.noLevel : levelNumerals[level as 1 | 2 | 3 | 4]),
  certificate: ({ home, words: { certificates } }) => certificateWords(home, certificates),
  beds: ({ home: { beds } }) => beds,
  open: ({ home: { open } }) => open ?? '–',
  said: ({ home: { saidAt }, state, now }) => {
    const said = saidAt === null ? null : new Date(saidAt)
    return (
      <span className="age" data-age={bedAge(said, now)}>
        {bedAgeWords(said, now, state)}
      </span>
    )
  },
  checked: ({ home: { checkedAt }, words }) => (checkedAt === null ? words.never : mediumDay(checkedAt)),
}

function certificateWords(
  { certificate, isCertified, isSuspended }: StateHome,
  words: StateHomesWords['certificates'],
): string {
  if (isSuspended) return words.suspended
  if (!certificate) return isCertified ? words.withoutNumber : words.none
  const { number, endsOn, isUnconfirmed, isForATime } = certificate
  if (isUnconfirmed) return words.unconfirmed(number)
  const said = (isCertified ? words.ends : words.ended)(number, mediumDay(endsOn))
  return isForATime ? `${said} (${words.forATime})` : said
}

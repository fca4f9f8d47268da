import { memo, type ReactNode } from 'react'
import type { StateResidencesWords } from '#content/affiliates/state-residences.ts'
import { describeBedAge, gradeBedAge } from '#domain/beds/bed-age.ts'
import { formatMediumDay } from '#domain/language/dates.ts'
import { levelNumerals } from '#domain/language/level-numerals.ts'
import { toLocalDay } from '#domain/language/local-moment.ts'
import type { ResidenceColumn, ResidenceOrder } from '#domain/states/residences/residences-asked.ts'
import { hasLevelNoMore, type StateResidence } from '#domain/states/residences/state-residence.ts'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { addQuery, residencesPath } from './residences-address.ts'
import '#web/parts/beds/bed-light/bed-light.css'

type RowProps = {
  residence: StateResidence
  columns: readonly ResidenceColumn[]
  query: string
  state: string
  now: Date
  words: StateResidencesWords
}

export const isNumber = (column: ResidenceOrder) => column === 'beds' || column === 'open'

export const ResidenceRow = memo(function ResidenceRow({ residence, columns, query, state, now, words }: RowProps) {
  const { id, name, isPublished } = residence
  return (
    <tr>
      <th scope="row">
        <SiteLink to={addQuery(`${residencesPath}/${id}`, query)}>{name}</SiteLink>
        {!isPublished && <span className="small ink-2"> {words.unlisted}</span>}
      </th>
      {columns.map((column) => (
        <td key={column} className={isNumber(column) ? 'num' : undefined} data-label={words.columns[column]}>
          {cells[column]({ residence, state, now, words })}
        </td>
      ))}
    </tr>
  )
})

type CellProps = Pick<RowProps, 'residence' | 'state' | 'now' | 'words'>

const cells: Record<ResidenceColumn, (given: CellProps) => ReactNode> = {
  town: ({ residence: { city, county } }) => (county === '' || county === city ? city : `${city}, ${county}`),
  operator: ({ residence: { isClaimed, operator }, words }) => (isClaimed ? operator : words.unclaimed),
  level: ({ residence, words }) => {
    if (residence.level === null) return words.noLevel
    const numeral = levelNumerals[residence.level as 1 | 2 | 3 | 4]
    return hasLevelNoMore(residence) ? words.levelHad(numeral) : numeral
  },
  certificate: ({ residence, words: { certificates } }) => describeCertificate(residence, certificates),
  beds: ({ residence: { beds } }) => beds,
  open: ({ residence: { open } }) => open ?? '–',
  said: ({ residence: { saidAt }, state, now }) => {
    const said = saidAt === null ? null : new Date(saidAt)
    return (
      <span className="age" data-age={gradeBedAge(said, now)}>
        {describeBedAge(said, now, state)}
      </span>
    )
  },
  checked: ({ residence: { checkedAt }, state, words }) =>
    checkedAt === null ? words.never : formatMediumDay(toLocalDay(new Date(checkedAt), state)),
}

function describeCertificate(
  { certificate, isCertified, isSuspended, earlierNumbers }: StateResidence,
  words: StateResidencesWords['certificates'],
): string {
  if (isSuspended) return words.suspended(earlierNumbers[0] ?? '')
  if (!certificate) return isCertified ? words.withoutNumber : words.none
  const { number, endsOn, isUnconfirmed, isForATime } = certificate
  if (isUnconfirmed) return words.unconfirmed(number)
  const said = (isCertified ? words.ends : words.ended)(number, formatMediumDay(endsOn))
  return isForATime ? `${said} (${words.forATime})` : said
}

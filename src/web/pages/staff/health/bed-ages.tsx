import type { HealthWords } from '#content/staff/health.ts'
import type { StateFreshness } from '#contract/live/health.ts'
import { type NumberAge, numberAges } from '#domain/beds/bed-age.ts'
import { formatNumber } from '#domain/language/numbers.ts'
import { Part } from '#web/parts/desk/lists/part.tsx'
import { RowsTable } from '#web/parts/desk/lists/rows-table.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Disclosure } from '#web/ui/text/disclosure.tsx'

type BedAgesProps = { states: readonly StateFreshness[]; words: HealthWords['beds'] }

export function BedAges({ states, words }: BedAgesProps) {
  return (
    <Part id="beds" title={words.title}>
      <p className="small ink-2 measure">{words.lead}</p>
      {states.length === 0 ? <p className="ink-2">{words.none}</p> : <Ages states={states} words={words} />}
    </Part>
  )
}

type Line = Omit<StateFreshness, 'state'> & { state: string | null }

/** A state without an affiliate has no desk: its homes are those of the public list. */
function listOf({ state, hasAffiliate }: Line): string | null {
  if (state === null) return null
  return hasAffiliate ? `/affiliate/homes?state=${state}` : `/residences?state=${state}`
}

function listOfAge(line: Line, age: NumberAge): string | null {
  return line.hasAffiliate && line.state !== null ? `${listOf(line)}&age=${age}` : null
}

function Ages({ states, words }: BedAgesProps) {
  const sum = (of: (state: StateFreshness) => number) => states.reduce((total, state) => total + of(state), 0)
  const ages = { day: 0, week: 0, older: 0, never: 0 }
  for (const age of numberAges) ages[age] = sum((state) => state.ages[age])
  const whole = { state: null, name: words.all, hasAffiliate: false, homes: sum(({ homes }) => homes), ages }
  return (
    <>
      <AgeTable caption={words.all} lines={[whole]} words={words} />
      <Disclosure summary={words.each(states.length)}>
        <AgeTable caption={words.title} lines={states} words={words} />
      </Disclosure>
    </>
  )
}

type AgeTableProps = { caption: string; lines: readonly Line[]; words: BedAgesProps['words'] }

function AgeTable({ caption, lines, words }: AgeTableProps) {
  const homes = {
    head: words.homes,
    isNumber: true,
    show: (line: Line) => <Count of={line.homes} to={listOf(line)} />,
  }
  const ages = numberAges.map((age) => ({
    head: words.ages[age],
    isNumber: true,
    show: (line: Line) => <Count of={line.ages[age]} to={listOfAge(line, age)} />,
  }))
  return (
    <RowsTable
      caption={caption}
      rows={lines}
      keyOf={({ name }) => name}
      name={{ head: words.state, show: ({ name }) => name }}
      columns={[homes, ...ages]}
    />
  )
}

function Count({ of, to }: { of: number; to: string | null }) {
  const said = formatNumber(of)
  return (
    <span>
      {to === null || of === 0 ? (
        said
      ) : (
        <SiteLink className="tap" to={to}>
          {said}
        </SiteLink>
      )}
    </span>
  )
}

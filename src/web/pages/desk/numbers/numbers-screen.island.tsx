import { numbersWords } from '#content/desk/numbers.ts'
import type { DeskNumbers } from '#contract/beds/numbers.ts'
import { describeMonth } from '#domain/beds/numbers/months.ts'
import { mayAtDesk } from '#domain/people/desk-powers.ts'
import { SelectField } from '#web/parts/desk/form/form-fields.tsx'
import { DeskHead } from '#web/parts/desk/frame/desk-head.tsx'
import { type DeskScreenProps, FramedScreen } from '#web/parts/desk/page/desk-screen.tsx'
import { Button, ButtonLink } from '#web/ui/action/button.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { EmptyState } from '#web/ui/text/empty-state.tsx'
import { NumbersTable } from './numbers-table.tsx'

const words = numbersWords
const here = '/workspace/numbers'

export default function NumbersScreen(given: DeskScreenProps<DeskNumbers>) {
  return (
    <FramedScreen of={given} title={words.title} here={here}>
      {(numbers, { user }) => {
        const mayEdit = mayAtDesk(user, 'residences')
        return (
          <>
            <DeskHead title={words.title} lead={words.lead} />
            {numbers.houses.length === 0 ? (
              <EmptyState mark="window" title={words.empty.title}>
                <p className="ink-2">{words.empty.words}</p>
                {mayEdit && (
                  <ButtonLink to="/workspace/residences/new" variant="primary">
                    {words.empty.add}
                  </ButtonLink>
                )}
              </EmptyState>
            ) : (
              <OfResidences numbers={numbers} mayEdit={mayEdit} />
            )}
          </>
        )
      }}
    </FramedScreen>
  )
}

function OfResidences({ numbers, mayEdit }: { numbers: DeskNumbers; mayEdit: boolean }) {
  const { month, months } = numbers
  return (
    <div className="stack stack-fill gap-5">
      <form action={here} className="filter row align-end w-40 no-print">
        <SelectField
          key={month}
          name="month"
          label={words.month}
          start={month}
          options={months.map((value) => ({ value, words: describeMonth(value) }))}
        />
        <Button type="submit">{words.show}</Button>
      </form>
      <NumbersTable numbers={numbers} words={words} mayEdit={mayEdit} />
      <Pages numbers={numbers} />
      <section className="grid gap-2" aria-labelledby="counted">
        <h2 id="counted" className="t-name">
          {words.counted.title}
        </h2>
        {words.counted.lines.map((line) => (
          <p key={line} className="small ink-2">
            {line}
          </p>
        ))}
      </section>
      <p className="row gap-2 no-print">
        <ButtonLink to={`/api/desk/numbers.csv?month=${month}`} icon="download" small>
          {words.file}
        </ButtonLink>
        <span className="small ink-2">{words.fileNote}</span>
      </p>
    </div>
  )
}

function Pages({ numbers: { month, page, pages } }: { numbers: DeskNumbers }) {
  if (pages === 1) return null
  const buildAddress = (to: number) => `${here}?month=${month}&page=${to}`
  return (
    <nav className="row gap-4 no-print" aria-label={words.pages}>
      {page > 1 && (
        <SiteLink className="tap" to={buildAddress(page - 1)}>
          {words.previous}
        </SiteLink>
      )}
      <span className="small">{words.pageOf(page, pages)}</span>
      {page < pages && (
        <SiteLink className="tap" to={buildAddress(page + 1)}>
          {words.next}
        </SiteLink>
      )}
    </nav>
  )
}

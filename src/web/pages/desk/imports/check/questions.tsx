import type { ImportQuestions } from '#contract/imports/imports.ts'
import { formatCount, formatNumber } from '#domain/language/numbers.ts'
import { InputField } from '#web/parts/desk/form/form-fields.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { Notice } from '#web/ui/text/notice.tsx'

/** What the file does not say, and nobody but a person knows. Each stays, so that an answer can be another one. */
export function Questions({ questions }: { questions: ImportQuestions }) {
  return (
    <>
      <BedRows beds={questions.beds} />
      <ClosedResidences closed={questions.closed} />
      <AsOf asOf={questions.asOf} />
    </>
  )
}

type AnswersProps = {
  name: string
  answer: string | null
  choices: readonly { value: string; words: string }[]
}

function Answers({ name, answer, choices }: AnswersProps) {
  return (
    <div className="row gap-2">
      {choices.map(({ value, words }) => (
        <Button
          key={value}
          type="submit"
          small
          name={`answer.${name}`}
          value={value}
          icon={answer === value ? 'check' : undefined}
          aria-pressed={answer === value}
        >
          {words}
        </Button>
      ))}
    </div>
  )
}

function BedRows({ beds }: Pick<ImportQuestions, 'beds'>) {
  if (!beds) return null
  const { rows, houses: residences, fewest, most } = beds
  const each = fewest === most ? `${most}` : `${fewest} to ${most}`
  const title = `${formatNumber(rows)} rows look like ${formatCount(residences, 'house')} with ${each} beds each.`
  return (
    <Notice className="guesses mt-4" icon="table" title={title}>
      <p>Use them so? We count the rows of a house as its beds, and the vacant ones as open.</p>
      <Answers
        name="beds"
        answer={beds.answer}
        choices={[
          { value: 'fold', words: `Yes, ${formatCount(residences, 'house')}` },
          { value: 'apart', words: `No, each row is a house` },
        ]}
      />
    </Notice>
  )
}

function ClosedResidences({ closed }: Pick<ImportQuestions, 'closed'>) {
  if (!closed) return null
  const { column, says, rows, count: all, answer } = closed
  const words = says.map((one) => `“${one}”`).join(' or ')
  const title =
    all === 1 ? `1 row says ${words} under ${column}.` : `${formatNumber(all)} rows say ${words} under ${column}.`
  const more = all > rows.length ? ' and others' : ''
  return (
    <Notice className="guesses mt-4" icon="table" title={title}>
      <p>
        {rows.length === 1 ? 'Row' : 'Rows'} {rows.join(', ')}
        {more}. What shall we do with {all === 1 ? 'it' : 'them'}?
      </p>
      <Answers
        name="closed"
        answer={answer}
        choices={[
          { value: 'out', words: 'Leave out' },
          { value: 'draft', words: 'Bring in as drafts' },
          { value: 'same', words: 'Treat like the others' },
        ]}
      />
    </Notice>
  )
}

function AsOf({ asOf }: Pick<ImportQuestions, 'asOf'>) {
  if (!asOf) return null
  const { today, answer } = asOf
  const day = answer !== null && answer !== 'today' && answer !== 'none' ? answer : ''
  return (
    <Notice className="guesses mt-4" icon="clock" title="As of when are the numbers of open beds?">
      <p>Callers see how old a number is. A number that your house said later stays.</p>
      <Answers
        name="asOf"
        answer={answer}
        choices={[
          { value: 'today', words: 'Today' },
          { value: 'none', words: 'Do not bring them' },
        ]}
      />
      <div className="row gap-2 align-end mt-3">
        <InputField key={day} name="day" label="Or as of this day" type="date" max={today} start={day} />
        <Button type="submit" small name="answer.asOf" value="day" icon={day === '' ? undefined : 'check'}>
          Use this day
        </Button>
      </div>
    </Notice>
  )
}

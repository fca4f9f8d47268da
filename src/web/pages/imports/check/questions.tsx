import type { ReadingWords } from '#content/imports/reading-sheet.ts'
import type { ImportQuestions } from '#contract/imports/imports.ts'
import { InputField } from '#web/parts/desk/form/form-fields.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { Notice } from '#web/ui/text/notice.tsx'

/** What the file does not say, and nobody but a person knows. Each stays, so that an answer can be another one. */
export function Questions({ questions, words }: { questions: ImportQuestions; words: ReadingWords }) {
  return (
    <>
      <BedRows beds={questions.beds} words={words.beds} />
      <ClosedResidences closed={questions.closed} words={words.closed} />
      <AsOf asOf={questions.asOf} words={words.asOf} />
    </>
  )
}

type QuestionProps<Name extends 'beds' | 'closed' | 'asOf'> = Pick<ImportQuestions, Name> & {
  words: ReadingWords[Name]
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

function BedRows({ beds, words }: QuestionProps<'beds'>) {
  if (!beds) return null
  const { rows, houses: residences, fewest, most } = beds
  return (
    <Notice className="guesses mt-4" icon="table" title={words.title(rows, residences, fewest, most)}>
      <p>{words.text}</p>
      <Answers
        name="beds"
        answer={beds.answer}
        choices={[
          { value: 'fold', words: words.fold(residences) },
          { value: 'apart', words: words.apart },
        ]}
      />
    </Notice>
  )
}

function ClosedResidences({ closed, words }: QuestionProps<'closed'>) {
  if (!closed) return null
  const { column, says, rows, count: all, answer } = closed
  return (
    <Notice className="guesses mt-4" icon="table" title={words.title(says, column, all)}>
      <p>{words.text(rows, all)}</p>
      <Answers
        name="closed"
        answer={answer}
        choices={[
          { value: 'out', words: words.out },
          { value: 'draft', words: words.draft },
          { value: 'same', words: words.same },
        ]}
      />
    </Notice>
  )
}

function AsOf({ asOf, words }: QuestionProps<'asOf'>) {
  if (!asOf) return null
  const { today, answer } = asOf
  const day = answer !== null && answer !== 'today' && answer !== 'none' ? answer : ''
  return (
    <Notice className="guesses mt-4" icon="clock" title={words.title}>
      <p>{words.text}</p>
      <Answers
        name="asOf"
        answer={answer}
        choices={[
          { value: 'today', words: words.today },
          { value: 'none', words: words.none },
        ]}
      />
      <div className="row gap-2 align-end mt-3">
        <InputField key={day} name="day" label={words.day} type="date" max={today} start={day} />
        <Button type="submit" small name="answer.asOf" value="day" icon={day === '' ? undefined : 'check'}>
          {words.submit}
        </Button>
      </div>
    </Notice>
  )
}

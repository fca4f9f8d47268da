import type { PeopleWords } from '#content/desk/staff/people.ts'
import type { StaffPerson } from '#contract/staff/people.ts'
import type { RefusedForm } from '#web/parts/desk/form/desk-form.tsx'
import { Moment } from '#web/parts/desk/moment/moment.tsx'
import { Notice } from '#web/ui/text/notice.tsx'
import { ReasonForm } from './lock-forms.tsx'

type ResetPartProps = {
  person: Pick<StaffPerson, 'reset' | 'resetRefusal'>
  refused: RefusedForm | null
  words: PeopleWords
}

export function ResetPart({ person: { reset, resetRefusal }, refused, words }: ResetPartProps) {
  const { title, ask } = words.reset
  return (
    <section aria-labelledby="reset" className="stack stack-fill gap-3">
      <h2 id="reset">{title}</h2>
      {reset && <Asked reset={reset} words={words.reset} />}
      {resetRefusal !== null && <p className="small ink-2">{resetRefusal}</p>}
      {resetRefusal === null && !reset && (
        <ReasonForm
          act="ask_reset"
          form={ask}
          label={words.why.label}
          help={words.why.help}
          icon="key"
          refused={refused}
          words={words}
        />
      )}
      {resetRefusal === null && reset && <Decide reset={reset} refused={refused} words={words} />}
    </section>
  )
}

type Reset = NonNullable<StaffPerson['reset']>

function Asked({
  reset: { words: why, by, at, allowedBy, dueAt, isShown },
  words,
}: {
  reset: Reset
  words: PeopleWords['reset']
}) {
  return (
    <Notice title={words.asked}>
      <p className="as-typed break">{why}</p>
      <p className="small">
        {words.askedBy} {by}, <Moment at={at} />
      </p>
      {dueAt !== null && (
        <p className="small">
          {words.allowedBy} {allowedBy}. {words.due} <Moment at={dueAt} />
        </p>
      )}
      {isShown && <p className="small">{words.shown}</p>}
    </Notice>
  )
}

type DecideProps = { reset: Reset; refused: RefusedForm | null; words: PeopleWords }

function Decide({ reset: { isOwn, dueAt, isShown }, refused, words }: DecideProps) {
  const { allow, refuse, other } = words.reset
  const waits = dueAt === null && !isShown
  return (
    <>
      {waits && isOwn && <p className="small ink-2">{other}</p>}
      {waits && !isOwn && (
        <ReasonForm
          act="allow_reset"
          form={allow}
          label={allow.words}
          isOptional
          icon="check"
          refused={refused}
          words={words}
        />
      )}
      <ReasonForm
        act="refuse_reset"
        form={refuse}
        label={refuse.words}
        isOptional
        icon="no"
        refused={refused}
        words={words}
      />
    </>
  )
}

import type { PeopleWords } from '#content/staff/people.ts'
import type { StaffPerson } from '#contract/residence/moderation/people.ts'
import { Part } from '#web/parts/desk/lists/part.tsx'
import { Moment } from '#web/parts/desk/moment/moment.tsx'
import { Notice } from '#web/ui/text/notice.tsx'
import { ReasonForm } from './lock-forms.tsx'

type ResetPartProps = {
  person: Pick<StaffPerson, 'reset' | 'resetRefusal'>
  words: PeopleWords
}

export function ResetPart({ person: { reset, resetRefusal }, words }: ResetPartProps) {
  const { title, ask } = words.reset
  return (
    <Part id="reset" title={title}>
      {reset && <Asked reset={reset} words={words.reset} />}
      {resetRefusal !== null && <p className="small ink-2">{resetRefusal}</p>}
      {resetRefusal === null && !reset && <ReasonForm act="ask_reset" form={ask} icon="key" words={words} />}
      {resetRefusal === null && reset && <Decide reset={reset} words={words} />}
    </Part>
  )
}

type Reset = NonNullable<StaffPerson['reset']>

function Asked({ reset, words }: { reset: Reset; words: PeopleWords['reset'] }) {
  const { words: why, by, at, allowedBy, dueAt, isShown } = reset
  return (
    <Notice title={words.asked}>
      <p className="as-typed break">{why}</p>
      <p className="small">
        {words.askedBy} {by}, <Moment at={at} />
      </p>
      {dueAt !== null && (
        <p className="small">
          {words.allowedBy} {allowedBy}.
          {!isShown && (
            <>
              {' '}
              {words.due} <Moment at={dueAt} />
            </>
          )}
        </p>
      )}
      {isShown && <p className="small">{words.shown}</p>}
    </Notice>
  )
}

type DecideProps = { reset: Reset; words: PeopleWords }

function Decide({ reset: { isOwn, dueAt, isShown }, words }: DecideProps) {
  const { allow, refuse, other } = words.reset
  const waits = dueAt === null && !isShown
  return (
    <>
      {waits && isOwn && <p className="small ink-2">{other}</p>}
      {waits && !isOwn && <ReasonForm act="allow_reset" form={allow} icon="check" words={words} />}
      <ReasonForm act="refuse_reset" form={refuse} icon="no" words={words} />
    </>
  )
}

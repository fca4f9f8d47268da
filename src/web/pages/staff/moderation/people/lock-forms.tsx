import type { PeopleWords } from '#content/staff/people.ts'
import type { StaffPerson } from '#contract/residence/moderation/people.ts'
import { lockLimits } from '#domain/people/locking.ts'
import { WordsForm } from '#web/parts/desk/form/words-form.tsx'
import { Part } from '#web/parts/desk/lists/part.tsx'
import { Moment } from '#web/parts/desk/moment/moment.tsx'
import type { IconName } from '#web/ui/icon/icon.tsx'
import { Notice } from '#web/ui/text/notice.tsx'

type LockFormsProps = {
  of: Pick<StaffPerson, 'lock' | 'refusal'>
  forms: PeopleWords['person' | 'lockOrganization']
  isTold?: boolean
  words: PeopleWords
}

export function LockForms({ of: { lock, refusal }, forms, isTold = true, words }: LockFormsProps) {
  return (
    <Part id="lock" title={lock ? words.lockedNow.title : forms.lock.title}>
      {lock && (
        <Notice tone="danger" title={words.isLocked}>
          <p className="as-typed break">{lock.words}</p>
          <p className="small">
            {words.lockedNow.by} {lock.by}, <Moment at={lock.at} />
          </p>
        </Notice>
      )}
      {refusal !== null && <p className="small ink-2">{refusal}</p>}
      {refusal === null && lock && (
        <ReasonForm act="unlock" form={forms.unlock} isTold={isTold} icon="undo" words={words} />
      )}
      {refusal === null && !lock && <ReasonForm act="lock" form={forms.lock} isTold={isTold} icon="no" words={words} />}
    </Part>
  )
}

type ReasonFormProps = {
  act: string
  /** With words of its own for the reason, nobody has to give one. */
  form: { lead: string; submit: string; said: string; saidToNobody?: string; words?: string }
  isTold?: boolean
  icon: IconName
  words: PeopleWords
}

export function ReasonForm({ act, form, isTold = true, icon, words: { why, didNotWork } }: ReasonFormProps) {
  const variants: Partial<Record<string, 'danger' | 'primary'>> = { lock: 'danger', unlock: 'primary' }
  const { lead, submit, said, saidToNobody = said, words: label } = form
  return (
    <WordsForm
      {...(label === undefined ? why : { label, isOptional: true })}
      act={act}
      focusAfter="page-title"
      lead={lead}
      limit={lockLimits.words}
      isBeside
      icon={icon}
      variant={variants[act]}
      words={{ submit, said: isTold ? said : saidToNobody, didNotWork }}
    />
  )
}

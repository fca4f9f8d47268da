import type { PeopleWords } from '#content/desk/staff/people.ts'
import type { StaffPerson } from '#contract/staff/people.ts'
import { lockLimits } from '#domain/people/locking.ts'
import { WordsForm } from '#web/parts/desk/form/words-form.tsx'
import { Moment } from '#web/parts/desk/moment/moment.tsx'
import type { IconName } from '#web/ui/icon/icon.tsx'
import { Notice } from '#web/ui/text/notice.tsx'

type LockFormsProps = {
  of: Pick<StaffPerson, 'lock' | 'refusal'>
  forms: PeopleWords['person' | 'lockOrganization']
  words: PeopleWords
}

export function LockForms({ of: { lock, refusal }, forms, words }: LockFormsProps) {
  return (
    <section aria-labelledby="lock" className="stack stack-fill gap-3">
      <h2 id="lock">{lock ? words.lockedNow.title : forms.lock.title}</h2>
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
        <ReasonForm act="unlock" form={forms.unlock} label={forms.unlock.words} isOptional icon="undo" words={words} />
      )}
      {refusal === null && !lock && (
        <ReasonForm
          act="lock"
          form={forms.lock}
          label={words.why.label}
          help={words.why.help}
          icon="no"
          words={words}
        />
      )}
    </section>
  )
}

type ReasonFormProps = {
  act: string
  form: { lead: string; submit: string; said: string }
  label: string
  help?: string
  isOptional?: boolean
  icon: IconName
  words: PeopleWords
}

export function ReasonForm({ form, words, ...rest }: ReasonFormProps) {
  const variants: Partial<Record<string, 'danger' | 'primary'>> = { lock: 'danger', unlock: 'primary' }
  return (
    <WordsForm
      {...rest}
      focusAfter="page-title"
      lead={form.lead}
      limit={lockLimits.words}
      isBeside
      variant={variants[rest.act]}
      words={{ submit: form.submit, said: form.said, didNotWork: words.didNotWork }}
    />
  )
}

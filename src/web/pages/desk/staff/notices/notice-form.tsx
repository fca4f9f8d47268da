import { useState } from 'react'
import type { NoticesWords } from '#content/desk/staff/notices.ts'
import type { ListedNotice } from '#contract/staff/notices.ts'
import { noticeKinds, noticeLimits } from '#domain/help/notices/site-notice.ts'
import { toLocalInput } from '#domain/language/local-moment.ts'
import { DeskForm, type FormState, type RefusedForm } from '#web/parts/desk/form/desk-form.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Input, Select, Textarea } from '#web/ui/form/input.tsx'
import { NoticePreview } from './notice-preview.tsx'

/** `notice`: the one whose place it takes; null for a new one. */
type NoticeFormProps = { notice: ListedNotice | null; refused: RefusedForm | null; words: NoticesWords }

export function NoticeForm({ notice, refused, words }: NoticeFormProps) {
  const said = notice === null ? words.add : words.change
  const isOwn = refused?.values.act === 'publish' && (refused.values.id ?? '') === (notice?.id ?? '')
  const [previewed, setPreviewed] = useState(isOwn && refused.status === 200 ? refused.values : null)
  const preview = `preview-${notice?.id ?? 'new'}`
  return (
    <DeskForm
      act="publish"
      hidden={notice === null ? {} : { id: notice.id }}
      said={said.said}
      didNotWork={words.didNotWork}
      focusAfter="now"
      anchor={preview}
      refused={refused}
      onDone={() => setPreviewed(null)}
      onValues={(values) => {
        setPreviewed(values)
        requestAnimationFrame(() => document.getElementById(preview)?.focus())
      }}
      className="stack stack-fill gap-4"
    >
      {(state) => (
        <>
          <WordsFields state={state} notice={notice} words={words.fields} kinds={words.kinds} />
          <TimeFields state={state} notice={notice} words={words.fields} />
          <p className="row gap-3">
            <Button type="submit" name="step" value="preview" aria-disabled={state.isPending}>
              {words.preview.button}
            </Button>
            <Button type="submit" variant="primary" aria-disabled={state.isPending}>
              {said.button}
            </Button>
          </p>
          {previewed !== null && <NoticePreview values={previewed} id={preview} words={words} />}
        </>
      )}
    </DeskForm>
  )
}

type FieldsProps = { state: FormState; notice: ListedNotice | null; words: NoticesWords['fields'] }

function WordsFields({
  state: { errors, typed },
  notice,
  words,
  kinds,
}: FieldsProps & { kinds: NoticesWords['kinds'] }) {
  const options = noticeKinds.map((value) => ({ value, words: kinds[value] }))
  const limit = { rows: 3, maxLength: noticeLimits.words, required: true }
  return (
    <>
      <Field label={words.kind} error={errors.kind}>
        {(wiring) => (
          <Select {...wiring} name="kind" options={options} defaultValue={typed.kind ?? notice?.kind ?? 'outage'} />
        )}
      </Field>
      <Field label={words.en} help={words.enHelp} error={errors.en}>
        {(wiring) => <Textarea {...wiring} {...limit} name="en" defaultValue={typed.en ?? notice?.en} />}
      </Field>
      <Field label={words.es} help={words.esHelp} error={errors.es}>
        {(wiring) => <Textarea {...wiring} {...limit} name="es" lang="es" defaultValue={typed.es ?? notice?.es} />}
      </Field>
      <Field label={words.states} optional help={words.statesHelp} error={errors.states}>
        {(wiring) => (
          <Input
            {...wiring}
            name="states"
            autoComplete="off"
            maxLength={1_000}
            defaultValue={typed.states ?? notice?.states.join(', ')}
          />
        )}
      </Field>
    </>
  )
}

function TimeFields({ state: { errors, typed }, notice, words }: FieldsProps) {
  const startsAt = notice?.standing === 'planned' ? toLocalInput(new Date(notice.startsAt), null) : undefined
  const endsAt = notice === null ? undefined : toLocalInput(new Date(notice.endsAt), null)
  return (
    <>
      <Field label={words.from} optional help={words.fromHelp} error={errors.from}>
        {(wiring) => <Input {...wiring} name="from" type="datetime-local" defaultValue={typed.from ?? startsAt} />}
      </Field>
      <Field label={words.until} help={words.untilHelp} error={errors.until}>
        {(wiring) => (
          <Input {...wiring} name="until" type="datetime-local" required defaultValue={typed.until ?? endsAt} />
        )}
      </Field>
    </>
  )
}

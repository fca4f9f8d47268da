import { useState } from 'react'
import type { NoticesWords } from '#content/staff/notices.ts'
import type { ListedNotice } from '#contract/live/notices.ts'
import { noticeKinds, noticeLimits } from '#domain/help/notices/site-notice.ts'
import { toLocalInput } from '#domain/language/local-moment.ts'
import { DeskForm, type RefusedForm } from '#web/parts/desk/form/desk-form.tsx'
import { InputField, SelectField, SubmitButton, TextareaField } from '#web/parts/desk/form/form-fields.tsx'
import { useRefused } from '#web/parts/desk/form/refused-form.ts'
import { useFrameWords } from '#web/parts/frame/frame-words/frame-words.ts'
import { NoticeShown } from '#web/parts/frame/shell/notice-shown.tsx'

/** `notice`: the one whose place it takes; null for a new one. */
type NoticeFormProps = { notice: ListedNotice | null; words: NoticesWords }

export function NoticeForm({ notice, words }: NoticeFormProps) {
  const refused = useRefused()
  const said = notice === null ? words.add : words.change
  const isOwn = refused?.values.act === 'publish' && (refused.values.id ?? '') === (notice?.id ?? '')
  const [previewed, setPreviewed] = useState(isOwn && refused.status === 200 ? refused.values : null)
  const preview = `preview-${notice?.id ?? 'new'}`
  return (
    <DeskForm
      act="publish"
      hidden={notice === null ? {} : { id: notice.id }}
      said={said.said}
      focusAfter="now"
      anchor={preview}
      onDone={() => setPreviewed(null)}
      onValues={(values) => {
        setPreviewed(values)
        requestAnimationFrame(() => document.getElementById(preview)?.focus())
      }}
      className="stack stack-fill gap-4"
    >
      <WordsFields notice={notice} words={words.fields} kinds={words.kinds} />
      <TimeFields notice={notice} words={words.fields} />
      <p className="row gap-3">
        <SubmitButton name="step" value="preview" label={words.preview.button} />
        <SubmitButton variant="primary" label={said.button} />
      </p>
      {previewed !== null && <NoticePreview values={previewed} id={preview} words={words} />}
    </DeskForm>
  )
}

type FieldsProps = { notice: ListedNotice | null; words: NoticesWords['fields'] }

function WordsFields({ notice, words, kinds }: FieldsProps & { kinds: NoticesWords['kinds'] }) {
  const options = noticeKinds.map((value) => ({ value, words: kinds[value] }))
  const limit = { rows: 3, maxLength: noticeLimits.words, required: true }
  return (
    <>
      <SelectField name="kind" label={words.kind} options={options} start={notice?.kind ?? 'outage'} />
      <TextareaField name="en" label={words.en} help={words.enHelp} {...limit} start={notice?.en} />
      <TextareaField name="es" label={words.es} help={words.esHelp} {...limit} lang="es" start={notice?.es} />
      <InputField
        name="states"
        label={words.states}
        help={words.statesHelp}
        isOptional
        autoComplete="off"
        maxLength={1_000}
        start={notice?.states.join(', ')}
      />
    </>
  )
}

function TimeFields({ notice, words }: FieldsProps) {
  const startsAt = notice?.standing === 'planned' ? toLocalInput(new Date(notice.startsAt), null) : undefined
  const endsAt = notice === null ? undefined : toLocalInput(new Date(notice.endsAt), null)
  return (
    <>
      <InputField
        name="from"
        label={words.from}
        help={words.fromHelp}
        isOptional
        type="datetime-local"
        start={startsAt}
      />
      <InputField
        name="until"
        label={words.until}
        help={words.untilHelp}
        type="datetime-local"
        required
        start={endsAt}
      />
    </>
  )
}

type NoticePreviewProps = { values: RefusedForm['values']; id: string; words: NoticesWords }

function NoticePreview({ values, id, words: { preview, kindsInSpanish } }: NoticePreviewProps) {
  const { kinds } = useFrameWords().notices
  const { en = '', es = '', namedEn = '', namedEs = '' } = values
  const kind = noticeKinds.find((one) => one === values.kind) ?? 'other'
  const notice = { kind, words: { en, es }, stateNames: { en: namedEn, es: namedEs } }
  return (
    <section className="stack stack-fill gap-3" id={id} tabIndex={-1} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>{preview.title}</h3>
      <p className="small ink-2">{preview.lead}</p>
      <p className="label">{preview.en}</p>
      <NoticeShown notice={notice} language="en" kinds={kinds} />
      <p className="label">{preview.es}</p>
      <div lang="es">
        <NoticeShown notice={notice} language="es" kinds={kindsInSpanish} />
      </div>
    </section>
  )
}

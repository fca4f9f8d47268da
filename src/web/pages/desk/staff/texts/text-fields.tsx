import type { TextsWords } from '#content/desk/staff/texts.ts'
import { faqCategories } from '#domain/help/faq.ts'
import type { TextField, TypedText } from '#domain/help/texts/site-text.ts'
import { Field } from '#web/ui/form/field.tsx'
import { Checkbox, Input, Select, Textarea } from '#web/ui/form/input.tsx'
import type { FoundText } from './find-text.ts'

type TextFieldsProps = {
  text: FoundText
  older: 'en' | 'es' | null
  start: TypedText
  errors: Readonly<Record<string, string>>
  words: TextsWords
  onType: () => void
}

const categories = faqCategories.flatMap((value) => (value === 'All' ? [] : [{ value, words: value }]))

export function TextFields(props: TextFieldsProps) {
  const { text, older, start, errors, words, onType } = props
  return (
    <>
      {text.kind === 'faq' && (
        <Field label={words.form.category} error={errors.category}>
          {(wiring) => (
            <Select
              {...wiring}
              name="category"
              options={categories}
              placeholder={words.form.noCategory}
              defaultValue={start.category ?? ''}
              onChange={onType}
            />
          )}
        </Field>
      )}
      <fieldset className="stack stack-fill gap-4">
        <legend className="t-title mb-3">{words.form.english}</legend>
        {older === 'en' && <p className="small ink-2">{words.older.en}</p>}
        <InLanguage {...props} language="en" />
      </fieldset>
      <fieldset className="stack stack-fill gap-4">
        <legend className="t-title mb-3">{words.form.spanish}</legend>
        <p className="small ink-2">
          {words.form.spanishLead} {older === 'es' && <b>{words.older.es}</b>}
        </p>
        <InLanguage {...props} language="es" />
        {older !== null && <Checkbox name="agree">{words.form.agree}</Checkbox>}
      </fieldset>
    </>
  )
}

function InLanguage({
  text,
  start,
  errors,
  words: { form },
  onType,
  language,
}: TextFieldsProps & { language: 'en' | 'es' }) {
  const isFaq = text.kind === 'faq'
  const isOptional = language === 'es'
  const wire = (name: TextField) => ({ name, lang: language, defaultValue: start[name] ?? '', onChange: onType })
  const [title, body, links] = [`${language}_title`, `${language}_body`, `${language}_links`] as const
  return (
    <>
      <Field label={isFaq ? form.faqTitle : form.helpTitle} optional={isOptional} error={errors[title]}>
        {(wiring) => <Input {...wiring} {...wire(title)} autoComplete="off" />}
      </Field>
      <Field
        label={isFaq ? form.faqBody : form.helpBody}
        optional={isOptional}
        help={isOptional ? undefined : text.pictures.length > 0 ? `${form.bodyHelp} ${form.pictures}` : form.bodyHelp}
        error={errors[body]}
      >
        {(wiring) => <Textarea {...wiring} {...wire(body)} rows={12} />}
      </Field>
      <Field label={form.links} optional help={isOptional ? undefined : form.linksHelp} error={errors[links]}>
        {(wiring) => <Textarea {...wiring} {...wire(links)} rows={3} />}
      </Field>
    </>
  )
}

import type { TextsWords } from '#content/staff/texts.ts'
import { faqCategories } from '#domain/help/faq.ts'
import type { TextField, TypedText } from '#domain/help/texts/site-text.ts'
import { InputField, SelectField, TextareaField } from '#web/parts/desk/form/form-fields.tsx'
import { Checkbox } from '#web/ui/form/input.tsx'
import type { FoundText } from './find-text.ts'

type TextFieldsProps = {
  text: FoundText
  older: 'en' | 'es' | null
  start: TypedText
  words: TextsWords
  onType: () => void
}

const categories = faqCategories.flatMap((value) => (value === 'All' ? [] : [{ value, words: value }]))

export function TextFields(props: TextFieldsProps) {
  const { text, older, start, words, onType } = props
  return (
    <>
      {text.kind === 'faq' && (
        <SelectField
          name="category"
          label={words.form.category}
          options={categories}
          placeholder={words.form.noCategory}
          start={start.category}
          onChange={onType}
        />
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

function InLanguage({ text, start, words: { form }, onType, language }: TextFieldsProps & { language: 'en' | 'es' }) {
  const isFaq = text.kind === 'faq'
  const isSpanish = language === 'es'
  const buildProps = (name: TextField) => ({ name, lang: language, start: start[name] ?? '', onChange: onType })
  const bodyHelp = text.pictures.length > 0 ? `${form.bodyHelp} ${form.pictures}` : form.bodyHelp
  return (
    <>
      <InputField
        {...buildProps(`${language}_title`)}
        label={isFaq ? form.faqTitle : form.helpTitle}
        isOptional={isSpanish}
        autoComplete="off"
      />
      <TextareaField
        {...buildProps(`${language}_body`)}
        label={isFaq ? form.faqBody : form.helpBody}
        help={isSpanish ? undefined : bodyHelp}
        isOptional={isSpanish}
        rows={12}
      />
      <TextareaField
        {...buildProps(`${language}_links`)}
        label={form.links}
        help={isSpanish ? undefined : form.linksHelp}
        isOptional
        rows={3}
      />
    </>
  )
}

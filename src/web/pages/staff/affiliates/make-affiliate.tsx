import type { affiliatesWords } from '#content/affiliates/affiliate-desk.ts'
import type { StateDirectoryRecord } from '#domain/states/state-directory.ts'
import { DeskForm } from '#web/parts/desk/form/desk-form.tsx'
import { InputField, SelectField, SubmitButton } from '#web/parts/desk/form/form-fields.tsx'

type MakeAffiliateProps = { words: typeof affiliatesWords.make; records: readonly StateDirectoryRecord[] }

export function MakeAffiliate({ words, records }: MakeAffiliateProps) {
  if (records.length === 0) return <p className="small ink-2">{words.all}</p>
  const options = records.map(({ code, name, narrAffiliate }) => ({
    value: narrAffiliate ? `${code} ${narrAffiliate.name}` : code,
    words: narrAffiliate ? `${name}: ${narrAffiliate.acronym ?? narrAffiliate.name}` : words.unnamed(name),
  }))
  return (
    <section aria-labelledby="make" className="stack stack-fill gap-4">
      <div className="grid gap-1">
        <h2 id="make">{words.title}</h2>
        <p className="small ink-2">{words.text}</p>
      </div>
      <DeskForm
        act="make"
        said={words.done}
        didNotWork={words.notDone}
        focusAfter="page-title"
        className="stack stack-fill gap-4"
      >
        <SelectField name="state" label={words.state} required placeholder={words.choose} options={options} />
        <InputField
          name="name"
          label={words.name}
          help={words.nameHelp}
          isOptional
          maxLength={200}
          autoComplete="off"
        />
        <SubmitButton variant="primary" icon="plus" label={words.submit} />
      </DeskForm>
    </section>
  )
}

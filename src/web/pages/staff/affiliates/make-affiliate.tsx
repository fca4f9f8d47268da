import type { StateDirectoryRecord } from '#domain/states/state-directory.ts'
import { DeskForm } from '#web/parts/desk/form/desk-form.tsx'
import { InputField, SelectField, SubmitButton } from '#web/parts/desk/form/form-fields.tsx'

type MakeAffiliateProps = { records: readonly StateDirectoryRecord[] }

export function MakeAffiliate({ records }: MakeAffiliateProps) {
  if (records.length === 0) return <p className="small ink-2">Every state has its affiliate.</p>
  const options = records.map(({ code, name, narrAffiliate }) => ({
    value: narrAffiliate ? `${code} ${narrAffiliate.name}` : code,
    words: narrAffiliate ? `${name}: ${narrAffiliate.acronym ?? narrAffiliate.name}` : `${name}: no name on record`,
  }))
  return (
    <section aria-labelledby="make" className="stack stack-fill gap-4">
      <div className="grid gap-1">
        <h2 id="make">Add an affiliate</h2>
        <p className="small ink-2">Each state has one. This sends no email: you invite its officers next.</p>
      </div>
      <DeskForm
        act="make"
        said="The affiliate is here. Now invite its officers."
        didNotWork="The affiliate was not added"
        focusAfter="page-title"
        className="stack stack-fill gap-4"
      >
        <SelectField name="state" label="State" required placeholder="Choose a state" options={options} />
        <InputField
          name="name"
          label="Name"
          help="Only where the name on record is missing or not right."
          isOptional
          maxLength={200}
          autoComplete="off"
        />
        <SubmitButton variant="primary" icon="plus" label="Add the affiliate" />
      </DeskForm>
    </section>
  )
}

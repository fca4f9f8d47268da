import type { StateDirectoryRecord } from '#domain/states/state-directory.ts'
import { DeskForm, type RefusedForm } from '#web/parts/desk/form/desk-form.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Input, Select } from '#web/ui/form/input.tsx'

type MakeAffiliateProps = { records: readonly StateDirectoryRecord[]; refused: RefusedForm | null }

export function MakeAffiliate({ records, refused }: MakeAffiliateProps) {
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
        refused={refused}
        className="stack stack-fill gap-4"
      >
        {({ errors, typed, isPending }) => (
          <>
            <Field label="State" error={errors.state}>
              {(wiring) => (
                <Select
                  {...wiring}
                  name="state"
                  required
                  placeholder="Choose a state"
                  options={options}
                  defaultValue={typed.state ?? ''}
                />
              )}
            </Field>
            <Field
              label="Name"
              optional
              help="Only where the name on record is missing or not right."
              error={errors.name}
            >
              {(wiring) => (
                <Input {...wiring} name="name" maxLength={200} autoComplete="off" defaultValue={typed.name} />
              )}
            </Field>
            <Button type="submit" variant="primary" icon="plus" aria-disabled={isPending}>
              Add the affiliate
            </Button>
          </>
        )}
      </DeskForm>
    </section>
  )
}

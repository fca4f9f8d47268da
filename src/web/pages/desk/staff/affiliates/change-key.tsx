import { useState } from 'react'
import { certificateLimits } from '#contract/affiliates/certificate-limits.ts'
import { DeskForm, type RefusedForm } from '#web/parts/desk/form/desk-form.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Checkbox, Input, Select } from '#web/ui/form/input.tsx'
import { Disclosure } from '#web/ui/text/disclosure.tsx'

const answers = [
  { value: 'no', words: 'No: signed copies from before stay good' },
  { value: 'yes', words: 'Yes, or perhaps: signed copies from before stop counting' },
]

export function ChangeKey({ id, name, refused }: { id: string; name: string; refused: RefusedForm | null }) {
  const isBack = refused?.values.act === 'key' && refused.values.id === id
  // Changed, the form is empty: one more press must not change it again.
  const [changed, setChanged] = useState(0)
  return (
    <Disclosure summary="Change the key of its certificates" open={isBack}>
      <DeskForm
        act="key"
        hidden={{ id }}
        said="The key is changed"
        didNotWork="The key was not changed"
        residence={`name-${id}`}
        refused={refused}
        className="stack stack-fill gap-4"
        onDone={() => setChanged((times) => times + 1)}
      >
        {({ errors, typed, isPending }) => (
          <>
            <p className="small ink-2">
              Every certificate of {name} is signed with this key, for software that checks it. No certificate changes:
              numbers, codes and badges stay.
            </p>
            <Field label="Did the old key leak?" error={errors.leaked}>
              {(wiring) => (
                <Select
                  {...wiring}
                  key={changed}
                  name="leaked"
                  required
                  placeholder="Choose"
                  options={answers}
                  defaultValue={typed.leaked ?? ''}
                />
              )}
            </Field>
            <Field label="Why" help="The owners of the affiliate read it by email." error={errors.reason}>
              {(wiring) => (
                <Input
                  {...wiring}
                  key={changed}
                  name="reason"
                  required
                  maxLength={certificateLimits.reason}
                  autoComplete="off"
                  defaultValue={typed.reason}
                />
              )}
            </Field>
            <Field label="This cannot be taken back" error={errors.sure}>
              {(wiring) => (
                <Checkbox {...wiring} key={changed} name="sure" required defaultChecked={typed.sure === 'on'}>
                  Change the key of {name}
                </Checkbox>
              )}
            </Field>
            <Button type="submit" variant="danger" aria-disabled={isPending}>
              {isPending ? 'Changing' : 'Change the key'}
            </Button>
          </>
        )}
      </DeskForm>
    </Disclosure>
  )
}

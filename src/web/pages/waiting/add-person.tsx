import { useState } from 'react'
import type { WaitingWords } from '#content/waiting/waiting-desk.ts'
import type { WaitingResidence } from '#contract/waiting/waiting.ts'
import { audiences, audienceWords } from '#domain/residence/residence.ts'
import { createId } from '#web/parts/beds/bed-queue/new-id.ts'
import { DeskForm } from '#web/parts/desk/form/desk-form.tsx'
import { SelectField, SubmitButton } from '#web/parts/desk/form/form-fields.tsx'
import { Checkbox } from '#web/ui/form/input.tsx'
import { PersonFields } from './person-fields.tsx'

type AddPersonProps = { residence: WaitingResidence; once: string; words: WaitingWords }

/** The form's key makes a double press add one person. */
export function AddPerson({ residence, once, words }: AddPersonProps) {
  // Keeps its text when the page is read again; after success a new key makes the form empty.
  const [key, setKey] = useState(once)
  const choices = residence.audiences.length === 0 ? audiences : residence.audiences
  return (
    <DeskForm
      key={key}
      act="add"
      hidden={{ house: residence.id, once: key }}
      said={words.said.add}
      className="desk-form stack stack-fill gap-3"
      onDone={() => setKey(createId())}
    >
      {({ typed }) => (
        <>
          {choices.length > 1 && (
            <SelectField
              name="audience"
              label={words.person.forWhom}
              placeholder={words.person.choose}
              options={choices.map((value) => ({ value, words: audienceWords[value] }))}
            />
          )}
          <PersonFields person={null} words={words.person} />
          <Checkbox name="language" value="es" defaultChecked={typed.language === 'es'}>
            {words.person.spanish}
          </Checkbox>
          <SubmitButton variant="primary" icon="plus" label={words.add.submit} />
        </>
      )}
    </DeskForm>
  )
}

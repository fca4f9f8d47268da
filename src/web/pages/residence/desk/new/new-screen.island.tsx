import { residenceWords } from '#content/residence/desk/residence-desk.ts'
import { states } from '#content/states/slugs.ts'
import { InputField, SelectField } from '#web/parts/desk/form/form-fields.tsx'
import { OwnerForm } from '#web/parts/desk/form/owner-form.tsx'
import { DeskHead } from '#web/parts/desk/frame/desk-head.tsx'
import { DeskTrouble } from '#web/parts/desk/frame/desk-trouble.tsx'
import { useDeskPageState } from '#web/parts/desk/page/desk-page-state.ts'
import { type DeskScreenProps, FramedScreen } from '#web/parts/desk/page/desk-screen.tsx'
import { goTo } from '#web/plumbing/api/go-to.ts'
import type { FormAnswer } from '#web/plumbing/request-context.ts'
import { Button, ButtonLink } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { FormTrouble } from '#web/ui/form/form-trouble.tsx'
import { Input } from '#web/ui/form/input.tsx'

const words = residenceWords.add
const choices = states.map(({ code, name }) => ({ value: code, words: name }))

export default function NewScreen(given: DeskScreenProps<string>) {
  return (
    <FramedScreen
      of={given}
      title={words.title}
      here="/workspace/residences"
      saysRefusal
      again="/workspace/residences/new"
    >
      {(id, { refused }) => <NewForm id={refused?.values.id || id} answered={refused} />}
    </FramedScreen>
  )
}

const names = ['name', 'zip', 'city', 'state'] as const

function NewForm({ id, answered }: { id: string; answered: FormAnswer | null }) {
  const { reread } = useDeskPageState()
  async function continueRun(next: string): Promise<void> {
    await goTo(next)
    // Whoever comes back adds another house.
    await reread()
  }
  return (
    <>
      <DeskHead title={words.title} lead={words.lead} />
      <OwnerForm
        className="two gap-5 w-40"
        action="/workspace/residences/new"
        hidden={{ id }}
        answered={answered}
        onDone={({ next }) => continueRun(next)}
      >
        {({ isPending, trouble }) => (
          <>
            {trouble && Object.keys(trouble.fields).length > 1 && (
              <FormTrouble title={trouble.message} trouble={trouble} order={names} prefix="new" className="full" />
            )}
            <Field label={words.name} error={trouble?.fields.name} id="new-name" className="full">
              {(wiring) => (
                <Input {...wiring} name="name" required autoComplete="off" defaultValue={answered?.values.name} />
              )}
            </Field>
            <InputField
              name="zip"
              label={words.zip}
              help={words.zipHelp}
              id="new-zip"
              required
              inputMode="numeric"
              autoComplete="off"
              maxLength={10}
            />
            <InputField
              name="city"
              label={words.city}
              isOptional
              help={words.cityHelp}
              id="new-city"
              autoComplete="off"
            />
            <SelectField
              name="state"
              label={words.state}
              isOptional
              id="new-state"
              options={choices}
              placeholder={words.stateNone}
            />
            {trouble && !names.some((name) => trouble.fields[name]) && (
              <div tabIndex={-1} data-trouble className="full">
                <DeskTrouble message={trouble.message} announced={false} />
              </div>
            )}
            <p className="row full">
              <Button type="submit" variant="primary" disabled={isPending}>
                {isPending ? words.pending : words.submit}
              </Button>
              <ButtonLink to="/workspace/residences" variant="text">
                {words.cancel}
              </ButtonLink>
            </p>
          </>
        )}
      </OwnerForm>
    </>
  )
}

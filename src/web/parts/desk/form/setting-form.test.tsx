// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { renderOnDesk } from '#tests/support/browser/render-on-desk.tsx'
import { FormWayContext, type SendForm } from '#web/ui/form/form-way.ts'
import { InputField, SubmitButton } from './form-fields.tsx'
import { type RefusedForm, RefusedFormContext } from './refused-form.ts'
import { SettingForm } from './setting-form.tsx'

const sent: unknown[] = []
const late = { message: 'Somebody changed this meanwhile.', fields: {} }
let read = () => {}

const refuse: SendForm = async (_action, typed) => {
  sent.push([typed.get('was'), typed.get('days')])
  return { kind: 'failed', status: 409, ...late }
}

function Setting({ refused = null }: { refused?: RefusedForm | null }) {
  const [days, setDays] = useState('3')
  read = () => setDays('9')
  return (
    <FormWayContext value={{ send: refuse, goTo: () => undefined }}>
      <RefusedFormContext value={refused}>
        <SettingForm act="clock" shown={`shown ${days}`} said="Saved." didNotWork="It was not saved">
          <InputField name="days" label="Days" start={days} />
          <SubmitButton label="Save" />
        </SettingForm>
      </RefusedFormContext>
    </FormWayContext>
  )
}

it('goes with what it showed, and begins anew with what a colleague saved, where the refusal stands', async () => {
  renderOnDesk('/affiliate/grievances', <Setting />, async () => read())
  const field = () => screen.getByLabelText<HTMLInputElement>('Days')
  fireEvent.change(field(), { target: { value: '5' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(field().value).toBe('9'))
  await screen.findByText(late.message)
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(sent).toEqual([
      ['shown 3', '5'],
      ['shown 9', '9'],
    ]),
  )
})

it('without script shows what a colleague saved, and keeps what else was typed with what it was typed over', () => {
  const show = (status: number) => {
    const values = { act: 'clock', was: 'shown 1', days: '7' }
    renderOnDesk('/affiliate/grievances', <Setting refused={{ values, status, ...late }} />)
    return [
      screen.getByLabelText<HTMLInputElement>('Days').value,
      document.querySelector<HTMLInputElement>('[name="was"]')?.value,
    ]
  }
  expect([show(409), show(422)]).toEqual([
    ['3', 'shown 3'],
    ['7', 'shown 1'],
  ])
})

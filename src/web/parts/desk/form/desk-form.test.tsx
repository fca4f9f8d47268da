// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { DeskPageState } from '#tests/support/browser/desk-page-state.tsx'
import type { SendForm } from '#web/ui/form/form-way.ts'
import { getCurrentToast } from '#web/ui/overlay/toast-store.ts'
import { DeskForm } from './desk-form.tsx'
import { SubmitButton } from './form-fields.tsx'

const conflict = {
  kind: 'failed',
  status: 409,
  message: 'Ruth saved this while you were writing.',
  fields: {},
} as const

function Page({ send, leaves }: { send: SendForm; leaves: boolean }) {
  const [isHere, setHere] = useState(true)
  const reread = async () => {
    if (leaves) setHere(false)
  }
  return (
    <DeskPageState address="/affiliate/page" reread={reread}>
      <h1 id="page-title" tabIndex={-1}>
        Your page
      </h1>
      {isHere && (
        <DeskForm act="save" said="Saved." didNotWork="It was not saved." send={send}>
          <SubmitButton label="Save" />
        </DeskForm>
      )}
    </DeskPageState>
  )
}

async function press(send: SendForm, { leaves }: { leaves: boolean }): Promise<void> {
  cleanup()
  render(<Page send={send} leaves={leaves} />)
  screen.getByRole('button', { name: 'Save' }).focus()
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Save' })))
}

it('moves focus to a refusal that belongs to no field: it may stand far above the button', async () => {
  await press(async () => conflict, { leaves: false })
  await waitFor(() => expect(document.activeElement?.textContent).toContain(conflict.message))
})

it.each([409, 403])('says beside the page what was refused when the form is no longer on it: %i', async (status) => {
  await press(async () => ({ ...conflict, status }), { leaves: true })
  await waitFor(() =>
    expect(getCurrentToast()).toMatchObject({ title: 'It was not saved.', description: conflict.message }),
  )
  expect(document.activeElement?.id).toBe('page-title')
})

it('gives focus to the title of the page when the form is done and gone', async () => {
  await press(async () => ({ kind: 'done', next: '/affiliate/page' }), { leaves: true })
  await waitFor(() => expect(document.activeElement?.id).toBe('page-title'))
})

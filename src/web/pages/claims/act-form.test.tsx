// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createRoutesStub, useLoaderData } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import type { Failure } from '#web/plumbing/failure.ts'
import { ToastMount } from '#web/ui/overlay/toast-mount.tsx'
import { ActForm, type SendAct } from './act-form.tsx'

afterEach(cleanup)

const message = 'This claim has ended already: it was refused by Nia.'
const late: Failure = { kind: 'failed', status: 409, message, fields: {} }
let isOpen = true
const send: SendAct = async () => {
  isOpen = false
  return late
}

function Claims() {
  const { isWaiting } = useLoaderData<{ isWaiting: boolean }>()
  return (
    <main>
      <section key={String(isWaiting)}>
        <h3 id="claim-one">Harbor</h3>
        {isWaiting && (
          <ActForm acting={{ send, refused: null }} act="decision" id="one" done="Decided">
            {() => <button type="submit">Approve</button>}
          </ActForm>
        )}
      </section>
      <ToastMount />
    </main>
  )
}

function Nothing() {
  return null
}

it('says that somebody else was faster where the form has left the page, and takes the reader to the claim', async () => {
  const loader = () => ({ isWaiting: isOpen })
  const Stub = createRoutesStub([{ path: '/', Component: Claims, loader, HydrateFallback: Nothing }])
  render(<Stub />)
  fireEvent.click(await screen.findByText('Approve'))
  expect(await screen.findByText(message)).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Harbor' })))
})

// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { DeskPageState } from '#tests/support/browser/desk-page-state.tsx'
import { dana } from '#tests/support/directory/sample-person.ts'
import { KnownUser } from '#web/plumbing/api/session.ts'
import { ToastMount } from '#web/ui/overlay/toast-mount.tsx'
import { ActForm } from './act-form.tsx'

const address = '/workspace/claims?home=harbor'

beforeEach(() => history.replaceState(null, '', address))

/** A page that offers `act` and, once it is read again, shows the claim instead. */
function Claims({ act, id }: { act: string; id: string }) {
  const [isOver, setOver] = useState(false)
  return (
    <DeskPageState address={address} reread={async () => setOver(true)}>
      {isOver ? (
        <h3 id="claim-one" tabIndex={-1}>
          Harbor
        </h3>
      ) : (
        <ActForm act={act} id={id} done="Done">
          {() => <button type="submit">Send</button>}
        </ActForm>
      )}
      <ToastMount />
    </DeskPageState>
  )
}

const isAtTheClaim = () =>
  waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Harbor' })))

it('says that somebody else was faster where the form has left the page, and takes the reader to the claim', async () => {
  const message = 'This claim has ended already: it was refused by Nia.'
  vi.stubGlobal('fetch', async () => Response.json({ code: 'conflict', message }, { status: 409 }))
  render(<Claims act="decision" id="one" />)
  fireEvent.click(screen.getByText('Send'))
  expect(await screen.findByText(message)).toBeTruthy()
  await isAtTheClaim()
})

it('takes whoever claims a house to the claim, on the same page', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ next: '/workspace/claims#claim-one' }))
  render(<Claims act="claim" id="" />)
  fireEvent.click(screen.getByText('Send'))
  expect(await screen.findByText('Done')).toBeTruthy()
  await isAtTheClaim()
  expect([location.search, location.hash]).toEqual(['?home=harbor', '#claim-one'])
})

function Checks() {
  const [isOver, setOver] = useState(false)
  return (
    <DeskPageState address={address} reread={async () => setOver(true)}>
      <h2 id="checks-title" tabIndex={-1}>
        Checks
      </h2>
      {!isOver && (
        <ActForm act="check-decision" id="one" done={(_, pressed) => (pressed === 'refuse' ? 'Said no' : 'Said yes')}>
          {() => (
            <>
              <button type="submit" name="decision" value="approve">
                Yes
              </button>
              <button type="submit" name="decision" value="refuse">
                No
              </button>
            </>
          )}
        </ActForm>
      )}
      <ToastMount />
    </DeskPageState>
  )
}

it.each([
  ['Yes', 'Said yes'],
  ['No', 'Said no'],
])('says what became of a check by the button, and goes to the title of the checks: %s', async (name, said) => {
  vi.stubGlobal('fetch', async () => Response.json({ next: '/workspace/claims#check-one' }))
  render(<Checks />)
  fireEvent.click(screen.getByText(name))
  expect(await screen.findByText(said)).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Checks' })))
})

it('says whose page it was sent from', async () => {
  const sent = vi.fn(async (_address: string, _init: RequestInit) =>
    Response.json({ next: '/workspace/claims#claim-one' }),
  )
  vi.stubGlobal('fetch', sent)
  render(
    <KnownUser value={dana}>
      <Claims act="withdrawal" id="one" />
    </KnownUser>,
  )
  fireEvent.click(screen.getByText('Send'))
  await isAtTheClaim()
  expect(sent.mock.lastCall?.[1].headers).toMatchObject({ 'X-Acts-For': 'p1.' })
})

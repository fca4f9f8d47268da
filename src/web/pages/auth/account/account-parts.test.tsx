// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { accountWords } from '#content/auth/account.ts'
import { newPassword } from '#content/auth/sign-in.ts'
import { AfterHydration } from '#tests/support/browser/desk-page-state.tsx'
import { listPasskeyBoxes } from '#web/parts/frame/post-form/passkey-boxes.ts'
import Passkeys from './passwords/passkeys.island.tsx'
import Password from './passwords/password.island.tsx'
import { PersonFacts } from './person-facts.tsx'
import Sessions from './sessions.island.tsx'

const { onChanged, add } = vi.hoisted(() => ({ onChanged: vi.fn(), add: vi.fn() }))
vi.mock('#web/plumbing/api/go-to.ts', async (readModule) => ({ ...(await readModule<object>()), showAnew: onChanged }))
vi.mock('./account.query.ts', () => ({ addPasskey: add }))

const sent = vi.fn<(address: string, init: RequestInit) => Promise<Response>>()
const typed = () => Object.fromEntries(new URLSearchParams(String(sent.mock.lastCall?.[1].body)))
const withIslandContexts = { wrapper: AfterHydration }
beforeEach(() => {
  onChanged.mockReset()
  add.mockReset()
  sent.mockReset().mockImplementation(async () => Response.json({ next: '/account?done=it' }))
  vi.stubGlobal('fetch', sent)
})

const at = '2026-11-20T23:30:00.000Z'
const session = { device: 'Firefox/144.0 Windows', address: '192.0.2.7', signedInAt: at, lastSeenAt: at, endsAt: at }
const here = { ...session, id: 's1', current: true }
const there = { ...session, id: 's2', current: false, device: 'Safari/604.1 iPhone', address: null }

describe('where somebody is signed in', () => {
  it('tells the device in use from the others, which can be signed out', async () => {
    render(<Sessions words={accountWords.sessions} sessions={[there, here]} ended={null} />, withIslandContexts)
    const [first] = screen.getAllByRole('listitem')
    expect(first?.textContent).toContain('This device')
    expect(within(first ?? document.body).queryByRole('button')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: /^Sign out Safari on iPhone/ }))
    await waitFor(() => expect(onChanged.mock.calls).toEqual([['/account?done=it']]))
    expect(typed()).toEqual({ do: 'end-session', id: 's2' })
  })

  it('tells two sessions of one device by their time of day, today as today', () => {
    const now = new Date()
    const early = { ...there, id: 's3', signedInAt: '2026-01-05T09:05:00', lastSeenAt: now.toISOString() }
    render(<Sessions words={accountWords.sessions} sessions={[here, there, early]} ended={null} />)
    const words = screen.getAllByRole('listitem')[2]?.textContent
    expect(words).toMatch(/Signed in Jan 5, 2026, 9:05 am, last seen today \d+:\d\d [ap]m\./)
    const names = screen.getAllByRole('button').map((button) => button.textContent)
    expect(new Set(names).size).toBe(names.length)
  })

  it('offers to sign out everywhere else only where there is an elsewhere', () => {
    render(<Sessions words={accountWords.sessions} sessions={[here]} ended={null} />)
    expect(screen.queryByRole('button')).toBeNull()
  })

  it.each([
    ['one', 'Signed out there'],
    ['others', 'Signed out everywhere else'],
  ] as const)('says what was signed out: %s', (ended, words) => {
    render(<Sessions words={accountWords.sessions} sessions={[here]} ended={ended} />)
    expect(screen.getByText(words)).toBeTruthy()
  })

  it('says why it did not work, and can be tried again', async () => {
    const failed = { code: 'unavailable', message: 'Please try again in a minute.' }
    sent.mockResolvedValue(Response.json(failed, { status: 503 }))
    render(<Sessions words={accountWords.sessions} sessions={[here, there]} ended={null} />, withIslandContexts)
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Sign out everywhere else' })
    fireEvent.click(button)
    expect((await screen.findByRole('alert')).textContent).toContain('Please try again in a minute.')
    expect([button.disabled, onChanged.mock.calls]).toEqual([false, []])
  })
})

describe('passkeys', () => {
  const plain = { answered: null, withoutScript: '' }

  it('are added under the name given, once while the page is read anew', async () => {
    add.mockResolvedValue({ kind: 'done', next: '/account?done=it' })
    onChanged.mockReturnValue(new Promise(() => {}))
    render(<Passkeys words={accountWords.passkeys} {...plain} passkeys={[]} done={null} />, withIslandContexts)
    expect(screen.getByText('No passkey yet.')).toBeTruthy()
    const name = screen.getByRole<HTMLInputElement>('textbox')
    fireEvent.input(name, { target: { value: ' My phone ' } })
    fireEvent.click(screen.getByRole('button', { name: 'Add a passkey' }))
    await waitFor(() => expect(onChanged).toHaveBeenCalledWith('/account?done=it'))
    fireEvent.submit(name)
    expect(add.mock.calls.map(([name]) => name)).toEqual(['My phone'])
  })

  it('are said to be added when the page has come anew, until the next try', async () => {
    add.mockResolvedValue({ kind: 'failed', status: null, message: 'This device holds a passkey already.', fields: {} })
    render(<Passkeys words={accountWords.passkeys} {...plain} passkeys={[]} done="added" />, withIslandContexts)
    expect(screen.getByRole('status').textContent).toContain('You can sign in with it from now on.')
    fireEvent.click(screen.getByRole('button', { name: 'Add a passkey' }))
    await screen.findByText('This device holds a passkey already.')
    expect(screen.queryByText('Passkey added')).toBeNull()
  })

  it('are removed one by one, also those without a name', () => {
    const passkeys = [{ id: 'p1', name: null, addedAt: at }]
    render(<Passkeys words={accountWords.passkeys} {...plain} passkeys={passkeys} done={null} />, withIslandContexts)
    fireEvent.click(screen.getByRole('button', { name: 'Remove Passkey' }))
    expect(typed()).toEqual({ do: 'remove-passkey', id: 'p1' })
  })
})

describe('the password', () => {
  const answered = { trouble: null, isChanged: false }

  it('is changed, and said when the page has come anew', async () => {
    render(
      <Password words={{ ...accountWords.password, help: '' }} answered={answered} boxes={[]} />,
      withIslandContexts,
    )
    fireEvent.input(screen.getByLabelText('Password you have now'), { target: { value: 'old words' } })
    fireEvent.input(screen.getByLabelText('New password'), { target: { value: 'four new random words' } })
    fireEvent.click(screen.getByRole('button', { name: 'Change my password' }))
    await waitFor(() => expect(onChanged).toHaveBeenCalledWith('/account?done=it'))
    expect(typed()).toEqual({ do: 'password', currentPassword: 'old words', password: 'four new random words' })
    cleanup()
    const changed = { trouble: null, isChanged: true }
    render(<Password words={{ ...accountWords.password, help: '' }} answered={changed} boxes={[]} />)
    expect(screen.getByRole('status').textContent).toContain('You were signed out on every other device.')
  })

  it('offers to remove the passkeys with it, where there are any', async () => {
    render(
      <Password
        words={{ ...accountWords.password, help: '' }}
        answered={answered}
        boxes={listPasskeyBoxes(2, newPassword.passkeys)}
      />,
      withIslandContexts,
    )
    fireEvent.click(screen.getByLabelText('Remove all 2 passkeys from this account'))
    fireEvent.click(screen.getByRole('button', { name: 'Change my password' }))
    await waitFor(() => expect(onChanged).toHaveBeenCalled())
    expect(typed()).toMatchObject({ removePasskeys: 'on' })
  })
})

describe('the person', () => {
  it('is shown with what is known, and no more is made up', () => {
    const user = { id: 'p1', firstName: null, lastName: null, email: 'dana@tallow.example', emailVerified: false }
    render(<PersonFacts words={accountWords.person} user={{ ...user, organization: null }} />)
    const facts = screen.getAllByRole('definition').map((fact) => fact.textContent)
    expect(facts).toEqual(['Not given', 'dana@tallow.exampleNot confirmed yet', 'None'])
  })

  it('has an organization before the second factor too', () => {
    const user = { id: 'p1', firstName: null, lastName: null, email: 'dana@tallow.example', emailVerified: true }
    render(<PersonFacts words={accountWords.person} user={{ ...user, organization: null, secondFactorFor: 'NARR' }} />)
    screen.getByText('NARR, after your second step')
    expect(screen.queryByText('None')).toBeNull()
  })
})

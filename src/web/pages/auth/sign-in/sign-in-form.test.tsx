// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { signInWords } from '#content/auth/sign-in.ts'
import { AfterHydration } from '#tests/support/browser/desk-page-state.tsx'
import { SignInForm } from './sign-in-form.tsx'

type Props = ComponentProps<typeof SignInForm>

const line = 'That did not work. Try again, or use a passkey.'
const refused = { kind: 'failed', status: 401, message: line, fields: {} } as const
const sent = vi.fn<(address: string, init: RequestInit) => Promise<Response>>()
const typed = () => Object.fromEntries(new URLSearchParams(String(sent.mock.lastCall?.[1].body)))
const byPasskey = vi.fn<Props['byPasskey']>()

function show(failed: string | null = null) {
  const answered = failed === null ? null : { message: failed, fields: {}, status: 422 }
  render(
    <SignInForm
      words={signInWords.form}
      returnTo="/account"
      link=""
      answered={answered}
      byPasskey={byPasskey}
      email=""
      withoutScript=""
    />,
    { wrapper: AfterHydration },
  )
}

beforeEach(() => {
  sent.mockReset().mockImplementation(async () => {
    return Response.json({ code: 'invalid_input', message: line }, { status: 422 })
  })
  vi.stubGlobal('fetch', sent)
  byPasskey.mockReset().mockResolvedValue(refused)
  vi.spyOn(location, 'assign').mockImplementation(() => {})
})

describe('the sign-in form', () => {
  it('offers the passkey before the password', () => {
    show()
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'Sign in with a passkey',
      'Show',
      'Sign in',
    ])
  })

  it('keeps the place on the page that a mail had named', async () => {
    byPasskey.mockResolvedValue({ kind: 'done', next: '/workspace/claims' })
    location.hash = '#claim-one'
    show()
    fireEvent.click(screen.getByRole('button', { name: 'Sign in with a passkey' }))
    await waitFor(() => expect(location.assign).toHaveBeenCalledWith('/workspace/claims#claim-one'))
    location.hash = ''
  })

  it('goes where the person was going once they are in', async () => {
    sent.mockResolvedValue(Response.json({ next: '/account' }))
    show()
    fireEvent.input(screen.getByLabelText('Email'), { target: { value: 'dana@tallow.example' } })
    fireEvent.input(screen.getByLabelText('Password'), { target: { value: 'four random words' } })
    fireEvent.click(screen.getByRole('button', { name: 'Sign in' }))
    await waitFor(() => expect(location.assign).toHaveBeenCalledWith('/account'))
    expect(sent.mock.lastCall?.[0]).toBe('/sign-in')
    expect(typed()).toEqual({ email: 'dana@tallow.example', password: 'four random words', returnTo: '/account' })
  })

  it.each([
    ['password', 'Sign in'],
    ['passkey', 'Sign in with a passkey'],
  ])('says under the password that the %s did not work, and goes there', async (_way, name) => {
    show()
    fireEvent.click(screen.getByRole('button', { name }))
    const sentence = await screen.findByText(line)
    const password = screen.getByLabelText('Password')
    expect(password.getAttribute('aria-describedby')).toBe(sentence.id)
    await waitFor(() => expect(document.activeElement).toBe(password))
    expect(location.assign).not.toHaveBeenCalled()
  })

  it('marks each field that was left empty, and goes to the first', async () => {
    const fields = { email: 'Email is missing.', password: 'Password is missing.' }
    sent.mockResolvedValue(Response.json({ code: 'invalid_input', message: line, fields }, { status: 422 }))
    show()
    fireEvent.click(screen.getByRole('button', { name: 'Sign in' }))
    const [email, password] = [screen.getByLabelText('Email'), screen.getByLabelText('Password')]
    await waitFor(() => expect(document.activeElement).toBe(email))
    expect(email.getAttribute('aria-describedby')).toBe(screen.getByText(fields.email).id)
    expect(password.getAttribute('aria-describedby')).toBe(screen.getByText(fields.password).id)
    expect(screen.queryByText(line)).toBeNull()
  })

  it('makes one try at a time', () => {
    byPasskey.mockReturnValue(new Promise(() => {}))
    show()
    fireEvent.click(screen.getByRole('button', { name: 'Sign in with a passkey' }))
    fireEvent.submit(screen.getByLabelText('Email'))
    expect(sent).not.toHaveBeenCalled()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Sign in' }).disabled).toBe(true)
  })

  it('shows the line a post without script came back with', () => {
    show(line)
    expect(screen.getByText(line)).toBeTruthy()
  })

  it('says how to get our mail again, only once a password has failed, and whoever asks', async () => {
    show()
    const help = () => screen.queryByText(/Did not get our email/)
    expect(help()).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Sign in with a passkey' }))
    await screen.findByText(line)
    expect(help()).toBeNull()
    sent.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    fireEvent.click(screen.getByRole('button', { name: 'Sign in' }))
    await waitFor(() => expect(screen.queryByText(line)).toBeNull())
    expect(help()).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Sign in' }))
    await screen.findByText(line)
    expect(help()).toBeTruthy()
    cleanup()
    show(line)
    const leadsTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
    expect(leadsTo('Sign up again with the same address')).toBe('/sign-up?returnTo=%2Faccount')
    expect(leadsTo('reset your password')).toBe('/forgot-password')
  })
})

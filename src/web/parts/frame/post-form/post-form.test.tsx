// @vitest-environment happy-dom
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { AfterHydration } from '#tests/support/browser/desk-page-state.tsx'
import { PostForm } from './post-form.tsx'

const sent = vi.fn<(address: string, init: RequestInit) => Promise<Response>>()
const typed = () => Object.fromEntries(new URLSearchParams(String(sent.mock.lastCall?.[1].body)))

beforeEach(() => {
  sent.mockReset().mockImplementation(async () => Response.json({ next: '/sign-up?sent=1' }))
  vi.stubGlobal('fetch', sent)
})

const fields = [
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'email', maxLength: 254 },
  { name: 'password', label: 'Password', type: 'password', autoComplete: 'new-password', maxLength: 128 },
] as const

function show(props: Partial<ComponentProps<typeof PostForm<'email' | 'password'>>> = {}) {
  const onDone = vi.fn()
  render(
    <PostForm
      action="/sign-up"
      fields={fields}
      hidden={{ returnTo: '/board' }}
      submit={{ words: 'Set up', pending: 'Setting up' }}
      onDone={onDone}
      {...props}
    />,
    { wrapper: AfterHydration },
  )
  return { onDone, form: screen.getByLabelText('Email').closest('form') }
}

function refuse(message: string, named: Record<string, string> = {}) {
  sent.mockResolvedValue(Response.json({ code: 'invalid_input', message, fields: named }, { status: 422 }))
}

describe('a short form', () => {
  it('is a plain post to its own page, with what goes along unseen', () => {
    const { form } = show()
    expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual(['post', '/sign-up'])
    expect(new FormData(form ?? undefined).get('returnTo')).toBe('/board')
  })

  it('hands over what was written, once, and says when it is done', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    sent.mockReturnValue(promise)
    const { onDone } = show()
    fireEvent.input(screen.getByLabelText('Email'), { target: { value: 'nia@birch.example' } })
    // The second press comes before React has rendered again.
    act(() => {
      for (let press = 0; press < 2; press += 1) fireEvent.submit(screen.getByRole('button', { name: 'Set up' }))
    })
    expect(sent.mock.calls.map(([address]) => address)).toEqual(['/sign-up'])
    expect(typed()).toEqual({ returnTo: '/board', email: 'nia@birch.example', password: '' })
    resolve(Response.json({ next: '/sign-up?sent=1' }))
    await waitFor(() => expect(onDone.mock.calls).toEqual([['/sign-up?sent=1']]))
  })

  it('shows a sentence with its field, goes there, and keeps what was written', async () => {
    refuse('Some values are not right.', { password: 'Password is too short.' })
    show()
    fireEvent.input(screen.getByLabelText('Email'), { target: { value: 'nia@birch.example' } })
    fireEvent.click(screen.getByRole('button', { name: 'Set up' }))
    await screen.findByText('Password is too short.')
    expect(document.activeElement).toBe(screen.getByLabelText('Password'))
    expect(screen.queryByText('Some values are not right.')).toBeNull()
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('nia@birch.example')
  })

  it('goes to a summary that links to each field where several are wrong', async () => {
    refuse('Some values are not right.', { password: 'Password is too short.', email: 'Email is missing.' })
    show()
    fireEvent.click(screen.getByRole('button', { name: 'Set up' }))
    const summary = (await screen.findByText('Some values are not right.')).closest<HTMLElement>('[data-trouble]')
    expect(document.activeElement).toBe(summary)
    const links = within(summary ?? document.body).getAllByRole<HTMLAnchorElement>('link')
    expect(links.map(({ textContent }) => textContent)).toEqual(['Email is missing.', 'Password is too short.'])
    const ways = links.map(({ hash }) => document.getElementById(hash.slice(1)))
    expect(ways).toEqual([screen.getByLabelText('Email'), screen.getByLabelText('Password')])
  })

  it('shows what is wrong with the whole by itself, and takes the reader there', async () => {
    refuse('Too many tries. Try again in 12 minutes.')
    show()
    fireEvent.click(screen.getByRole('button', { name: 'Set up' }))
    const sentence = await screen.findByText('Too many tries. Try again in 12 minutes.')
    expect(document.activeElement?.contains(sentence)).toBe(true)
  })

  it('shows what a post without script came back with', () => {
    show({ answered: { message: 'Please look again.', fields: { email: 'Email is missing.' } } })
    expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText('Email is missing.')).toBeTruthy()
  })
})

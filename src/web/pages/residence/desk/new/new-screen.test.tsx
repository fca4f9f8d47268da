// @vitest-environment happy-dom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { AfterHydration } from '#tests/support/browser/desk-page-state.tsx'
import NewScreen from './new-screen.island.tsx'

const path = '/workspace/residences/new'
const came = (id: string) => ({ kind: 'read', read: id, at: '2026-03-02T15:00:00.000Z' }) as const

it('adds another house for whoever comes back to the page, not the same one again', async () => {
  const posted: unknown[] = []
  vi.stubGlobal('fetch', async (_address: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method === 'GET') return Response.json(came('second'))
    if (method === 'POST') posted.push(Object.fromEntries(new URLSearchParams(String(body))))
    return Response.json({ next: '/workspace/residences/first?done=added' })
  })
  const assign = vi.spyOn(location, 'assign').mockReturnValue()
  render(<NewScreen answer={came('first')} refused={null} user={null} path={path} query="" />, {
    wrapper: AfterHydration,
  })
  const name = screen.getByRole<HTMLInputElement>('textbox', { name: /^Name of the house/ })
  const submit = () => fireEvent.submit(name.form ?? name)
  submit()
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/workspace/residences/first?done=added'))
  submit()
  expect(posted).toMatchObject([{ id: 'first' }])
  await act(async () => window.dispatchEvent(new Event('pageshow')))
  await waitFor(() => expect(document.querySelector<HTMLInputElement>('[name="id"]')?.value).toBe('second'))
  submit()
  await waitFor(() => expect(posted).toMatchObject([{ id: 'first' }, { id: 'second' }]))
})

it('cuts nothing off a long name without a word', () => {
  render(<NewScreen answer={came('first')} refused={null} user={null} path={path} query="" />)
  for (const name of [/^Name of the house/, /^Town/]) {
    expect(screen.getByRole('textbox', { name }).hasAttribute('maxlength')).toBe(false)
  }
})

it('sums up what is wrong where several fields are', () => {
  const refused = {
    status: 422,
    message: 'Please look again.',
    fields: { zip: 'The ZIP code is missing.', name: 'The name is missing.' },
    values: {},
  }
  render(<NewScreen answer={came('first')} refused={refused} user={null} path={path} query="" />)
  const links = screen.getAllByRole<HTMLAnchorElement>('link', { name: /is missing/ })
  expect(links.map(({ hash }) => document.getElementById(hash.slice(1))?.getAttribute('name'))).toEqual(['name', 'zip'])
  expect(document.activeElement?.contains(links[0] ?? null)).toBe(true)
})

// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { PlaceSuggestion } from '#contract/search/place-suggestions.ts'
import { PlaceForm } from './place-form.tsx'
import { usePlaceForm } from './use-place-form.ts'

const conways: PlaceSuggestion[] = [
  { kind: 'town', near: 'Conway, AR', within: 'Faulkner County', slug: null },
  { kind: 'state', near: 'Connecticut', within: null, slug: null },
  { kind: 'home', near: 'Conway House', within: 'Conway, AR', slug: 'conway-house' },
]

function Field() {
  return <PlaceForm {...usePlaceForm({})} />
}

/** A page with the field, the requests to the server, and the address that the visitor got to. */
async function page() {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(new URL(path, 'http://x').searchParams.get('text') ?? '')
    return Response.json({ suggestions: conways })
  })
  const led: string[] = []
  vi.spyOn(location, 'assign').mockImplementation((address) => void led.push(String(address)))
  render(<Field />)
  document.querySelector('form')?.addEventListener('submit', (event) => {
    event.preventDefault()
    const form = event.currentTarget as HTMLFormElement
    const typed = [...new FormData(form)].map(([name, value]): [string, string] => [name, String(value)])
    led.push(`${form.getAttribute('action')}?${new URLSearchParams(typed)}`)
  })
  const field = screen.getByRole<HTMLInputElement>('searchbox')
  act(() => field.focus())
  await screen.findByRole('combobox')
  const type = async (text: string) => {
    fireEvent.input(field, { target: { value: text } })
    await vi.waitFor(() => expect(asked.at(-1)).toBe(text))
    await screen.findByRole('listbox')
  }
  const key = (name: string) => fireEvent.keyDown(field, { key: name })
  const chosen = () => screen.getAllByRole('option').find((one) => one.getAttribute('aria-selected') === 'true')
  return { field, asked, led, type, key, chosen }
}

describe('a field for a place, while somebody types', () => {
  it('shows what may be meant, and says how much of it and what each is', async () => {
    const { type, field } = await page()
    await type('con')
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Conway, AR Faulkner County',
      'Connecticut State',
      'Conway House Home, Conway, AR',
    ])
    expect(screen.getByText(/^3 suggestions/).getAttribute('role')).toBe('status')
    expect(field.getAttribute('aria-expanded')).toBe('true')
  })

  it('goes through them by arrows and around, and Escape leaves what was typed', async () => {
    const { type, key, chosen, field } = await page()
    await type('con')
    key('ArrowUp')
    expect(chosen()?.textContent).toMatch(/^Conway House/)
    expect(field.getAttribute('aria-activedescendant')).toBe(chosen()?.id)
    key('ArrowDown')
    expect(chosen()).toBeUndefined()
    key('ArrowDown')
    expect(chosen()?.textContent).toMatch(/^Conway, AR/)
    key('Escape')
    expect(screen.queryByRole('option')).toBeNull()
    expect([field.value, field.getAttribute('aria-expanded')]).toEqual(['con', 'false'])
  })

  it('searches around a place that is chosen by Enter', async () => {
    const { type, key, led } = await page()
    await type('con')
    key('ArrowDown')
    key('Enter')
    expect(led).toEqual(['/residences?near=Conway%2C+AR&open=1'])
  })

  it('leads to the home that is pressed', async () => {
    const { type, led } = await page()
    await type('con')
    fireEvent.click(screen.getByRole('option', { name: /^Conway House/ }))
    expect(led).toEqual(['/residences/conway-house'])
  })

  it('asks nothing for one letter, and closes when the field is left', async () => {
    const { type, field, asked } = await page()
    await type('con')
    act(() => field.blur())
    expect(screen.queryByRole('option')).toBeNull()
    fireEvent.input(field, { target: { value: 'c' } })
    expect(asked).toEqual(['con'])
  })
})

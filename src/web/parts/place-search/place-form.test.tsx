// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { storePlace } from '#web/plumbing/stored/stored-place.ts'
import { PlaceForm } from './place-form.tsx'
import { usePlaceForm } from './use-place-form.ts'

function Field({ state = null }: { state?: string | null }) {
  return <PlaceForm {...usePlaceForm({ state })} />
}

function fieldShown() {
  render(<Field />)
  return screen.getByRole<HTMLInputElement>('searchbox', { name: 'ZIP code, town, county, state or name of a home' })
}

describe('the field for a place', () => {
  it('begins empty, and on the pages after with what was searched for', () => {
    expect(fieldShown()).toHaveProperty('value', '')
    cleanup()
    storePlace('Little Rock, AR')
    expect(fieldShown()).toHaveProperty('value', 'Little Rock, AR')
  })

  it('keeps the last place when a search names none', () => {
    storePlace('72201')
    storePlace('')
    expect(fieldShown()).toHaveProperty('value', '72201')
  })

  it('has the kept place chosen at a touch, so that another one takes its room', () => {
    storePlace('72201')
    const field = fieldShown()
    act(() => field.focus())
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, 5])
    fireEvent.input(field, { target: { value: 'Little Rock' } })
    field.setSelectionRange(2, 2)
    fireEvent.click(field)
    expect([field.selectionStart, field.selectionEnd]).toEqual([2, 2])
  })

  it('is left empty where a place in one state is asked for', () => {
    storePlace('Springfield, MO')
    render(<Field state="WY" />)
    expect(screen.getByRole('searchbox')).toHaveProperty('value', '')
  })

  it('begins with the kept place on the page of its state', () => {
    storePlace('Little Rock, AR')
    render(<Field state="AR" />)
    expect(screen.getByRole('searchbox')).toHaveProperty('value', 'Little Rock, AR')
  })

  it('works where nothing may be kept', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('no storage')
    })
    expect(fieldShown()).toHaveProperty('value', '')
  })
})

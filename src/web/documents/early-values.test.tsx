// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, it, vi } from 'vitest'
import { readEarlyValues } from './early-values.ts'

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))

const left = vi.fn()

function Form() {
  const [search, setSearch] = useState('')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <input value={search} onChange={(event) => setSearch(event.target.value)} onBlur={() => left(search)} />
      <input type="checkbox" checked={isOpen} onChange={(event) => setOpen(event.target.checked)} />
      <p>{`${search}, ${isOpen}`}</p>
    </>
  )
}

it('what was typed, left and ticked before an island woke is what it knows afterwards', () => {
  const place = document.createElement('div')
  place.innerHTML = renderToString(<Form />)
  document.body.append(place)
  const [text, box] = place.querySelectorAll('input')
  if (!text || !box) throw new Error('There are no controls.')
  text.value = 'suboxone'
  box.checked = true
  const tellEarlyValues = readEarlyValues(place)
  act(() => void hydrateRoot(place, <Form />))
  act(tellEarlyValues)
  expect(place.querySelector('p')?.textContent).toBe('suboxone, true')
  expect([text.value, box.checked, left.mock.calls]).toEqual(['suboxone', true, [['suboxone']]])
})

it('what was chosen from a list before an island woke is told to it, and a list that nobody touched is not', () => {
  const chosen = vi.fn()
  const list = (name: string) => (
    <select name={name} defaultValue="beds" onChange={({ target }) => chosen(target.name, target.value)}>
      <option value="">None</option>
      <option value="beds">Beds</option>
    </select>
  )
  const lists = (
    <>
      {list('one')}
      {list('other')}
    </>
  )
  const place = document.createElement('div')
  place.innerHTML = renderToString(lists)
  document.body.append(place)
  const [one] = place.querySelectorAll('select')
  if (!one) throw new Error('There is no list.')
  one.value = ''
  const tellEarlyValues = readEarlyValues(place)
  act(() => void hydrateRoot(place, lists))
  act(tellEarlyValues)
  expect(chosen.mock.calls).toEqual([['one', '']])
})

it('a fold that was opened before an island woke is told to it', () => {
  const toggled = vi.fn()
  const fold = (
    <details onToggle={(event) => toggled(event.currentTarget.open)}>
      <summary>More</summary>
    </details>
  )
  const place = document.createElement('div')
  place.innerHTML = renderToString(fold)
  document.body.append(place)
  const drawn = place.querySelector('details')
  if (!drawn) throw new Error('There is no fold.')
  drawn.open = true
  const tellEarlyValues = readEarlyValues(place)
  act(() => void hydrateRoot(place, fold))
  toggled.mockClear()
  act(tellEarlyValues)
  expect(toggled.mock.calls).toEqual([[true]])
})

it('what nobody touched stays as it was drawn', () => {
  const place = document.createElement('div')
  place.innerHTML = renderToString(<Form />)
  document.body.append(place)
  const tellEarlyValues = readEarlyValues(place)
  act(() => void hydrateRoot(place, <Form />))
  act(tellEarlyValues)
  expect(place.querySelector('p')?.textContent).toBe(', false')
})

// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { useId, useState } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, it, vi } from 'vitest'
import { hydrateWith } from './hydrate-island.tsx'

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))

function Note() {
  const id = useId()
  const [times, setTimes] = useState(0)
  return (
    <>
      <label htmlFor={id}>Note</label>
      <input key={times} id={id} />
      <button type="button" onClick={() => setTimes(times + 1)} />
    </>
  )
}

it('a field drawn anew in an island keeps the label that the server has drawn', async () => {
  const place = document.createElement('div')
  place.setAttribute('prefix', 'p')
  place.innerHTML = renderToString(<Note />, { identifierPrefix: 'p' })
  document.body.append(place)
  let hydrated: Promise<void> | undefined
  act(() => {
    hydrated = hydrateWith(Note)(place)
  })
  await hydrated
  act(() => place.querySelector('button')?.click())
  expect(place.querySelector('input')?.id).toBe(place.querySelector('label')?.htmlFor)
})

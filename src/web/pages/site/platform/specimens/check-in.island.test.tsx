// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { platform } from '#content/site/platform/platform.ts'
import CheckIn from './check-in.island.tsx'

it('counts a slider that is moved', () => {
  const areas = [
    { id: 'people', words: 'People to turn to', value: 4 },
    { id: 'home', words: 'A safe home', value: 5 },
  ]
  render(<CheckIn words={platform.outcomes.checkIn} areas={areas} before={[{ when: 'Move-in', sum: 4 }]} />)
  const sum = () => document.querySelector('.outcomes-sum')?.textContent
  expect(sum()).toBe('9 of 12 today')
  fireEvent.change(screen.getByRole('slider', { name: /People to turn to/ }), { target: { value: '2' } })
  expect(sum()).toBe('7 of 12 today')
  expect([...document.querySelectorAll('output')].map((one) => one.textContent)).toEqual(['2', '5'])
  expect(screen.getByText('3 more than at move-in')).toBeTruthy()
})

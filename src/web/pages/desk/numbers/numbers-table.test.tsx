// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { numbersWords } from '#content/desk/numbers.ts'
import type { DeskNumbers } from '#contract/beds/numbers.ts'
import { NumbersTable } from './numbers-table.tsx'

const beds = { days: 30, knownDays: 30, bedDays: 240, takenDays: 120, movedIn: 2 }
const residence = { id: 'elm', name: 'Elm House', city: 'Beckley', beds, questions: null }
const numbers: DeskNumbers = {
  month: '2026-11',
  months: ['2026-11'],
  houses: [residence],
  questions: null,
  page: 1,
  pages: 1,
}

it('leads to a house only whoever may open it', () => {
  render(<NumbersTable numbers={numbers} words={numbersWords} mayEdit />)
  expect(screen.getByRole('link', { name: 'Elm House' }).getAttribute('href')).toBe('/workspace/residences/elm')
  cleanup()
  render(<NumbersTable numbers={numbers} words={numbersWords} mayEdit={false} />)
  expect(screen.getByText('Elm House')).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
})

// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { MonthRuler } from './month-ruler.tsx'

const spans = [
  { name: 'Planning', from: 2, to: 3 },
  { name: 'Full integration', from: 12, to: 18 },
]

it('says every span in words', () => {
  render(<MonthRuler spans={spans} label="Typical timeline" />)
  expect(screen.getByRole('list', { name: 'Typical timeline' })).toBeTruthy()
  expect(screen.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
    'Planning2-3 months',
    'Full integration12-18 months',
  ])
})

it('draws every bar from 0: solid to the least, hatched to the most, 18 months being the whole', () => {
  const { container } = render(<MonthRuler spans={spans} label="Typical timeline" />)
  const widths = (look: string) =>
    [...container.querySelectorAll(`rect.${look}`)].map((bar) => Number.parseFloat(bar.getAttribute('width') ?? ''))
  expect(widths('at-least')).toEqual([(2 / 18) * 100, (12 / 18) * 100])
  expect(widths('at-most')).toEqual([(3 / 18) * 100, 100])
  expect(container.querySelector('rect[x]')).toBeNull()
})

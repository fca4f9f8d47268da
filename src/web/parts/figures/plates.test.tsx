// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { makeMinimum, notPublished, programme } from '#domain/figures/figure.ts'
import { Plates } from './plates.tsx'

it('a plate shows the figure, says what is an estimate, and never turns a missing figure into 0', () => {
  render(
    <Plates
      plates={[
        { label: 'certified residences', figure: makeMinimum(7150, programme) },
        { label: 'beds', figure: makeMinimum(4200, programme), hatched: 'potential' },
        { label: 'Total Beds', figure: notPublished },
      ]}
    />,
  )
  expect(screen.getAllByRole('listitem').map((plate) => plate.textContent)).toEqual([
    '7,150+certified residences',
    '4,200+beds, potential',
    'Not reported yetTotal Beds',
  ])
})

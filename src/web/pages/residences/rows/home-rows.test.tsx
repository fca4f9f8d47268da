// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { homesEn } from '#content/seekers/homes.en.ts'
import { searchEn } from '#content/seekers/search.en.ts'
import { everybody } from '#domain/home-beds.ts'
import { sampleHome, sampleMoment } from '../../../../../tests/support/sample-homes.ts'
import { HomeRows } from './home-rows.tsx'
import { ViewSwitch } from './view-switch.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const own = { words: searchEn, homeWords: homesEn, people: everybody, measuredAt: sampleMoment }

function show(props: Partial<Parameters<typeof HomeRows>[0]> = {}) {
  const homes = [{ home: sampleHome(), isGone: false }]
  render(
    <MemoryRouter>
      <HomeRows {...own} homes={homes} homePath={(slug) => `/residences/${slug}`} {...props} />
    </MemoryRouter>,
  )
  return screen.getAllByRole('row')
}

it('says in a row what people weigh: beds, age, for whom, medicine, cash, level and the number', () => {
  const [, row] = show()
  for (const words of ['Harbor Row House', '2 of 8', 'Said 40 minutes ago', 'Women', 'Buprenorphine', '$360', 'II']) {
    expect(row?.textContent).toContain(words)
  }
  expect(
    within(row as HTMLElement)
      .getByRole('link', { name: /^Call Harbor/ })
      .getAttribute('href'),
  ).toMatch(/^tel:/)
})

it('shows neither a bed nor a number of a home that left the list', () => {
  const [, row] = show({ homes: [{ home: sampleHome(), isGone: true }] })
  expect(row?.textContent).toContain('No longer listed')
  expect(row?.textContent).not.toContain('2 of 8')
  expect(row?.textContent).not.toContain('501-555')
})

it('sorts by links, and says by which column it is sorted', () => {
  show({ sorting: { sorted: 'fee', sortPath: (sort) => `/residences?sort=${sort}`, hasDistance: true } })
  const cash = screen.getByRole('columnheader', { name: /^Cash/ })
  expect(cash.getAttribute('aria-sort')).toBe('ascending')
  expect(within(cash).getByRole('link').getAttribute('href')).toBe('/residences?sort=fee')
  expect(screen.getByRole('columnheader', { name: /^Said/ }).getAttribute('aria-sort')).toBeNull()
})

it('leads from cards to rows by an address that keeps the search', () => {
  const address = { query: { near: '72201' }, compare: ['a'] }
  render(
    <MemoryRouter>
      <ViewSwitch address={address} path="/residences" view="cards" words={searchEn.rows} />
    </MemoryRouter>,
  )
  const list = screen.getByRole('link', { name: 'List' })
  expect(list.getAttribute('href')).toBe('/residences?near=72201&compare=a&view=list')
  list.click()
  expect(localStorage.getItem('pl-saved-view')).toBe('list')
})

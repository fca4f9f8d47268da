// @vitest-environment happy-dom
import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { listingEn } from '#content/residence/listing.en.ts'
import { searchEn } from '#content/search/search.en.ts'
import { everybody } from '#domain/beds/residence-beds.ts'
import { sampleMoment, sampleResidence } from '#tests/support/directory/sample-residences.ts'
import { ResidenceRows } from './residence-rows.tsx'
import { ViewSwitch } from './view-switch.tsx'

const own = { words: searchEn, listingWords: listingEn, people: everybody, measuredAt: sampleMoment }

function show(props: Partial<Parameters<typeof ResidenceRows>[0]> = {}) {
  const residences = [sampleResidence()]
  render(<ResidenceRows {...own} residences={residences} residencePath={(slug) => `/residences/${slug}`} {...props} />)
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

it('says for whom as one phrase, with one capital', () => {
  const group = { totalBeds: 4, availableBeds: 1, reportedAt: sampleMoment }
  const groups = (['women', 'women_with_children', 'lgbtq'] as const).map((audience) => ({ ...group, audience }))
  const [, row] = show({ residences: [sampleResidence({ groups })] })
  expect(row?.querySelector('.whom')?.textContent).toBe('Women, women with children, LGBTQ+ people')
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
  render(<ViewSwitch address={address} path="/residences" view="cards" words={searchEn.rows} />)
  expect(screen.getByRole('link', { name: 'List' }).getAttribute('href')).toBe(
    '/residences?near=72201&compare=a&view=list',
  )
})

// @vitest-environment happy-dom
import { act, createEvent, fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { StateResidencesAnswer } from '#contract/affiliates/state-residences.ts'
import { renderOnDesk } from '#tests/support/browser/render-on-desk.tsx'
import { stateResidence } from '#tests/support/residence/affiliate-residences.ts'
import { StateResidences } from './residences-screen.island.tsx'

const residence = (no: number) =>
  stateResidence(`House ${String(no).padStart(3, '0')}`, {
    id: `home-${no}`,
    slug: `house-${no}`,
    county: 'Raleigh County',
    isClaimed: no % 2 === 0,
    operator: no % 2 === 0 ? 'Porch Homes' : '',
    beds: no,
  })

function showResidences(given: Partial<StateResidencesAnswer>, address = '/affiliate/homes', isStaff = false) {
  const residences = Array.from({ length: 120 }, (_, no) => residence(no + 1))
  const list: StateResidencesAnswer = {
    affiliate: { name: 'WVARR', state: 'WV', stateName: 'West Virginia' },
    residences,
    isWhole: true,
    found: residences.length,
    pages: 3,
    counts: { all: 120, certified: 0, uncertified: 120, suspended: 0, unconfirmed: 0, ending: 0, 'to-check': 0 },
    counties: ['Raleigh County'],
    ...given,
  }
  return renderOnDesk(address, <StateResidences list={list} at={new Date('2026-11-28T12:00:00Z')} isStaff={isStaff} />)
}

const names = () => screen.getAllByRole('rowheader').map((row) => row.textContent)
const sortByBeds = () => screen.getByRole('link', { name: /^Beds\W+sort/ })

it('finds and sorts at once, draws the whole page soon after, and says so in the address', async () => {
  showResidences({})
  expect(names()).toHaveLength(50)
  await act(async () => fireEvent.click(sortByBeds()))
  expect(names().slice(0, 2)).toEqual(['House 120', 'House 119'])
  expect(names()).toHaveLength(50)
  await act(async () =>
    fireEvent.change(screen.getByRole('combobox', { name: 'Operator' }), { target: { value: 'no' } }),
  )
  expect(names()[0]).toBe('House 119')
  screen.getByText('60 homes, page 1 of 2')
  expect(location.search).toBe('?claimed=no&order=beds&to=down')
  await act(async () => fireEvent.click(screen.getByRole('link', { name: 'See all homes' })))
  screen.getByText('120 homes, page 1 of 3')
})

it('lets addresses lead on where a state has more homes than the browser has', () => {
  const shown = Array.from({ length: 50 }, (_, no) => residence(no + 1))
  showResidences({ isWhole: false, residences: shown, found: 1500, pages: 30 }, '/affiliate/homes?state=WV')
  const link = sortByBeds()
  expect(link.getAttribute('href')).toBe('/affiliate/homes?order=beds&to=down&state=WV')
  const press = createEvent.click(link)
  fireEvent(link, press)
  expect(press.defaultPrevented).toBe(false)
  fireEvent.change(screen.getByRole('combobox', { name: 'Operator' }), { target: { value: 'no' } })
  expect(names()).toHaveLength(50)
})

it('keeps columns on the device, and those of an address come first', async () => {
  showResidences({})
  await act(async () => fireEvent.click(screen.getByRole('checkbox', { name: 'Town', hidden: true })))
  expect(screen.queryByRole('columnheader', { name: /^Town/ })).toBeNull()
  showResidences({})
  expect(screen.queryByRole('columnheader', { name: /^Town/ })).toBeNull()
  showResidences({}, '/affiliate/homes?column=town')
  expect(screen.getAllByRole('columnheader')).toHaveLength(2)
})

it('says of a state without homes what comes first', () => {
  const none = {
    residences: [],
    found: 0,
    counts: { all: 0, certified: 0, uncertified: 0, suspended: 0, unconfirmed: 0, ending: 0, 'to-check': 0 },
  }
  showResidences(none)
  expect(screen.getByRole('link', { name: 'Bring a list in' }).getAttribute('href')).toBe('/workspace/import')
  showResidences(none, '/affiliate/homes?state=GA', true)
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/staff/affiliates'])
})

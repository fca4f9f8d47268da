// @vitest-environment happy-dom
import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { toListingValues } from '#domain/residence/listing/listing-fields.ts'
import { shownResidence, formWords as words } from '#tests/support/residence/shown-residence.ts'
import { chooseDoneName, type DoneEdit } from '#web/pages/residence/desk/edit-start.ts'
import type { Residence } from '#web/pages/residence/desk/residence-words.ts'
import { DoneNotice } from './news.tsx'

const women = { audience: 'women' as const, total: 12, open: 4, held: 0 }
const men = { audience: 'men' as const, total: 6, open: null, held: 0 }
const residence = shownResidence({ beds: [women] })

function said(done: Partial<DoneEdit>, { isDirty = false, beds = [women] as Residence['beds'] } = {}) {
  const all: DoneEdit = { done: 'save', joined: [], ...done }
  const { container } = render(
    <DoneNotice
      done={all}
      residence={{ ...residence, beds }}
      typed={toListingValues({})}
      isDirty={isDirty}
      words={words}
    />,
  )
  return container.textContent
}

describe('the notice of what was done', () => {
  it('names the open number where the beds changed, and whose where there are others', () => {
    expect(said({ beds: [women] })).toBe('Saved. The public reads it now.4 open of 12.')
    expect(said({ beds: [women, men] }, { beds: [women, men] })).toBe(
      'Saved. The public reads it now.Women: 4 open of 12.Men: 6 beds. Say on the board how many are open.',
    )
  })

  it('says what became of a house that was taken off the list or put away', () => {
    expect(said({ done: 'draft' })).toBe('It is a draft now. The public no longer sees it.')
    expect(said({ done: chooseDoneName('draft', 'published') })).toBe(said({ done: 'draft' }))
    expect(said({ done: chooseDoneName('draft', 'archived') })).toBe(
      'Restored. It is a draft now: publish it when it is right.',
    )
    expect(said({ done: 'archived' })).toMatch(/^Archived\. /)
  })

  it('says who put the house away while the form was open', () => {
    const put: Residence = {
      ...residence,
      status: 'archived',
      changes: { status: { by: 'Olive Reed', isYou: false, at: '' } },
    }
    const { container } = render(
      <DoneNotice
        done={{ done: 'save', joined: [], became: 'archived' }}
        residence={put}
        typed={toListingValues({})}
        isDirty={false}
        words={words}
      />,
    )
    expect(container.textContent).toBe('Saved.Olive Reed archived it meanwhile. The public does not see it.')
  })

  it('does not go on saying that all is saved while somebody types', () => {
    expect(said({}, { isDirty: true })).toBe('Not saved yet: what you typed since the last save.')
  })
})

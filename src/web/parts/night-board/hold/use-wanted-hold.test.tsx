// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { BoardGroup } from '#contract/beds/board.ts'
import { DeskPageState } from '#tests/support/browser/desk-page-state.tsx'
import { boardGroup, boardResidence } from '#tests/support/residence/board-rows.ts'
import { BedsTonight } from '#web/parts/night-board/beds-tonight.tsx'
import { describeRefusedForm } from '#web/parts/night-board/group/refused-words.ts'
import { FewResidences } from '#web/parts/night-board/residences/few-residences.tsx'
import type { Board } from '#web/parts/night-board/state/use-board.ts'
import type { FormAnswer } from '#web/plumbing/request-context.ts'
import { takeHoldNoteAlong } from './hold-note.ts'

// The forms of whoever has no script are the server's alone.
beforeEach(() => void vi.stubEnv('SSR', true))

const now = new Date()
const group = (id: string, open: number, audience: BoardGroup['audience'] = 'any') =>
  boardGroup(id, { audience, open, saidAt: now.toISOString() })
const residence = (id: string, name: string, ...groups: BoardGroup[]) =>
  boardResidence(name, groups, { id, slug: id, availableBeds: 2 })
const residences = () => [
  residence('harbor', 'Harbor Row House', group('h', 2)),
  residence('juniper', 'Juniper Porch', group('women', 1, 'women'), group('mothers', 1, 'women_with_children')),
  residence('cedar', 'Cedar Steps', group('men', 0, 'men'), group('any', 3)),
  residence('lantern', 'Lantern Hill', group('full', 0)),
]

let read = residences()
let refused: FormAnswer | null = null
afterEach(() => {
  read = residences()
  refused = null
})

function Tonight() {
  const board: Board = {
    error: null,
    isPending: false,
    isBusy: false,
    queue: null,
    mayManage: true,
    owner: 'p.o',
    again: () => {},
    setGroup: () => {},
    read: { residences: read, checkedAt: now.toISOString(), isKept: false },
  }
  return <BedsTonight board={board} now={now} list={FewResidences} />
}

const tonight = (search: string) => (
  <DeskPageState address={`/workspace/beds${search}`} refused={refused}>
    <Tonight />
  </DeskPageState>
)

function show(search: string, note?: string) {
  history.replaceState(null, '')
  if (note !== undefined) takeHoldNoteAlong(note)
  return render(tonight(search))
}
const forms = () => screen.queryAllByRole('form').map((form) => form.getAttribute('aria-label'))
const form = () => within(screen.getByRole('form'))

describe('a house somebody comes to hold a bed of', () => {
  it('has its form open, with the note that came along and the focus in it', () => {
    show('?house=harbor', 'K.')
    expect(forms()).toEqual(['Hold a bed at Harbor Row House'])
    expect(form().getByLabelText(/Note for your team/)).toHaveProperty('value', 'K.')
    expect(document.activeElement).toBe(form().getByRole('button', { name: 'Hold this bed' }))
  })

  it('has the form of its one group with an open bed', () => {
    show('?house=cedar')
    expect(forms()).toEqual(['Hold a bed at Cedar Steps, Anyone'])
    expect(form().getByLabelText(/Note for your team/)).toHaveProperty('value', '')
  })

  it('has the note that came along to it alone, also after the page is asked for again', () => {
    show('?house=harbor', 'K.')
    cleanup()
    render(tonight('?house=harbor'))
    expect(form().getByLabelText(/Note for your team/)).toHaveProperty('value', 'K.')
    cleanup()
    show('?house=harbor')
    expect(form().getByLabelText(/Note for your team/)).toHaveProperty('value', '')
  })

  it('is focused where several groups have an open bed, and whichever is chosen has the note', () => {
    show('?house=juniper', 'K.')
    expect(forms()).toEqual([])
    expect(document.activeElement?.id).toBe('house-juniper')
    fireEvent.click(screen.getByRole('button', { name: 'Hold a bed at Juniper Porch, Women' }))
    expect(form().getByLabelText(/Note for your team/)).toHaveProperty('value', 'K.')
  })

  it('is focused where no bed is open', () => {
    show('?house=lantern')
    expect([forms(), document.activeElement?.id]).toEqual([[], 'house-lantern'])
  })

  it('opens nothing again once it is done, and nothing when a number changes', () => {
    const { rerender } = show('?house=harbor', 'K.')
    fireEvent.click(form().getByRole('button', { name: 'Cancel' }))
    expect(forms()).toEqual([])
    expect([window.location.search, history.state?.holdNote]).toEqual(['', null])
    read = residences()
    act(() => rerender(tonight('?house=harbor')))
    expect(forms()).toEqual([])
  })

  it.each(['', '?house=', '?house=elsewhere', '?house=%00'])('is none at "%s"', (search) => {
    show(search, 'K.')
    expect([forms(), document.activeElement]).toEqual([[], document.body])
  })
})

describe('without a script', () => {
  const html = (search: string) => renderToStaticMarkup(tonight(search)).replaceAll(/ id="[^"]*-error"/g, '')

  it('every group with an open bed has a plain form, open at the house that is asked for', () => {
    const page = html('?house=harbor')
    expect(page.match(/<details class="plain-hold w-full"/g)).toHaveLength(4)
    expect(page.match(/<details class="plain-hold w-full" open=""/g)).toHaveLength(1)
    expect(page).toMatch(/id="house-harbor".*<details class="plain-hold w-full" open="".*name="group" value="h"/s)
    expect(html('')).not.toContain('plain-hold w-full" open')
  })

  it('what came back stands in its form with what was wrong', () => {
    refused = {
      values: { act: 'hold', group: 'any', hours: '400', note: 'K., by bus' },
      fields: { hours: 'A hold lasts at most 14 days.' },
      message: 'A hold lasts at most 14 days.',
      status: 422,
    }
    const page = html('')
    expect(page.match(/<details class="plain-hold w-full" open=""/g)).toHaveLength(1)
    expect(page).toContain('A hold lasts at most 14 days.')
    expect(page).toMatch(/value="400".*value="K\., by bus"/s)
  })

  it('a bed that opens later and was refused marks its own field, not the number of the group', () => {
    const message = 'Choose a day within the next 12 months.'
    refused = {
      status: 422,
      values: { act: 'opening', group: 'women', day: '', beds: '1' },
      fields: { opensOn: message },
      message,
    }
    const page = html('')
    expect(page.match(/aria-invalid="true"/g)).toHaveLength(1)
    expect(page).toMatch(/aria-invalid="true"[^>]*name="day"/)
  })

  it('a number that came back keeps what was typed, and says why at its house and at the top', () => {
    const message = 'You set 7, it is 1 now (said by Marcus on Nov 22, 9:41 pm UTC). If 7 is right, say it again.'
    refused = { values: { group: 'women', seen: 'old', open: '7' }, fields: {}, message, status: 409 }
    const page = html('')
    expect(page.match(/aria-invalid="true"/g)).toHaveLength(1)
    expect(page).toMatch(/name="seen" value="women-report".{0,400}aria-invalid="true".{0,200}value="7"/s)
    expect(page).toContain(`${message}</p>`)
    expect(describeRefusedForm(refused, read)).toBe(
      'At Juniper Porch, Women: you set 7, it is 1 now (said by Marcus on Nov 22, 9:41 pm UTC). If 7 is right, say it again.',
    )
    expect(describeRefusedForm({ ...refused, values: { house: 'harbor' } }, read)).toMatch(
      /^At Harbor Row House: you set/,
    )
    expect(describeRefusedForm({ ...refused, values: { group: 'gone' } }, read)).toBe(message)
  })

  it('the number that is shown is still right by one button, where there is one', () => {
    read[0] = residence('harbor', 'Harbor Row House', { ...group('h', 2), open: null, reportId: null })
    const page = html('')
    expect(page.match(/value="confirm"/g)).toHaveLength(5)
    expect(page).toMatch(/name="shown" value="3".*Still right<span[^>]*> at Cedar Steps, Anyone</s)
  })

  it('a hold is let run longer by a plain form, open where it came back', () => {
    const until = new Date(now.getTime() + 120 * 3_600_000).toISOString()
    const held = { id: 'k', until, note: 'K.', placedAt: now.toISOString(), placedBy: 'Dana' }
    read[0] = residence('harbor', 'Harbor Row House', { ...group('h', 1), holds: [held] })
    expect(html('')).toMatch(
      /<details class="plain-hold w-full"><summary[^>]*>More hours.*value="144".*in 120 hours\./s,
    )
    const values = { act: 'extend', id: 'k', hours: '400' }
    refused = { values, fields: { hours: 'A hold lasts at most 14 days.' }, message: '', status: 422 }
    const page = html('')
    expect(page).toMatch(
      /<details class="plain-hold w-full" open=""><summary[^>]*>More hours.*value="400".*at most 14 days\./s,
    )
  })
})

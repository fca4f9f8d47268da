import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { peopleWords } from '#content/staff/people.ts'
import type { StaffPerson } from '#contract/residence/moderation/people.ts'
import { DeskPageState } from '#tests/support/browser/desk-page-state.tsx'
import { ResetPart } from './reset-part.tsx'

const { ask, allow, refuse, other, due, shown: isBack } = peopleWords.reset
const asked = {
  words: 'Their phone is lost.',
  at: '2026-03-01T10:00:00.000Z',
  by: 'Avery Ashby',
  isOwn: false,
  allowedBy: null,
  dueAt: null,
  isShown: false,
}

function shown(reset: StaffPerson['reset'], resetRefusal: string | null = null): string[] {
  const html = renderToStaticMarkup(
    <DeskPageState address="/staff/people/one">
      <ResetPart person={{ reset, resetRefusal }} words={peopleWords} />
    </DeskPageState>,
  )
  return [ask.submit, allow.submit, refuse.submit, other, due, isBack, 'There are not two', 'Robin Ashby'].filter(
    (words) => html.includes(words),
  )
}

it('offers to ask, or says why not', () => {
  expect(shown(null)).toEqual([ask.submit])
  expect(shown(null, 'There are not two.')).toEqual(['There are not two'])
})

it('offers the yes to anybody but whoever asked, and the no to both', () => {
  expect(shown(asked)).toEqual([allow.submit, refuse.submit])
  expect(shown({ ...asked, isOwn: true })).toEqual([refuse.submit, other])
})

it('offers only the no after the yes, and once the second step was shown', () => {
  const allowed = { ...asked, allowedBy: 'Robin Ashby', dueAt: '2026-03-02T10:00:00.000Z' }
  expect(shown(allowed)).toEqual([refuse.submit, due, 'Robin Ashby'])
  expect(shown({ ...allowed, isShown: true })).toEqual([refuse.submit, isBack, 'Robin Ashby'])
})

// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { describeChanges } from '#domain/history/change-words.ts'
import { listMoments } from '#domain/history/phrases.ts'
import { formatDateAndTime } from '#web/parts/desk/moment/moment-words.ts'
import { Entry } from './history-entry.tsx'

it('says the end of a hold on the clock of the reader, and in UTC without a script', () => {
  const after = { audience: 'women', until: '2026-11-24T15:35:00.000Z' }
  const noted = { subject: 'hold', subjectName: 'Oak', change: 'held', before: {}, after, held: 0, isSelf: false }
  const words = describeChanges({ ...noted, source: 'board' })
  const entry = {
    id: '1',
    at: '2026-11-24T10:35:00.000Z',
    by: 'Dana',
    organization: '',
    from: 'on the board',
    about: 'Oak',
    words,
    moments: listMoments(words, noted),
  }
  const page = <Entry entry={entry} nobody="Nobody" />
  expect(renderToString(page).replace(/<[^>]*>/g, '')).toContain('held until Nov 24, 2026, 3:35 pm UTC')
  render(page)
  const heading = screen.getByRole('heading', { level: 2 })
  expect(heading.textContent).toBe(`One of the beds for women: held until ${formatDateAndTime(new Date(after.until))}`)
})

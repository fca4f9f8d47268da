// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { doneImportWords } from '#content/imports/done-import.ts'
import type { DoneImport } from '#contract/imports/imports.ts'
import { renderOnDesk } from '#tests/support/browser/render-on-desk.tsx'
import { EarlierImports } from './earlier-imports.tsx'

const counts = { added: 1_200, changed: 1, same: 40, duplicate: 2, leftOut: 3 }
const done = (id: string, more: Partial<DoneImport>): DoneImport => ({
  state: 'done',
  id,
  fileName: 'houses.csv',
  at: '2026-11-20T09:00:00Z',
  by: 'Dana Whitfield',
  counts,
  published: false,
  undoUntil: '2026-11-21T09:00:00Z',
  undone: null,
  staying: null,
  passed: { residences: 0, names: [] },
  stopped: null,
  hasRejected: false,
  addedNow: null,
  ...more,
})
const imports = [
  done('newer', { at: '2026-11-20T10:30:00Z' }),
  done('none', { counts: { ...counts, added: 0, changed: 0 }, undoUntil: null }),
  done('older', { counts: { ...counts, added: 0, changed: 1, same: 0, duplicate: 0, leftOut: 0 } }),
]

let answer: (response: Response) => void
beforeEach(() => {
  vi.stubGlobal('fetch', () => new Promise((resolve) => (answer = resolve)))
  renderOnDesk(
    '/workspace/import',
    <EarlierImports list={{ underWay: null, imports, waiting: [] }} words={doneImportWords} />,
  )
})

it('tells two imports of files of one name apart, by their rows and when they were', () => {
  const names = screen.getAllByRole('button').map(({ textContent }) => textContent)
  expect(names[0]).toMatch(/^Undo the import of houses\.csv, 1,246 rows, Nov 20, 2026, /)
  expect(names[1]).toMatch(/^Undo the import of houses\.csv, 1 row, Nov 20, 2026, /)
  expect(names[0]).not.toBe(names[1])
  const [, first] = screen.getAllByRole('row')
  expect(screen.getByText('Nothing to undo')).toBeTruthy()
  expect(within(first as HTMLElement).getByRole('rowheader').textContent).toBe('houses.csv1,246 rows')
})

it('says what an undo does and of how many houses, for as long as it takes', async () => {
  const [, first] = screen.getAllByRole('row')
  const row = within(first as HTMLElement)
  expect(row.getByRole('status').textContent).toBe('')
  fireEvent.click(row.getByRole('button'))
  const bar = await row.findByRole('progressbar', { name: 'Undoing: taking 1,200 houses away, putting 1 house back' })
  expect([bar.hasAttribute('value'), row.getByRole('status').contains(bar)]).toEqual([false, true])
  answer(Response.json({ code: 'conflict', message: 'This import is undone already.' }, { status: 409 }))
  await row.findByText('This import is undone already.')
  expect(row.queryByRole('progressbar')).toBeNull()
})

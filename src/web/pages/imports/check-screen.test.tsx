// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { SignedInUser } from '#contract/auth/auth.ts'
import type { CheckedImport, DoneImport, ImportView } from '#contract/imports/imports.ts'
import { AfterHydration } from '#tests/support/browser/desk-page-state.tsx'
import { sampleVisit } from '#tests/support/browser/framed.tsx'
import { dana } from '#tests/support/directory/sample-person.ts'
import { askForProofWith } from '#web/plumbing/api/prove-again.ts'
import checkPage from './check.page.tsx'
import CheckScreen from './check-screen.island.tsx'

vi.mock('#web/parts/desk/news/use-desk-news.ts', () => ({ useFreshPage: () => {}, useDeskNews: () => {} }))

const problem = {
  row: 2,
  residence: 'Cedar',
  field: 'zip',
  column: 'ZIP',
  found: 'x',
  expected: '5 digits',
  typed: null,
}
const checked: CheckedImport = {
  state: 'checked',
  remembered: null,
  isAffiliates: false,
  certified: 0,
  id: 'i1',
  fileName: 'homes.csv',
  rows: 2,
  readMs: 10,
  expiresAt: '2026-11-23T00:00:00Z',
  from: {
    sheet: 0,
    sheets: [{ name: '', rows: 3 }],
    others: [],
    headings: [1],
    isSure: true,
    top: [{ row: 1, cells: ['House', 'Zip'] }],
    titles: [],
    dropped: [],
    droppedCount: 0,
  },
  questions: { beds: null, closed: null, asOf: null },
  wrongValues: [],
  saidValues: [],
  columns: [],
  fields: [],
  squares: null,
  problems: [problem],
  problemCount: 1,
  duplicates: [],
  changes: [],
  changeCount: 0,
  added: [],
  garbled: [],
  garbledCount: 0,
  forAnyone: 0,
  listed: [],
  listedCount: 0,
  samePhone: 0,
  notReady: 0,
  stamp: 'old',
  counts: { new: 1, changed: 0, same: 0, duplicate: 0, problem: 1 },
}
const done: DoneImport = {
  state: 'done',
  id: 'i1',
  fileName: 'homes.csv',
  at: '2026-11-22T09:00:00Z',
  by: 'Olive',
  published: false,
  counts: { added: 1, changed: 0, same: 0, duplicate: 0, leftOut: 1 },
  hasRejected: false,
  passed: { residences: 0, names: [] },
  stopped: null,
  undone: null,
  staying: null,
  addedNow: { published: 0, waiting: 0, draft: 1 },
  undoUntil: '2026-11-23T09:00:00Z',
}

let read: ImportView
/** What the network answers, by the end of the address. */
let answers: Record<string, () => Promise<Response>>
let asked: { what: string; body: unknown }[]

beforeEach(() => {
  read = checked
  asked = []
  answers = {}
  vi.stubGlobal('scrollTo', () => {})
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const what = /\/(\w+)(\?|$)/.exec(path)?.[1] ?? ''
    if (path === page.path) return Response.json(init.method === 'POST' ? { next: path } : toAnswer(read))
    asked.push({ what, body: JSON.parse(String(init.body ?? 'null')) })
    return answers[what]?.() ?? Response.json({})
  })
})

const page = { path: '/workspace/import/i1', query: '', refused: null }
const toAnswer = (view: ImportView) => ({ kind: 'read', read: view, at: '2026-11-22T09:00:00Z' }) as const

function show(user: SignedInUser | null = null) {
  return render(<CheckScreen {...page} answer={toAnswer(read)} user={user} />, { wrapper: AfterHydration })
}

async function fix(value: string): Promise<void> {
  show()
  const field = await screen.findByLabelText<HTMLInputElement>('ZIP for Cedar, row 2')
  fireEvent.input(field, { target: { value } })
  fireEvent.blur(field)
}

const commitAsDone = async () => {
  read = done
  return new Response('{"phase":"done","id":"i1"}\n')
}
async function showAndImport(): Promise<void> {
  show()
  await screen.findByRole('button', { name: 'Import' })
  await pressImport()
}
const pressImport = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Import' })))
const broken = () => Promise.reject(new TypeError('Failed to fetch'))
const askedFor = (what: string) => asked.filter((one) => one.what === what).map(({ body }) => body)
const fixes = [{ row: 2, field: 'zip', value: '72032' }]

it('names beside the button what was not understood, and the certificate of each new home', async () => {
  const column = { column: 0, name: 'Zzyx', first: 'q', field: null, label: null, note: 'We do not know this column' }
  const known = { isGuess: false, mayBe: null, isRefused: false, isUnknown: true }
  const left = { column: 1, name: 'Left out', isUnknown: false }
  const added = {
    row: 2,
    residence: 'Cedar',
    city: 'Elkins',
    state: 'WV',
    beds: [],
    certificate: 'WV-1, full, initial',
  }
  read = Object.assign({}, checked, {
    columns: [Object.assign({}, column, known), Object.assign({}, column, known, left)],
    added: [added],
  })
  show()
  const bar = (await screen.findByRole('button', { name: 'Import' })).closest('.importbar')
  expect(bar?.textContent).toContain('Not understood, so not imported: “Zzyx”.')
  expect(bar?.textContent).not.toContain('Left out')
  expect(screen.getByRole('cell', { name: added.certificate })).toBeTruthy()
})

it('says once that no column is the name of the house, and asks', async () => {
  const dwelling = {
    column: 0,
    name: 'Dwelling',
    first: 'Elm House',
    field: null,
    label: null,
    note: '',
    isGuess: false,
  }
  const nameless = { ...problem, residence: 'No name', field: 'name', column: 'Name', found: '' }
  read = {
    ...checked,
    columns: [{ ...dwelling, mayBe: null, isRefused: false, isUnknown: true }],
    problems: [nameless],
  }
  show()
  const notice = await screen.findByText('No column is the name of the house.')
  expect(notice.parentElement?.textContent).toContain('Is it “Dwelling”?')
})

it('names three houses that look like a listing, counts the others, and says a shared phone in one sentence', async () => {
  const listed = ['Alder', 'Birch', 'Cedar'].map((name, at) => ({
    row: at + 2,
    residence: `${name} House`,
    slug: name.toLowerCase(),
    name,
    city: 'Conway',
    what: ['name', 'phone'] as const,
  }))
  read = { ...checked, listed, listedCount: 7, samePhone: 12 }
  show()
  await screen.findByText('7 of these look like listings that exist: claim them instead.')
  expect(screen.getAllByRole('link', { name: /^Claim it/ })).toHaveLength(3)
  screen.getByText('and 4 more')
  screen.getByText(/^12 new houses have the phone of a listing that exists, and nothing else of it: they stay drafts\./)
})

it('says of a file whose import was cut short what becomes of it, and offers no second import', async () => {
  const facts = { id: 'i1', fileName: 'homes.csv', at: '2026-11-22T09:00:00Z', by: 'Olive' }
  read = { state: 'under_way', ...facts, work: 'writing', isInterrupted: true }
  show()
  expect(await screen.findByText('homes.csv was interrupted and is being taken back.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Import' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Look again' })).toBeTruthy()
})

it('is called by whose list it brings in', async () => {
  const organization = { id: 'w', name: 'WVARR', role: 'owner' } as const
  const user = { id: 'p', email: 'r@wv.example', firstName: 'Ruth', lastName: 'Vale', emailVerified: true }
  for (const [kind, heading] of [
    ['affiliate', 'Bring your list in'],
    ['operator', 'Import houses'],
  ] as const) {
    show({ ...user, organization: { ...organization, kind } })
    await screen.findByRole('heading', { level: 1, name: heading })
    cleanup()
  }
})

describe('a file that was checked', () => {
  it('says of an affiliate’s list how many homes come in certified', async () => {
    read = { ...checked, isAffiliates: true, certified: 12 }
    show()
    await screen.findByText('12 homes come in certified, with the certificate this file gives.')
  })

  it('has no button to import where nothing would be saved, and has it once something would', async () => {
    read = { ...checked, counts: { ...checked.counts, new: 0, problem: 2 } }
    answers.choices = async () => Response.json({ ...checked, stamp: 'new' })
    await fix('72032')
    const words = 'Nothing to save: 0 as they were, 0 skipped as duplicates, 2 left out. Fix a row above'
    expect(document.querySelector('.importbar')?.textContent).toContain(words)
    expect(screen.queryByRole('button', { name: 'Import' })).toBeNull()
    await screen.findByRole('button', { name: 'Import' })
  })

  it('is not imported without a fix that did not arrive, and takes it along once it does', async () => {
    answers.choices = broken
    await fix('72032')
    await pressImport()
    expect((await screen.findByRole('alert')).textContent).toMatch(/^We could not reach our server/)
    expect([askedFor('commit'), askedFor('choices').at(-1)]).toMatchObject([[], { fixes }])
    answers.choices = async () => Response.json({ ...checked, stamp: 'new' })
    answers.commit = async () => new Response('{"phase":"done","id":"i1"}\n')
    await pressImport()
    await waitFor(() => expect(askedFor('commit')).toEqual([{ stamp: 'new', publish: false }]))
    expect(askedFor('choices').at(-1)).toMatchObject({ fixes })
  })

  it('names the tab by what became of it', async () => {
    document.title = 'Check a spreadsheet | NARR'
    answers.commit = commitAsDone
    await showAndImport()
    await waitFor(() => expect(document.title).toBe('Imported spreadsheet | NARR'))
    const visit = { ...sampleVisit('/workspace/import/i1'), user: dana }
    const tags = (view: ImportView) => JSON.stringify(checkPage.head({ data: toAnswer(view), visit }))
    expect(tags(done)).toContain('Imported spreadsheet')
    expect(tags(checked)).toContain('Check a spreadsheet')
  })

  it('puts the focus on what came of it', async () => {
    answers.commit = commitAsDone
    await showAndImport()
    await screen.findByText('1 house added.')
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^1 house added\./))
    expect(document.activeElement?.textContent).not.toContain('Import another file')
  })

  it('says that nothing is imported while the password is asked for, and imports once it is given', async () => {
    const question = Promise.withResolvers<boolean>()
    const stop = askForProofWith(() => question.promise)
    answers.commit = async () => Response.json({ code: 'prove_again', message: 'Confirm it.' }, { status: 403 })
    await showAndImport()
    await screen.findByRole('button', { name: 'Waiting for your password' })
    expect(screen.getByText(/^Nothing is imported yet\. Confirm first that it is you/)).toBeTruthy()
    answers.commit = commitAsDone
    await act(async () => question.resolve(true))
    await screen.findByText('1 house added.')
    stop()
  })

  it('says once what the server will not have', async () => {
    const refusal = { code: 'invalid_input', message: 'That is too long.', fields: {} }
    answers.choices = async () => Response.json(refusal, { status: 422 })
    answers.commit = async () => new Response('{"phase":"done","id":"i1"}\n')
    await fix('7'.repeat(10))
    await pressImport()
    expect((await screen.findByRole('alert')).textContent).toBe('That is too long.')
    expect(askedFor('commit')).toEqual([])
    await pressImport()
    await waitFor(() => expect(askedFor('commit')).toHaveLength(1))
  })

  it('that was imported in another window, and put back here, says so', async () => {
    answers.choices = async () => Response.json(done)
    await fix('72032')
    await screen.findByText('1 house added.')
    screen.getByText(/^The new one is a draft: publish it when it is right\./)
    read = { ...done, undoUntil: null, undone: { at: done.at, by: 'Olive', kept: 0, keptNames: [] } }
    await act(async () => fireEvent.click(screen.getByRole('button', { name: /^Undo/ })))
    await screen.findByText('The import is undone.')
  })
})

describe('what an undo does, or did', () => {
  const counts = { added: 23, changed: 0, same: 0, duplicate: 0, leftOut: 0 }
  async function shown(more: Partial<DoneImport>): Promise<string> {
    read = { ...done, counts, ...more }
    const { container } = show()
    await screen.findByText('Import another file')
    return container.textContent ?? ''
  }

  it('says beforehand how many houses would stay', async () => {
    expect(await shown({ staying: 3 })).toContain(
      '3 of 23 houses were changed or published since and stay as they are.',
    )
    expect(screen.getByRole('button', { name: /^Undo/ })).toBeTruthy()
  })

  it('has no button where nothing would be put back', async () => {
    const words = await shown({ staying: 23 })
    expect(words).toContain('All 23 houses were changed or published since, so there is nothing to put back.')
    expect(words).not.toContain('You can undo')
    expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull()
  })

  it('does not say of a part that the import is undone', async () => {
    const undone = { at: done.at, by: 'Olive', kept: 3, keptNames: ['Cedar', 'Elm', 'Oak'] }
    const words = await shown({ undone, undoUntil: null })
    expect(words).toContain('20 houses taken away; 3 were changed after the import and stay.')
    expect(words).toContain('Cedar, Elm, Oak.')
  })
})

import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { FilerCase } from '#contract/grievances/filing.ts'
import { OnPage, sampleVisit } from '#tests/support/browser/framed.tsx'
import casePage from './case.page.tsx'

const { statesOf, show: Case } = casePage
const closed = { state: 'WV', stage: 'closed', outcome: 'settled', turn: null, reopenUntil: '2026-12-20T00:00:00Z' }
const found = {
  ...closed,
  number: 'G-1',
  home: '',
  handler: 'Us',
  kind: 'money',
  referredTo: '',
  entries: [],
} as object

it('an open case shows the notices of its state, and the question for a key those of every page', () => {
  expect(statesOf?.({ kind: 'case', key: 'key', found: found as FilerCase })).toEqual(['WV'])
  expect(statesOf?.({ kind: 'ask' })).toEqual([])
})

it('a case that is opened again without a word says which field is empty', () => {
  const values = { act: 'reopen', key: 'key', words: '' }
  const refused = { status: 422, values, fields: { words: 'Your message is missing.' }, message: '' }
  const html = renderToStaticMarkup(
    <OnPage path="/case">
      <Case
        data={{ kind: 'case', key: 'key', found: found as FilerCase }}
        visit={{ ...sampleVisit('/case'), refused: refused }}
      />
    </OnPage>,
  )
  expect(html.match(/“What is still wrong\?” is empty/g)).toHaveLength(2)
})

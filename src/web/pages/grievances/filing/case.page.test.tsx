import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { FilerCase } from '#contract/grievances/filing.ts'
import { tooLongWords } from '#domain/language/too-long-words.ts'
import { OnPage, sampleVisit } from '#tests/support/browser/framed.tsx'
import reportPage from '#web/pages/residence/listing/ask/report/report.page.tsx'
import casePage from './case.page.tsx'
import grievancePage from './grievance.page.tsx'

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
  // What has the focus first stays where the page opens: here it may be far below.
  expect([html.includes('data-trouble'), html.includes('data-focus-first')]).toEqual([true, false])
})

it('a form that was too long to be read says so, and does not say that its words are still here', () => {
  const [refused, visit] = [{ status: 413, fields: {} }, sampleVisit('/grievance')]
  for (const { sayRefused } of [grievancePage, reportPage])
    expect(sayRefused?.(refused, visit).message).toBe(tooLongWords.en)
  const answered = { ...refused, values: {}, message: '' }
  const html = renderToStaticMarkup(
    <OnPage path="/case">
      <Case data={{ kind: 'ask' }} visit={{ ...visit, refused: answered }} />
    </OnPage>,
  )
  expect(html).toContain(tooLongWords.en)
})

it.each([
  ['  ', 'Write your key.'],
  ['AAAA', 'There is no case with this key. Check each character.'],
])('the key "%s" is answered with: %s', (key, sentence) => {
  const refused = { status: 404, values: { key }, fields: {}, message: '' }
  const html = renderToStaticMarkup(
    <OnPage path="/case">
      <Case data={{ kind: 'ask' }} visit={{ ...sampleVisit('/case'), refused }} />
    </OnPage>,
  )
  expect(html).toContain(sentence)
})

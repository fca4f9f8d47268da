import { globSync, readFileSync } from 'node:fs'
import { expect, it, vi } from 'vitest'
import { claimsWords } from '#content/claims/claims.ts'
import { numbersWords } from '#content/desk/numbers.ts'
import { openData } from '#content/docs/open-data.ts'
import { handlingWords } from '#content/grievances/desk/handling.ts'
import { operatorArticles } from '#content/help/operators.ts'
import { seekerArticles } from '#content/help/seekers.ts'
import { inquiryEn } from '#content/inquiries/inquiry.en.ts'
import { inquiryEs } from '#content/inquiries/inquiry.es.ts'
import { messagesWords } from '#content/inquiries/messages.ts'
import { residenceWords } from '#content/residence/desk/residence-desk.ts'
import { residenceEn } from '#content/residence/residence.en.ts'
import { residenceEs } from '#content/residence/residence.es.ts'
import { searchEn } from '#content/search/search.en.ts'
import { privacy } from '#content/site/legal/privacy.ts'
import { joinWords, teamWords } from '#content/team/team.ts'
import { waitingWords } from '#content/waiting/waiting-desk.ts'
import { countCalls } from '#contract/calls/public/counts.ts'
import { hsdsCalls } from '#contract/calls/public/hsds.ts'
import { residenceCalls, residenceFields } from '#contract/calls/public/residences.ts'

// The rules have other figures here: words that do not follow them would still say the old ones.
vi.mock('#domain/claims/claim.ts', async (original) => ({
  ...(await original<object>()),
  affiliateDays: 9,
  codeMinutes: 17,
  lapseDays: 31,
  undoDays: 32,
}))
vi.mock('#domain/beds/bed-age.ts', async (original) => ({
  ...(await original<object>()),
  staleDays: 33,
  withdrawnDays: 77,
}))
vi.mock('#domain/decisions/due.ts', async (original) => ({ ...(await original<object>()), soonDays: 13 }))
vi.mock('#domain/people/organization.ts', async (original) => ({ ...(await original<object>()), invitationDays: 18 }))
vi.mock('#domain/people/shift.ts', async (original) => ({ ...(await original<object>()), shiftNoteDays: 17 }))
vi.mock('#domain/inquiries/inquiry.ts', async (original) => ({ ...(await original<object>()), inquiryDays: 91 }))
vi.mock('#domain/inquiries/answer-time.ts', async (original) => ({ ...(await original<object>()), measuredDays: 92 }))
vi.mock('#domain/waiting/waiting.ts', async (original) => ({
  ...(await original<object>()),
  pingDays: { usual: 14, least: 8, most: 61 },
  waitingRetentionDays: { unheard: 93, unasked: 180, left: 33 },
}))
vi.mock('#domain/residence/photo.ts', async (original) => ({ ...(await original<object>()), maxPhotos: 7 }))
vi.mock('#domain/search/published-rates.ts', async (original) => ({
  ...(await original<object>()),
  publishedRates: {
    exactTotals: { limit: 61, windowSeconds: 60 },
    stateFiles: { limit: 62, windowSeconds: 3600 },
    residencesFile: { limit: 13, windowSeconds: 3600 },
    hsdsCalls: { limit: 601, windowSeconds: 300 },
    hsdsWholes: { limit: 14, windowSeconds: 60 },
  },
}))

it.each([
  [
    'the help for operators',
    operatorArticles,
    ['for 17 minutes', 'after 31 days', 'for 32 days', 'up to 7: the', 'Up to 33 days', 'After 77 days'],
  ],
  ['a home’s page', residenceEn, ['delete it after 91 days', 'the last 92 days']],
  ['a home’s page in Spanish', residenceEs, ['a los 91 días', 'últimos 92 días']],
  ['what was asked', inquiryEn, ['delete it 91 days after', 'for 93 days or more']],
  ['what was asked, in Spanish', inquiryEs, ['a los 91 días', 'pasan 93 días']],
  ['the messages of the desk', messagesWords, ['after 91 days, or 33 days after']],
  ['the waiting lists of the desk', waitingWords, ['these 33 days after', '8 to 61', 'before 93 days']],
  ['the numbers of the desk', numbersWords, ['counts for 77 days', 'deleted after 91 days']],
  ['the form of a house', residenceWords, ['up to 7 photos', 'has 7 photos', 'After 9 days']],
  [
    'the page of the open data',
    openData,
    [
      'older than 33 days',
      'After 77 days',
      'takes 601 calls in 5 minutes',
      'and 14 full exports a minute',
      'taken 13 times an hour',
    ],
  ],
  [
    'the calls for homes',
    residenceCalls,
    ['older than 77 days', 'At most 61 of these counts a minute', 'At most 13 files an hour'],
  ],
  ['the calls for counts', countCalls, ['At most 62 files an hour', 'more than 33 days ago']],
  ['the calls of HSDS', hsdsCalls, ['at most 14 times a minute', 'after 77 days']],
  ['the fields of the API', residenceFields, ['ageing` (to 33 days)', 'stale` (to 77 days']],
  ['the help for seekers', seekerArticles, ['1 to 33 days old', '34 to 77 days old', 'More than 77 days old']],
  ['the team of the desk', [teamWords, joinWords], ['works for 18 days', 'A link works for 18']],
  ['a claim of one’s own', claimsWords, ['They have 9 days', 'Their 9 days']],
  ['the list of decisions on cases', handlingWords, ['within 13 days']],
  ['the privacy page', privacy, ['delete it after 17 days']],
  ['a search', searchEn.split({ fresh: 0, older: 2 }), ['more than 33 days']],
  ['a search without a number', searchEn.split({ fresh: 0, older: 0 }), ['last 77 days']],
] as const)('%s says the figures that the rules have', (_, words, said) => {
  const text = JSON.stringify(words)
  expect(said.filter((one) => !text.includes(one))).toEqual([])
})

// The span of a list, and a length that is chosen.
const ofOtherKinds = ['staff/health', 'staff/staff', 'hold/hold-lengths']

it('no file writes the days of a rule by hand', () => {
  const files = globSync('src/{content,contract,domain,server,web}/**/*.{ts,tsx}').filter(
    (file) => !file.includes('.test.'),
  )
  const byHand = files.filter((file) => /\b(3|7|three|seven|tres|siete) (days|días)\b/.test(readFileSync(file, 'utf8')))
  expect(byHand.filter((file) => !ofOtherKinds.some((one) => file.includes(`/${one}.`)))).toEqual([])
})

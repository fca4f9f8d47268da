import { expect, it } from 'vitest'
import { gradeMailed, isMailingChoice, mailingChoices, mailingLimits } from './mailing.ts'
import { cleanMailingResidences, readMailingResidences } from './mailing-residences.ts'

it('says each choice of homes in the same words, whatever else an address says', () => {
  for (const choice of mailingChoices) expect(cleanMailingResidences(choice)).toBe(choice)
  expect(cleanMailingResidences('order=beds&to=down&page=3&show=certified&start=beds')).toBe('show=certified')
  expect(cleanMailingResidences('show=nonsense')).toBe('claimed=yes')
  expect(isMailingChoice(cleanMailingResidences('show=suspended&county=Kanawha'))).toBe(false)
  expect(readMailingResidences(new URLSearchParams('done=save&mailing=1'))).toBe('')
})

it('keeps the longest choice within what the database takes', () => {
  expect(
    cleanMailingResidences(`find=${'あ'.repeat(mailingLimits.homes)}&county=${'あ'.repeat(100)}`).length,
  ).toBeLessThan(2000)
})

it('grades an office by the best of its mails', () => {
  expect(gradeMailed(['failed', 'sent'])).toBe('sent')
  expect(gradeMailed(['failed', 'queued'])).toBe('waiting')
  expect(gradeMailed(['sending', undefined])).toBe('waiting')
  expect(gradeMailed(['failed', undefined])).toBe('failed')
  expect(gradeMailed([undefined])).toBe('forgotten')
  expect(gradeMailed([])).toBe('forgotten')
})

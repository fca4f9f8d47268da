import { expect, it } from 'vitest'
import { gradeMailed, isMailingChoice, mailingChoices, mailingLimits } from './mailing.ts'
import { cleanMailingHomes, readMailingHomes } from './mailing-homes.ts'

it('says each choice of homes in the same words, whatever else an address says', () => {
  for (const choice of mailingChoices) expect(cleanMailingHomes(choice)).toBe(choice)
  expect(cleanMailingHomes('order=beds&to=down&page=3&show=certified&start=beds')).toBe('show=certified')
  expect(cleanMailingHomes('show=nonsense')).toBe('claimed=yes')
  expect(isMailingChoice(cleanMailingHomes('show=suspended&county=Kanawha'))).toBe(false)
  expect(readMailingHomes(new URLSearchParams('done=save&mailing=1'))).toBe('')
})

it('keeps the longest choice within what the database takes', () => {
  expect(cleanMailingHomes(`find=${'あ'.repeat(mailingLimits.homes)}&county=${'あ'.repeat(100)}`).length).toBeLessThan(
    2000,
  )
})

it('grades an office by the best of its mails', () => {
  expect(gradeMailed(['failed', 'sent'])).toBe('sent')
  expect(gradeMailed(['failed', 'queued'])).toBe('waiting')
  expect(gradeMailed(['sending', undefined])).toBe('waiting')
  expect(gradeMailed(['failed', undefined])).toBe('failed')
  expect(gradeMailed([undefined])).toBe('forgotten')
  expect(gradeMailed([])).toBe('forgotten')
})

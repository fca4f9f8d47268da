import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { measuredDays } from '#domain/inquiries/answer-time.ts'
import { maxPhotos } from '#domain/residence/photo.ts'
import { describeRate, describeWindow, publishedRates } from '#domain/search/published-rates.ts'
import { contactRate, keyHours } from '#server/modules/contact/contact.service.ts'
import { deskStreamLimits } from '#server/modules/live/desk-events.service.ts'
import { streamLimits } from '#server/modules/live/live.service.ts'
import { searchRate } from '#server/modules/search/search.routes.ts'
import { pageRate } from '#server/request-pipeline.ts'

const contracts = readFileSync('docs/contracts.md', 'utf8').replace(/\s+/g, ' ')
const lineOf = (path: string) => contracts.split('| GET |').find((line) => line.startsWith(` \`${path}\``)) ?? ''
const perAddress = (rate: (typeof publishedRates)[keyof typeof publishedRates]) =>
  `${rate.limit} ${describeWindow(rate)} per address`
const count = (number: number) => number.toLocaleString('en-US')

it.each([
  ['/api/v1/residences', perAddress(publishedRates.exactTotals)],
  ['/api/v1/residences.csv', perAddress(publishedRates.residencesFile)],
  ['/data/states.csv', perAddress(publishedRates.stateFiles)],
  ['/data/missed-searches.csv', perAddress(publishedRates.stateFiles)],
  ['/api/v1/residences/{slug}', `the questions of the last ${measuredDays} days`],
  ['/api/v1/residences/{slug}', `up to ${maxPhotos} \`photos\``],
  [
    '/api/v1/events',
    `429 above ${streamLimits.perAddress} streams from one address, 503 above ${count(streamLimits.inAll)}`,
  ],
  ['/api/desk/events', `429 above ${deskStreamLimits.perAddress} from one address`],
])('docs/contracts.md says of %s: %s', (path, words) => {
  expect(lineOf(path)).toContain(words)
})

it('docs/contracts.md says how much a program may ask of HSDS', () => {
  expect(contracts).toContain(`${describeRate(publishedRates.hsdsCalls, 'calls')} per address`)
  expect(contracts).toContain(`gives every service, ${describeRate(publishedRates.hsdsWholes, 'times')}.`)
})

it('docs/contracts.md says how often an address may search and open pages', () => {
  expect(contracts).toContain(`An address may search ${describeRate(searchRate, 'times')} `)
  expect(contracts).toContain('and open the same number of rendered pages')
  expect(pageRate).toEqual(searchRate)
})

it('docs/contracts.md says how many messages an address may send, and for how long a key is honored', () => {
  expect(contracts).toContain(
    `at most ${contactRate.uses} ${describeWindow({ windowSeconds: contactRate.window })} per address; \`Idempotency-Key\` is honored for ${keyHours} hours`,
  )
})

import { expect, it } from 'vitest'
import { certificationNewsWords as words } from '#content/certification/board.ts'
import { buildApplication } from '#tests/support/certification/shown-application.ts'
import { sayAsked } from './certification-news.query.ts'

const now = new Date('2026-11-21T12:00:00Z')
const { line } = buildApplication()
const idle = Object.assign({}, line, { questions: 0, toMend: 0, stage: 'documents' as const })
const say = (given: Partial<typeof line>) => sayAsked(Object.assign({}, idle, given), words, now)
const { name } = line.residence

it('says one thing that an application asks, and nothing where the affiliate is next', () => {
  expect(say({})).toBeNull()
  expect(say({ questions: 2, toMend: 1, isVisited: true })).toBe(`2 questions from ${line.affiliate} about ${name}`)
  expect(say({ toMend: 1, isVisited: true })).toBe(`1 rule to mend at ${name}`)
  expect(say({ toMend: 1, isVisited: false })).toBeNull()
  expect(say({ visitAt: '2026-12-03T15:00:00Z' })).toBe(`Visit at ${name} on December 3, 2026`)
  expect(say({ stage: 'started', answered: 3, rules: 3 })).toMatch(/not sent yet$/)
  expect(say({ silentEnd: '2026-12-01', questions: 1 })).toMatch(/^The application of .* ends on December 1, 2026/)
  const appealUntil = '2026-12-03T15:00:00Z'
  expect(say({ stage: 'ended', appealUntil })).toMatch(/You can appeal until December 3, 2026/)
  expect(sayAsked(Object.assign({}, idle, { appealUntil }), words, new Date('2026-12-04T15:00:00Z'))).toBeNull()
})

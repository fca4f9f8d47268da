import { describe, expect, it } from 'vitest'
import { applicationWords } from '#content/certification/application.ts'
import type { ApplicationRule } from '#contract/certification/applications.ts'
import { buildApplication, buildQuestion, buildRule } from '#tests/support/certification/shown-application.ts'
import {
  buildLead,
  chooseMark,
  countAnswered,
  findFirstUnanswered,
  findPart,
  findPlace,
  listNeeds,
} from './rules-way.ts'

const rule = (code: string, rest: Partial<ApplicationRule> = {}) => buildRule({ code, ...rest })
const part = (number: number, ...rules: ApplicationRule[]) => ({ number, title: `Part ${number}`, rules })

const domains = [
  part(1, rule('1.A.1.a', { answer: 'yes' }), rule('1.A.1.b', { waiver: 'An old house.', waivedBy: 'June' })),
  part(2, rule('2.E.1.a'), rule('2.E.1.b', { answer: 'not_yet' })),
  part(5, rule('WV.1', { isRequired: false })),
]

describe('the way through the rules', () => {
  it('leads from each to the next, across the parts', () => {
    expect(findPlace({ domains }, '1.A.1.a')).toMatchObject({ at: 1, before: null, after: '1.A.1.b' })
    expect(findPlace({ domains }, '2.E.1.a')).toMatchObject({ at: 1, before: '1.A.1.b', after: '2.E.1.b' })
    expect(findPlace({ domains }, 'WV.1')).toMatchObject({ part: { number: 5 }, before: '2.E.1.b', after: null })
    for (const code of ['', '2.E.1', 'constructor']) expect(findPlace({ domains }, code)).toBeNull()
  })

  it('counts a waived rule as answered', () => {
    expect(domains.map(countAnswered)).toEqual([2, 1, 0])
    expect(domains.map(findFirstUnanswered)).toEqual([null, '2.E.1.a', 'WV.1'])
  })

  it('opens the part that is asked for, or else the first with something left', () => {
    expect(findPart({ domains }, '5')?.number).toBe(5)
    for (const asked of [null, '9', 'x']) expect(findPart({ domains }, asked)?.number).toBe(2)
    expect(findPart({ domains: domains.slice(0, 1) }, null)?.number).toBe(1)
    expect(findPart({ domains: [] }, null)).toBeNull()
  })
})

const today = '2027-01-10'

describe('what needs the operator', () => {
  it('is a file whose last day is over or comes within 30 days, but for one that another outlasts', () => {
    const file = (endsOn: string | null) => ({ endsOn, title: '' }) as ApplicationRule['files'][number]
    const rules = [
      rule('1.A.2.b', { files: [file('2027-01-09'), file(null)] }),
      rule('2.F.17.b', { files: [file('2027-01-10')] }),
      rule('2.F.17.c', { files: [file('2027-02-10')] }),
      rule('2.F.17.d', { files: [file('2027-01-08'), file('2027-06-01')] }),
      rule('2.F.17.e', { files: [file('2027-02-09')] }),
    ]
    const { files } = listNeeds({ domains: [part(1, ...rules)], questions: [] }, today)
    expect(files.map(({ rule: { code }, endsOn, isEnded }) => [code, endsOn, isEnded])).toEqual([
      ['1.A.2.b', '2027-01-09', true],
      ['2.F.17.b', '2027-01-10', false],
      ['2.F.17.e', '2027-02-09', false],
    ])
  })

  it('is open questions, what is due first, and required rules before others', () => {
    const late = rule('1.B.4.a', { answer: 'yes', finding: 'not_met', dueOn: '2027-05-01' })
    const soon = rule('2.F.17.b', { answer: 'yes', finding: 'not_met', dueOn: '2027-01-31' })
    const mended = rule('2.F.17.c', { answer: 'yes', finding: 'not_met', remediedAt: '2027-01-02T10:00:00Z' })
    const questions = [buildQuestion({ id: 'a' }), buildQuestion({ id: 'b', answeredAt: '2027-01-02T10:00:00Z' })]
    const found = listNeeds(
      {
        domains: [part(1, rule('1.A.1.c', { isRequired: false }), late), part(2, soon, mended, rule('2.E.1.a'))],
        questions,
      },
      today,
    )
    expect(found.questions.map(({ id }) => id)).toEqual(['a'])
    expect(found.toMend.map(({ code }) => code)).toEqual(['2.F.17.b', '1.B.4.a'])
    expect(found.unanswered).toEqual({ count: 2, required: 1, next: '2.E.1.a' })
    expect(listNeeds({ domains: domains.slice(0, 1), questions: [] }, today)).toEqual({
      questions: [],
      toMend: [],
      files: [],
      unanswered: null,
    })
  })

  it('asks again for what was answered last time', () => {
    const rules = [rule('1.A.1.a', { answer: 'yes', isFromLast: true }), rule('1.A.2.a', { answer: 'yes' })]
    const found = listNeeds({ domains: [{ number: 1, title: 'Running the house', rules }], questions: [] }, today)
    expect(found.unanswered).toEqual({ count: 1, required: 1, next: '1.A.1.a' })
  })

  it('tells how a rule stands by what weighs most', () => {
    expect(
      [
        {},
        { answer: 'yes' as const },
        { answer: 'yes' as const, isFromLast: true },
        { answer: 'yes' as const, finding: 'met' as const },
        { finding: 'not_met' as const },
        { finding: 'not_met' as const, remediedAt: '2027-01-02T10:00:00Z' },
        { finding: 'not_met' as const, waiver: 'An old house.' },
      ].map((rest) => chooseMark(rule('1.A.1.a', rest))),
    ).toEqual(['unanswered', 'answered', 'from_last', 'met', 'not_met', 'mended', 'waived'])
  })
})

it('says that it is a renewal in every one, and that answers are filled in where some were', () => {
  const { line } = buildApplication()
  const lead = (given: Partial<typeof line>) => buildLead(Object.assign({}, line, given), applicationWords)
  expect(lead({ isRenewal: true, answered: 0 })).toBe('0 of 3 rules answered. This is a renewal.')
  expect(lead({ isRenewal: true, isFilledIn: true })).toMatch(
    /This is a renewal\. Answers from your earlier applications are/,
  )
  expect(lead({ isRenewal: false, answered: 2 })).toBe('2 of 3 rules answered.')
  expect(lead({ answered: 3, stage: 'started' })).toBe('All 3 rules answered. It is not sent yet.')
})

import { describe, expect, it } from 'vitest'
import { addDays } from '#domain/language/added-time.ts'
import {
  actors,
  applicationCase,
  applicationStart,
  decisionRules,
  ruleState,
} from '#tests/support/certification/application-case.ts'
import {
  accepted,
  answers,
  at,
  met,
  opened,
  proposed,
  refusal,
  refused,
  type Said,
  said,
  take,
  toVisit,
  visited,
  visitSet,
} from '#tests/support/certification/application-events.ts'
import type { DecisionOutcome } from './application.ts'
import { decide } from './decide.ts'

const { dana, june, ruth, pat, avery } = actors

describe('an application', () => {
  it('goes from its start to a certificate, and everyone hears of what is theirs to do', () => {
    expect(take(opened)).toMatchObject({ stage: 'documents', sent: ['opened affiliate'] })
    expect(take(accepted)).toMatchObject({ stage: 'interview', sent: ['documents-accepted applicant'] })
    expect(take(toVisit)).toMatchObject({ stage: 'visit', sent: ['visit-set applicant'] })
    expect(take(visited)).toMatchObject({ stage: 'decision', sent: ['visit-held applicant'] })
    const waits = take([...visited, proposed])
    expect(waits).toMatchObject({ stage: 'decision', sent: ['to-confirm affiliate', 'to-confirm alliance'], tasks: [] })
    const ended = take([...visited, proposed, { kind: 'decision confirmed', by: ruth }])
    expect(ended).toMatchObject({ stage: 'ended', sent: ['decided applicant'] })
    expect(ended.tasks).toEqual([{ kind: 'issue certificate', outcome: 'certified' }])
    expect(ended.of.application).toMatchObject({ endedAs: 'certified', decidedBy: 'Ruth', proposedBy: 'June' })
  })

  it('is decided by one person where the affiliate says so, and without an interview', () => {
    const alone = applicationCase({
      decisionRules: Object.assign({}, decisionRules, { deciders: 1, holdsInterviews: false }),
    })
    const way = visited.filter(({ kind }) => kind !== 'interview held')
    expect(take([...way, proposed], alone).of.application).toMatchObject({ endedAs: 'certified', decidedBy: 'June' })
  })

  it('is certified with conditions only where its state knows such a certificate, and with conditions named', () => {
    const { of } = take(visited)
    const propose = (conditions: string, outcome: DecisionOutcome = 'conditional'): Said => {
      return { kind: 'decision proposed', by: june, outcome, reasons: 'Nearly all met.', conditions }
    }
    const conditional = propose('A second exit by spring.')
    expect(refused(of, propose(' '))).toBe('invalid_input: Say which conditions it has.')
    expect(refused(of, propose('A second exit.', 'certified'))).toMatch(/^invalid_input: Only “Certify/)
    const ended = take([conditional, { kind: 'decision confirmed', by: ruth }], of)
    expect(ended.tasks).toEqual([{ kind: 'issue certificate', outcome: 'conditional' }])
    expect(ended.of.application.endConditions).toBe('A second exit by spring.')
    const notConditional = 'It had one.'
    const second = Object.assign({}, of, { decisionRules: Object.assign({}, decisionRules, { notConditional }) })
    expect(refused(second, conditional)).toBe('invalid_input: It had one.')
    const unlisted = Object.assign({}, of, { decisionRules: Object.assign({}, decisionRules, { isListed: false }) })
    expect(refused(unlisted, conditional)).toMatch(/^conflict: This home is not on the public list/)
    const without = Object.assign({}, of, { decisionRules: Object.assign({}, decisionRules, { conditional: null }) })
    expect(refused(without, conditional)).toBe(
      'invalid_input: West Virginia Alliance gives no certificate with conditions.',
    )
  })

  it('is confirmed by a second person who has no part in it', () => {
    const { of } = take([...visited, proposed])
    const confirm = { kind: 'decision confirmed' } as const
    expect(refused(of, { ...confirm, by: june })).toBe(
      'not_allowed: You made this proposal. A second person confirms it.',
    )
    expect(refused(of, { ...confirm, by: pat })).toMatch(/You belong to the organization that applies/)
    expect(refused(of, { ...confirm, by: dana })).toBe('not_allowed: Only West Virginia Alliance can do this.')
    const biased = take([{ kind: 'conflict declared', by: ruth, isLast: false }], of).of
    expect(refused(biased, { ...confirm, by: ruth })).toMatch(/conflict of interest/)
    expect(take([{ kind: 'conflict declared', by: june, isLast: false }], of).of.application.proposedOutcome).toBeNull()
    expect(refused(of, { kind: 'conflict declared', by: ruth, isLast: true })).toBe(
      'conflict: You are the only one who can review here. Invite somebody to your team first, then step back.',
    )
  })

  it('says who may move it where somebody else tries', () => {
    const { of } = take(opened)
    expect(refused(of, { kind: 'documents accepted', by: dana })).toBe(
      'not_allowed: Only West Virginia Alliance can do this.',
    )
    expect(refused(of, { kind: 'question answered', by: june, questionId: 'q', words: 'x' })).toBe(
      'not_allowed: Only the operator that applies can do this.',
    )
    expect(refused(of, proposed)).toMatch(/^conflict: 1\.A\.1\.a and 1 more must be met/)
    expect(refused(of, { kind: 'interview held', by: june })).toBe(
      'conflict: The application is at “Documents”. This is done at “Interview”.',
    )
    const { of: ended } = take([{ kind: 'withdrawn', by: dana, reason: '' }], of)
    expect(refused(ended, { kind: 'opened', by: dana })).toBe('conflict: This application has ended: it was withdrawn.')
  })

  it('goes on only with every required rule answered and every question too', () => {
    const some = take([{ kind: 'opened', by: dana }]).of
    expect(refused(some, { kind: 'documents accepted', by: june })).toBe(
      'conflict: Porch Homes has not answered 1.A.1.a and 1 more yet.',
    )
    const asked: Said = { kind: 'question asked', by: june, questionId: 'q', code: '1.A.1.a', words: 'Where is it?' }
    const { of, sent } = take([...opened, asked])
    expect(sent).toEqual(['asked applicant'])
    expect(refused(of, { kind: 'documents accepted', by: june })).toBe('conflict: A question waits for an answer.')
    const reply: Said = { kind: 'question answered', by: dana, questionId: 'q', words: 'In the hall.' }
    const { of: told } = take([reply], of)
    expect(refused(told, reply)).toBe('conflict: Dana has answered this already.')
    expect(take([{ kind: 'documents accepted', by: june }], told).stage).toBe('interview')
  })

  it('is not met by an answer that changed after somebody had looked', () => {
    const { of } = take(accepted)
    const no: Said = { kind: 'answered', by: dana, code: '1.A.1.a', answer: 'not_yet', note: '', responsible: '' }
    expect(take([no], of).of.rules[0]).toMatchObject({ answer: 'not_yet', finding: null })
    const note: Said = { kind: 'answered', by: dana, code: '1.A.1.a', answer: 'yes', note: 'Page 2.', responsible: '' }
    expect(take([note], of).of.rules[0]).toMatchObject({ note: 'Page 2.', finding: 'met' })
  })

  it('is visited again for what failed alone, after it was mended', () => {
    const missing: Said = {
      kind: 'checked',
      by: june,
      code: '2.F.17.b',
      finding: 'not_met',
      words: 'One alarm is missing.',
      dueOn: '2026-04-02',
      visit: { id: 'missing', visitId: null, over: null, madeAt: null },
    }
    const failed = take([...toVisit, missing, { kind: 'visit held', by: june, visitId: 'v1', isEarly: true }])
    expect(failed.stage).toBe('visit')
    const remedy: Said = { kind: 'remedied', by: dana, code: '2.F.17.b', words: 'It hangs now.' }
    const { of, sent } = take([remedy], failed.of)
    expect(sent).toEqual(['remedied affiliate'])
    const onPaper: Said = { kind: 'checked', by: june, code: '2.F.17.b', finding: 'met', words: '', dueOn: null }
    expect(decide(of, said(onPaper))).toMatchObject({ history: [{ change: 'found_met', after: { rule: '2.F.17.b' } }] })
    const again = take([{ ...visitSet, visitId: 'v2' }], of)
    expect(again.of.visits.map(({ codes }) => codes)).toEqual([['2.F.17.b'], ['2.F.17.b']])
    const done = take([met('2.F.17.b'), { kind: 'visit held', by: june, visitId: 'v2', isEarly: true }], again.of)
    expect(done.stage).toBe('decision')
    expect(refused(failed.of, { ...visitSet, inspector: { id: 'x', name: 'X' }, startsAt: applicationStart })).toBe(
      'invalid_input: This time has passed.',
    )
    expect(refused(take(toVisit).of, { kind: 'visit held', by: june, visitId: 'v1', isEarly: true })).toBe(
      'conflict: Say of 2.F.17.b whether it is met: this visit has not looked at it yet.',
    )
  })

  it('is met with others by one act, where papers show it, it was answered yes, and nobody has looked', () => {
    const { of } = take(opened)
    const all: Said = { kind: 'answers accepted', by: june, codes: ['1.A.1.a', '2.F.17.b'] }
    const { of: looked } = take([all], of)
    expect(looked.rules.map(({ code, finding }) => [code, finding])).toEqual([
      ['1.A.1.a', 'met'],
      ['2.F.17.b', null],
      ['3.G.20.a', null],
    ])
    expect(refused(looked, all)).toBe('conflict: Papers cannot show these, or somebody has looked at them already.')
    const asked = Object.assign({}, of, { rules: [ruleState('1.D.13.c', { answer: 'yes' })] })
    expect(refused(asked, { ...all, codes: ['1.D.13.c'] })).toMatch(/^conflict: Papers cannot show/)
    expect(refused(of, { ...all, codes: ['9.Z.1'] })).toMatch(/not part of the application/)
    expect(refused(of, { ...all, by: dana })).toMatch(/^not_allowed/)
  })

  it('can do without a rule that is waived with a reason, until the waiver ends', () => {
    const waived: Said = { kind: 'waived', by: june, code: '2.F.17.b', reason: 'Sprinklers.' }
    const way = [...toVisit, waived, { kind: 'visit held', by: june, visitId: 'v1', isEarly: true } as const]
    const { of, stage } = take(way)
    expect(stage).toBe('decision')
    expect(take([proposed, { kind: 'waiver ended', by: ruth, code: '2.F.17.b' }], of)).toMatchObject({
      stage: 'visit',
      of: { application: { proposedOutcome: null } },
    })
    expect(refused(of, { ...waived, code: '3.G.20.a' })).toMatch(/recommended/)
    expect(refused(of, { ...waived, reason: ' ' })).toBe(
      'invalid_input: Say why this rule is waived: it stays in the record.',
    )
  })

  it('refused can be appealed for a time, to somebody who had no part in it', () => {
    const { of } = take([...opened, refusal, { kind: 'decision confirmed', by: ruth }])
    const appealed: Said = { kind: 'appealed', by: dana, words: 'There is one.' }
    expect(refused(of, appealed, addDays(at, 31))).toBe(
      'conflict: A refusal can be appealed for 30 days. You can apply again.',
    )
    const heard = take([appealed], of)
    expect(heard).toMatchObject({ stage: 'appeal', sent: ['appealed affiliate', 'appealed alliance'] })
    const grant = (by: typeof june): Said => ({ kind: 'appeal granted', by, reason: 'Seen.' })
    for (const by of [june, ruth]) expect(refused(heard.of, grant(by))).toMatch(/You had a part in the refusal/)
    expect(refused(heard.of, grant(dana))).toBe('not_allowed: Only West Virginia Alliance or the alliance can do this.')
    expect(take([grant(avery)], heard.of)).toMatchObject({ stage: 'documents' })
    const upheld = take([{ kind: 'appeal refused', by: avery, reason: 'No.' }], heard.of)
    expect(upheld.of.application).toMatchObject({ stage: 'ended', endedAs: 'refused', endReason: 'No.' })
    expect(refused(upheld.of, appealed)).toBe('conflict: This refusal was appealed already.')
  })

  it('is confirmed or sent back by the alliance where nobody else of the affiliate may', () => {
    const confirm = (isLeft: boolean): Said => ({ kind: 'decision confirmed', by: avery, isLeft })
    const { of } = take([...visited, proposed])
    expect(refused(of, confirm(false))).toBe(
      'not_allowed: Somebody else of West Virginia Alliance confirms it or sends it back.',
    )
    const left = take([{ kind: 'conflict declared', by: ruth, isLast: false }], of)
    expect(left.sent).toEqual(['to-confirm alliance'])
    expect(take([confirm(true)], left.of)).toMatchObject({
      stage: 'ended',
      of: { application: { decidedBy: avery.id, allianceActedAt: at } },
    })
    const back = take([{ kind: 'decision sent back', by: avery, reason: 'Read 2.F again.', isLeft: true }], left.of)
    expect(back.of.application).toMatchObject({ proposedOutcome: null, allianceActedAt: at })
    expect(refused({ ...left.of, conflicts: [avery.id] }, confirm(true))).toMatch(/conflict of interest/)
  })

  it('ends by silence after three months and a week of notice, not while it waits for the affiliate', () => {
    const { of: started } = take([])
    const silent = { kind: 'silent' } as const
    const later = (days: number) => addDays(applicationStart, days)
    expect(take([silent], started, later(91)).sent).toEqual([])
    const noticed = take([silent], started, later(92))
    expect(noticed.sent).toEqual(['silence-notice applicant'])
    expect(take([silent], noticed.of, later(98)).stage).toBe('started')
    expect(take([silent], noticed.of, later(99))).toMatchObject({
      stage: 'ended',
      sent: ['silence-end applicant'],
      of: { application: { endedAs: 'silent' } },
    })
    const [first] = answers
    const spoke = take(first ? [first] : [], noticed.of, later(98))
    expect(spoke.of.application.noticedAt).toBeNull()
    expect(take([silent], take(opened).of, later(400)).sent).toEqual([])
  })

  it('tells both sides that silence ends what was opened, and goes on at a line of the operator', () => {
    const asked = { kind: 'question asked', by: june, questionId: 'q', code: null, words: 'Where?' } as const
    const write = { kind: 'written', by: dana, messageId: 'm', words: 'We are painting.' } as const
    const { of } = take([...opened, asked])
    const noticed = take([{ kind: 'silent' }], of, addDays(at, 92))
    expect(noticed.sent).toEqual(['silence-notice applicant', 'silence-notice affiliate'])
    const wrote = take([write], noticed.of, addDays(at, 93))
    expect(wrote.sent).toEqual(['written affiliate'])
    expect(wrote.of.messages).toMatchObject([{ words: 'We are painting.', writtenByName: 'Dana' }])
    expect(take([{ kind: 'silent' }], wrote.of, addDays(at, 120)).stage).toBe('documents')
    expect(take([{ kind: 'silent' }], noticed.of, addDays(at, 99)).sent).toEqual([
      'silence-end applicant',
      'silence-end affiliate',
    ])
  })

  it('takes a line of the operator alone, also about a certificate, but not about what it has not opened', () => {
    const write = { kind: 'written', by: dana, messageId: 'm', words: 'When do you come?' } as const
    const { of } = take(opened)
    expect(refused(of, { ...write, by: june })).toBe('not_allowed: Only the operator that applies can do this.')
    expect(refused(of, { ...write, words: ' ' })).toBe('invalid_input: Write something first.')
    expect(refused(take([]).of, write)).toMatch(/^conflict: The application is at “Started”/)
    const waits = take([write], of, addDays(at, 2)).of.application
    expect(waits.heardAt).toEqual(of.application.heardAt)
    const certified = { ...of, application: { ...of.application, stage: 'ended', endedAs: 'certified' } } as const
    expect(take([write], certified).sent).toEqual(['written affiliate'])
    const withdrawn = { ...of, application: { ...of.application, stage: 'ended', endedAs: 'withdrawn' } } as const
    expect(refused(withdrawn, write)).toBe('conflict: This application has ended: it was withdrawn.')
    const often = Array.from({ length: 10 }, (_, place) => ({ ...write, messageId: String(place) }))
    expect(refused(take(often, of).of, write)).toMatch(/^conflict: You wrote 10 times in a day/)
  })
})

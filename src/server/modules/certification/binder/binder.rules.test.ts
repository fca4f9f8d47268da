import { expect, it } from 'vitest'
import { buildApplication, buildQuestion, buildVisit } from '#tests/support/certification/shown-application.ts'
import { toBinder } from './binder.rules.ts'

type ApplicationParts = Partial<ReturnType<typeof buildApplication>>
const { line } = buildApplication()
const at = '2026-11-02T12:00:00.000Z'
const end = { as: 'refused' as const, at, reason: 'The alarms are missing.', conditions: '' }
const refused = { what: 'refused' as const, at, words: 'The alarms are missing.' }
const appealed = { what: 'appealed' as const, at: '2026-11-05T12:00:00.000Z', words: 'They hang there.' }
const made = { files: [], contents: [], at: new Date(at), by: 'Dana' }

function coverOf(given: ApplicationParts) {
  const { cover } = toBinder(buildApplication(given), made)
  return cover.filter(([label]) => /^(Decision|Appeal|Conditions)$/.test(label)).map((one) => one.join(': '))
}

it('says on its cover what was decided, why and when, and what came of an appeal', () => {
  const ended = Object.assign({}, line, { end })
  const open = Object.assign({}, line, { end: null })
  const decision = 'Decision: Refused, Nov 2, 2026. The alarms are missing.'
  const appeal = 'Appeal: Appealed, Nov 5, 2026. They hang there.'
  expect(coverOf({ line: open })).toEqual(['Decision: None yet'])
  expect(coverOf({ line: ended, story: [refused], appealUntil: '2026-12-02T12:00:00.000Z' })).toEqual([
    decision,
    'Appeal: None yet. It can be appealed until Dec 2, 2026.',
  ])
  expect(coverOf({ line: open, story: [appealed, refused] })).toEqual([decision, appeal, 'Appeal: Not decided yet.'])
  const outcome = { what: 'appeal_refused' as const, at: '2026-11-09T12:00:00.000Z', words: 'We looked again.' }
  expect(coverOf({ line: ended, story: [outcome, appealed, refused] })).toEqual([
    decision,
    appeal,
    'Appeal: Appeal refused, Nov 9, 2026. We looked again.',
  ])
  const certified = { as: 'conditional' as const, at, reason: 'All but one.', conditions: 'Mend the stairs.' }
  expect(coverOf({ line: Object.assign({}, line, { end: certified }) })).toEqual([
    'Decision: Certified with conditions, Nov 2, 2026. All but one.',
    'Conditions: Mend the stairs.',
  ])
})

it('names its visits, but for those that were canceled, and the certificate that it led to', () => {
  const visit = buildVisit({ startsAt: at, codes: [] })
  const { cover } = toBinder(
    buildApplication({
      visits: [
        Object.assign({}, visit, { canceledAt: at }),
        Object.assign({}, visit, { heldAt: '2026-11-03T12:00:00.000Z', heldBy: 'Max Sample' }),
        Object.assign({}, visit, { startsAt: '2026-12-03T12:00:00.000Z' }),
      ],
      certificateNumber: 'WV-2026-0001',
    }),
    made,
  )
  expect(cover.filter(([label]) => /^(Visit|Certificate)$/.test(label))).toEqual([
    ['Visit', 'Nov 3, 2026, by Max Sample'],
    ['Visit', 'Planned for Dec 3, 2026, by June Sample'],
    ['Certificate', 'WV-2026-0001'],
  ])
  expect(toBinder(buildApplication(), made).cover.map(([label]) => label)).not.toContain('Certificate')
})

it('puts questions and their answers under the rule they are about, and the others at the end', () => {
  const code = '2.F.17.b'
  const answered = { answer: 'Six of them.', answeredAt: at, answeredBy: 'Dana Webb' }
  const { parts } = toBinder(
    buildApplication({ questions: [buildQuestion(Object.assign({ code }, answered)), buildQuestion({ code: null })] }),
    made,
  )
  const rule = parts.flatMap(({ rules }) => rules).find(({ head }) => head.startsWith(code))
  expect(rule?.lines.join('\n')).toMatch(/ asked on .*\n.*Dana Webb answered on Nov 2, 2026: Six of them\./)
  expect(parts.at(-1)?.rules[0]?.lines.join('\n')).toMatch(/ asked on .*\nNo answer yet\./)
})

it('says that a sample is one', () => {
  const sample = (isSample: boolean) =>
    toBinder(buildApplication({ line: Object.assign({}, line, { isSample }) }), made)
  expect([sample(true).title, sample(true).cover[0]?.[0]]).toEqual([
    `${line.residence.name}: sample application for certification`,
    'Sample',
  ])
  expect([sample(false).title, sample(false).cover[0]?.[0]]).toEqual([
    `${line.residence.name}: application for certification`,
    'Residence',
  ])
})

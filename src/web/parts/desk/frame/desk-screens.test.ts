import { expect, it } from 'vitest'
import { dana } from '#tests/support/directory/sample-person.ts'
import { listBarLinks } from './bar-links.ts'
import { listEveryScreen } from './desk-screens.ts'

const of = (kind: 'operator' | 'affiliate' | 'alliance', role: 'owner' | 'bed_updater') => ({
  ...dana,
  organization: { id: 'o', name: 'Four Doors', kind, role },
})
const alerts = '/workspace/notices'

it('More lists the alerts of whoever answers questions, and the bar has no room for them', () => {
  const owner = of('operator', 'owner')
  expect(listEveryScreen(owner).find(({ to }) => to === alerts)?.words).toBe('Alerts')
  expect(listBarLinks(owner, { here: '/', unanswered: 0 }).all.map(({ to }) => to)).not.toContain(alerts)
  for (const other of [of('operator', 'bed_updater'), of('affiliate', 'owner')])
    expect(listEveryScreen(other).map(({ to }) => to)).not.toContain(alerts)
})

it('More leads to certification', () => {
  expect(listEveryScreen(of('operator', 'owner')).map(({ words }) => words)).toContain('Certification')
  for (const other of [of('operator', 'bed_updater'), of('affiliate', 'owner')])
    expect(listEveryScreen(other).map(({ words }) => words)).not.toContain('Certification')
})

it('a wide bar leads to More too, where screens are no links of it, and marks it on those alone', () => {
  const owner = of('operator', 'owner')
  expect(listBarLinks(owner, { here: '/workspace/certification', unanswered: 0 }).wideMore?.isHere).toBe(true)
  expect(listBarLinks(owner, { here: '/workspace/claims', unanswered: 0 }).wideMore?.isHere).toBe(false)
  expect(listBarLinks(of('affiliate', 'owner'), { here: '/affiliate', unanswered: 0 }).wideMore).not.toBeUndefined()
})

it('More leads officers to corrections, mails and their page, which no bar has, and nobody else', () => {
  const officer = of('affiliate', 'owner')
  const inMore = ['/affiliate/corrections', '/affiliate/mails', '/affiliate/page', '/data/missing']
  expect(listEveryScreen(officer).map(({ to }) => to)).toEqual(expect.arrayContaining(inMore))
  expect(listBarLinks(officer, { here: '/affiliate/mails', unanswered: 0 }).wideMore?.isHere).toBe(true)
  for (const other of [of('operator', 'owner'), of('affiliate', 'bed_updater')])
    expect(listEveryScreen(other).map(({ to }) => to)).not.toContain('/affiliate/mails')
})

it('More leads all of the staff to help and FAQ, which no bar has, and nobody else', () => {
  for (const role of ['owner', 'bed_updater'] as const) {
    const person = of('alliance', role)
    expect(listEveryScreen(person).find(({ to }) => to === '/staff/content')?.words).toBe('Help and FAQ')
    expect(listBarLinks(person, { here: '/staff/content', unanswered: 0 }).wideMore?.isHere).toBe(true)
  }
  for (const kind of ['operator', 'affiliate'] as const)
    expect(listEveryScreen(of(kind, 'owner')).map(({ to }) => to)).not.toContain('/staff/content')
})

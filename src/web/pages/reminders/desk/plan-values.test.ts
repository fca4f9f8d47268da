import { expect, it } from 'vitest'
import type { ReminderSetup } from '#contract/reminders/reminders.ts'
import { formatHour } from '#domain/reminders/reminder-hour.ts'
import { getValues, isUnsaved } from './plan-values.ts'

it('A plan is in the form as it would be sent', () => {
  const lee = { id: 'p2', name: 'Lee', email: 'lee@homes.example', isYou: false }
  const setup: ReminderSetup = {
    isNew: false,
    isWarned: true,
    plan: { isOn: true, hour: 7, days: [1, 5], timeZone: 'America/Denver' },
    nextAt: null,
    people: [
      { ...lee, id: 'p1', isChosen: false, way: 'email', phone: '', residenceIds: null, hour: null },
      { ...lee, isChosen: true, way: 'text', phone: '+15015550123', residenceIds: ['h1'], hour: 21 },
    ],
    residences: [],
    example: null,
  }
  const values = getValues(setup)
  expect(values).toEqual({
    on: 'on',
    hour: '7',
    zone: 'America/Denver',
    'day.1': 'on',
    'day.5': 'on',
    'way.p1': 'email',
    'phone.p1': '',
    'hour.p1': 'plan',
    'all.p1': 'on',
    'to.p2': 'on',
    'way.p2': 'text',
    'phone.p2': '501-555-0123',
    'hour.p2': '21',
    'house.p2.h1': 'on',
  })
  const { on: _, ...off } = values
  const typed = [{ ...values, act: 'send', sent: 'email' }, off, { ...values, hour: '8' }, { ...values, 'day.2': 'on' }]
  expect(typed.map((one) => isUnsaved(setup, one))).toEqual([false, true, true, true])
})

it('An hour is said as people say it', () => {
  expect([0, 1, 11, 12, 13, 23].map(formatHour)).toEqual(['12 am', '1 am', '11 am', '12 pm', '1 pm', '11 pm'])
})

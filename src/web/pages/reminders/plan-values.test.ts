import { expect, it } from 'vitest'
import { hourWords, valuesOf } from './plan-values.ts'

it('A plan is in the form as it would be sent', () => {
  const lee = { id: 'p2', name: 'Lee', email: 'lee@homes.example', isYou: false }
  const values = valuesOf({
    plan: { isOn: true, hour: 7, days: [1, 5], timeZone: 'America/Denver' },
    nextAt: null,
    people: [
      { ...lee, id: 'p1', isChosen: false, way: 'email', phone: '', residenceIds: null },
      { ...lee, isChosen: true, way: 'text', phone: '+15015550123', residenceIds: ['h1'] },
    ],
    residences: [],
    example: null,
  })
  expect(values).toEqual({
    ...{ on: 'on', hour: '7', zone: 'America/Denver', 'day.1': 'on', 'day.5': 'on' },
    ...{ 'way.p1': 'email', 'phone.p1': '', 'all.p1': 'on' },
    ...{ 'to.p2': 'on', 'way.p2': 'text', 'phone.p2': '(501) 555-0123', 'house.p2.h1': 'on' },
  })
})

it('An hour is said as people say it', () => {
  expect([0, 1, 11, 12, 13, 23].map(hourWords)).toEqual(['12 am', '1 am', '11 am', '12 pm', '1 pm', '11 pm'])
})

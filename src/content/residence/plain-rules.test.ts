import { expect, it } from 'vitest'
import { translatePlainRule } from './plain-rules.es.ts'

it.each([
  ['10 pm', '10 p. m.'],
  ['By 10:30 PM.', '10:30 p. m.'],
  ['11p.m.', '11 p. m.'],
  ['Midnight', 'Medianoche'],
  ['No curfew', 'No hay'],
  ['3 a week', '3 por semana'],
  ['1 per month', '1 al mes'],
  ['Outside only.', 'Solo afuera'],
  ['Required', 'Se exige'],
])('%s is %s', (written, said) => {
  expect(translatePlainRule(written)).toBe(said)
})

it.each(['9 pm for the first 30 days', '3 a week, any kind', 'You can apply again after 72 hours', '', 'constructor'])(
  '“%s” stays as the house wrote it',
  (written) => {
    expect(translatePlainRule(written)).toBeNull()
  },
)

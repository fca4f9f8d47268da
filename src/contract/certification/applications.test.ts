import { expect, it } from 'vitest'
import { applicationAct } from './applications.ts'

function listRefused(sent: object) {
  const { error } = applicationAct.safeParse(sent)
  return error?.issues.map(({ path, message }) => [path.join('.'), message])
}

it('names all that a proposal lacks at once, before anybody proves who they are', () => {
  expect(listRefused({ act: 'propose', outcome: '', reasons: ' ', conditions: '' })).toEqual([
    ['outcome', 'Choose a decision.'],
    ['reasons', 'Give the reasons: the operator reads them.'],
  ])
})

it.each([
  ['', 'Choose a day and a time.'],
  ['2027-02-31T25:00', 'Choose a day and a time.'],
  ['1999-03-01T10:00', 'Choose a day from 2000 to 2099.'],
  ['9999-03-01T10:00', 'Choose a day from 2000 to 2099.'],
])('says of %j what is wrong with it as the time of an interview', (startsAt, message) => {
  expect(listRefused({ act: 'set-interview', startsAt, how: 'phone', where: '' })).toEqual([['startsAt', message]])
})

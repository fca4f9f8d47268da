import { expect, it } from 'vitest'
import { countSlips, listTownSpellings, toPlaceKey } from './place-name.ts'

it.each([
  ['St. Louis', 'saint louis'],
  ['SAINT  LOUIS', 'saint louis'],
  ['St.Louis', 'saint louis'],
  ['Ft Smith', 'fort smith'],
  ['Pt. Pleasant', 'point pleasant'],
  ["Coeur d'Alene", 'coeur dalene'],
  ['Doña Ana', 'dona ana'],
  ['Winston-Salem', 'winston salem'],
  ['Stone', 'stone'],
  ['  , ', ''],
])('the key of a place of %s is %s', (name, key) => {
  expect(toPlaceKey(name)).toBe(key)
})

it.each([
  ['Saint Louis', ['saint louis', 'st. louis', 'st louis']],
  ['Ft. Worth', ['ft. worth', 'fort worth', 'ft worth']],
  ['Winston-Salem', ['winston salem', 'winston-salem']],
  ['O Fallon', ["o'fallon", 'o fallon']],
])('the spellings of a town of %s are those people write', (name, spellings) => {
  expect(listTownSpellings(name)).toEqual(expect.arrayContaining(spellings))
})

it.each([
  ['conway', 'conway', 0],
  ['conwy', 'conway', 1],
  ['conwayy', 'conway', 1],
  ['cinway', 'conway', 1],
  ['cnoway', 'conway', 1],
  ['cnowy', 'conway', 2],
  ['searcy', 'conway', 3],
  ['con', 'conway', 3],
])('slips between two words %s and %s are %i', (one, other, slips) => {
  expect(countSlips(one, other, 2)).toBe(slips)
  expect(countSlips(other, one, 2)).toBe(slips)
})

import { describe, expect, it } from 'vitest'
import { countSlips, listTownSpellings, toPlaceKey } from './place-name.ts'

describe('the key of a place', () => {
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
  ])('of %s is %s', (name, key) => {
    expect(toPlaceKey(name)).toBe(key)
  })
})

describe('the spellings of a town', () => {
  it.each([
    ['Saint Louis', ['saint louis', 'st. louis', 'st louis']],
    ['Ft. Worth', ['ft. worth', 'fort worth', 'ft worth']],
    ['Winston-Salem', ['winston salem', 'winston-salem']],
    ['O Fallon', ["o'fallon", 'o fallon']],
  ])('of %s are those people write', (name, spellings) => {
    expect(listTownSpellings(name)).toEqual(expect.arrayContaining(spellings))
  })
})

describe('slips between two words', () => {
  it.each([
    ['conway', 'conway', 0],
    ['conwy', 'conway', 1],
    ['conwayy', 'conway', 1],
    ['cinway', 'conway', 1],
    ['cnoway', 'conway', 1],
    ['cnowy', 'conway', 2],
    ['searcy', 'conway', 3],
    ['con', 'conway', 3],
  ])('%s and %s are %i', (one, other, slips) => {
    expect(countSlips(one, other, 2)).toBe(slips)
    expect(countSlips(other, one, 2)).toBe(slips)
  })
})

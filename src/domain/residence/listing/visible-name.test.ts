import { expect, it } from 'vitest'
import { isOneAlphabet, isVisibleName } from './visible-name.ts'

it.each([
  ['Zoë O’Neil-Smith Jr.'],
  ['Nguyễn Thị Minh'],
  ['محمد'],
  // A non-joiner within a Persian name, a joiner within a Hindi one, a family and a flag of pictures.
  ['مهدی‌پور'],
  ['क्‍षमा'],
  ['House 👩‍👩‍👧 ❤️‍🔥 🏳️‍🌈'],
  ['李小龍 & Søns'],
  [''],
])('%j can be seen', (name) => {
  expect(isVisibleName(name)).toBe(true)
})

it.each([
  0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x2066, 0x2067, 0x2068, 0x2069, 0x200e, 0x200f, 0x061c, 0x200b, 0x2060,
  0x2061, 0xfeff, 0x00ad, 0x180e, 0x115f, 0x3164, 0xffa0, 0x2800, 0x034f, 0xe0041, 0xe0101, 0x00, 0x09, 0x0a, 0x1b,
  0x7f, 0x85, 0x2028, 0x2029, 0xd800, 0xe000,
])('a name with U+%s cannot', (point) => {
  expect(isVisibleName(`Harbor${String.fromCodePoint(point)}Row`)).toBe(false)
})

it.each([['Ad\u200Dmin'], ['\u200CSam'], ['Анна\u200D'], ['Sam \u200D Reed'], ['\u200D']])(
  '%j, with a joiner that joins nothing, cannot',
  (name) => {
    expect(isVisibleName(name)).toBe(false)
  },
)

it.each([
  ['Hōkū Peña Ørsted House'],
  ['Надежда 2'],
  ['Ελπίδα'],
  ['希望 House'],
  ['بيت House'],
  ['Hale ʻOhana & Søns, 4½ 🏠'],
  [''],
])('%j is written in one alphabet, or beside one that nobody takes for Latin', (name) => {
  expect(isOneAlphabet(name)).toBe(true)
})

it.each([['Аlder Path'], ['Alder Раth'], ['Αlder'], ['Hope Надежда'], ['Ꮮake House'], ['ꓧope House']])(
  '%j mixes alphabets that look alike',
  (name) => {
    expect(isOneAlphabet(name)).toBe(false)
  },
)

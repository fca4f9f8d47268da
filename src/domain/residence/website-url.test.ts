import { expect, it } from 'vitest'
import { toWebsiteUrl } from './website-url.ts'

it.each([
  ['https://harbor-row.example/about', 'https://harbor-row.example/about'],
  [' http://harbor-row.example/ ', 'http://harbor-row.example/'],
  ['javascript:alert(1)', null],
  ['JAVASCRIPT:alert(1)', null],
  ['data:text/html,hello', null],
  ['https://evil.example@good.example/', null],
  ['https://:secret@good.example/', null],
  ['https://good.example/@evil.example', 'https://good.example/@evil.example'],
  ['ftp://harbor-row.example', null],
  ['//harbor-row.example', null],
  ['harbor-row.example', null],
  ['', null],
  [null, null],
])('gives of %j the page %j', (website, page) => {
  expect(toWebsiteUrl(website)).toBe(page)
})

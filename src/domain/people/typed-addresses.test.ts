import { expect, it } from 'vitest'
import { parseAddresses } from './typed-addresses.ts'

it.each([
  ['bea@homes.example', ['bea@homes.example']],
  ['bea@homes.example\r\nlee@homes.example\n\n', ['bea@homes.example', 'lee@homes.example']],
  ['Bea Ashby <Bea@Homes.example>, lee@homes.example; ', ['bea@homes.example', 'lee@homes.example']],
  ['bea@homes.example\nBEA@homes.example', ['bea@homes.example']],
  ['call Lee\nlee@homes.example', ['call lee', 'lee@homes.example']],
  [' \n,;', []],
])('%j is %j', (text, addresses) => expect(parseAddresses(text)).toEqual(addresses))

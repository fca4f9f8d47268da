import { expect, it } from 'vitest'
import { buildMailPageAddress, readAskedMail } from './mail-address.ts'

it('reads from the address what is asked, and writes it there', () => {
  const asked = { state: 'failed', kind: 'claim-code', to: 'sam@home.example' } as const
  expect(buildMailPageAddress(asked)).toBe('/staff/mail?state=failed&kind=claim-code&to=sam%40home.example')
  expect(readAskedMail(new URLSearchParams('state=failed&kind=claim-code&to=sam@home.example'))).toEqual(asked)
})

it('takes what makes no sense for everything', () => {
  expect(readAskedMail(new URLSearchParams('state=lost&kind=%25'))).toEqual({ state: null, kind: '', to: '' })
  expect(buildMailPageAddress({ state: null, kind: '', to: '' })).toBe('/staff/mail')
})

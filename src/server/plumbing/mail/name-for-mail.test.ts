import { describe, expect, it } from 'vitest'
import { cleanNameForMail } from './name-for-mail.ts'

describe('a name in a mail to a stranger', () => {
  it.each([
    ['Robin Sample', 'Robin Sample'],
    ['St. Mary’s House Inc.', 'St. Mary’s House Inc.'],
    ['Win $9 at https://evil.example/x now', 'Win $9 at https evil example x now'],
    ['www.evil.example', 'www evil example'],
    ['evil\u200b.example', 'evil example'],
    ['evil．example and evil。example', 'evil example and evil example'],
    ['<b>a@evil.example</b>', 'b a evil example b>'],
    ['Robin\r\nBcc: all@evil.example', 'Robin Bcc: all evil example'],
    ['\u202eelpmaxe.live', 'elpmaxe live'],
  ])('%j becomes “%s”', (typed, shown) => {
    expect(cleanNameForMail(typed)).toBe(shown)
  })

  it('is cut where it is long', () => {
    expect(cleanNameForMail('x'.repeat(200))).toHaveLength(80)
    expect(cleanNameForMail('Robin of Somewhere', 10)).toBe('Robin of…')
  })
})

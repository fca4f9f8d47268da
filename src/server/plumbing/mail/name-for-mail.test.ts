import { describe, expect, it } from 'vitest'
import { nameForMail } from './name-for-mail.ts'

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
    expect(nameForMail(typed)).toBe(shown)
  })

  it('is cut where it is long', () => {
    expect(nameForMail('x'.repeat(200))).toHaveLength(80)
    expect(nameForMail('Robin of Somewhere', 10)).toBe('Robin of…')
  })
})

import { describe, expect, it } from 'vitest'
import { passwordProblem, requireGoodPassword } from './password-rule.ts'

const ada = ['Ada', 'Quimby-Stone', 'Harbor Row Recovery House', 'ada.q@harborrow.example']

describe('a password somebody chooses', () => {
  it.each([
    'correct horse battery staple',
    'vX9#kq2!mZ',
    'mornings are for pancakes',
    'blauwe fiets 77 regen',
    'the harbor has 12 cranes',
  ])('may be %j', (password) => {
    expect(passwordProblem(password, ada)).toBeNull()
  })

  it.each([
    'Password123!',
    'P4$$w0rd2026',
    'passwordpassword',
    'Welcome2026!',
    'iloveyou!!!!',
    'Porchlight1',
    'letmein12345',
  ])('is not %j, which is among the first that get tried', (password) => {
    expect(passwordProblem(password, [])).toContain('first that get tried')
  })

  it.each(['1234567890', '0987654321', 'qwertyuiop', 'abcdefghijkl', '1234512345', '1qaz2wsx3edc'])(
    'is not %j, a run of keys',
    (password) => {
      expect(passwordProblem(password, [])).toContain('run of keys')
    },
  )

  it('is not the same few characters again and again', () => {
    expect(passwordProblem('abababababab', [])).toContain('same few characters')
  })

  it.each(['AdaQuimby2026', 'harborrow1234!', 'Quimby.Stone.77', 'Ada@HarborRow!'])(
    'is not %j when that is their name',
    (password) => {
      expect(passwordProblem(password, ada)).toContain('your own name')
      expect(passwordProblem(password, [])).toBeNull()
    },
  )

  it('is refused with the name of the field', () => {
    expect(() => requireGoodPassword('1234567890', [null, undefined])).toThrow(
      expect.objectContaining({ code: 'invalid_input', fields: { password: expect.stringContaining('Password is') } }),
    )
  })
})

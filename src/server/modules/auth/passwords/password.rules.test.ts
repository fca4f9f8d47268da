import { describe, expect, it } from 'vitest'
import { readGuessedWords } from './guessing.rules.ts'
import { findPasswordProblem, requireGoodPassword } from './password.rules.ts'

const ada = ['Ada', 'Quimby-Stone', 'Harbor Row Recovery House', 'ada.q@harborrow.example']
const words = await readGuessedWords()

describe('a password somebody chooses', () => {
  it.each([
    'correct horse battery staple',
    'vX9#kq2!mZ',
    'mornings are for pancakes',
    'blauwe fiets 77 regen',
    'the harbor has 12 cranes',
    'gravel otter lamp',
    'copper-window-tiger',
    'x7kLm92qPw',
    'фиолетовый чайник',
    `${'lamp '.repeat(12)}otter kite`,
  ])('may be %j', (password) => {
    expect(findPasswordProblem(password, ada, words)).toBeNull()
  })

  it.each([
    ['a common password', ['Password123!', 'P4$$w0rd2026', 'passwordpassword', 'iloveyou!!!!', 'letmein12345']],
    ['a word and a few digits', ['chocolate1', 'pokemon123', 'mustang1234', 'liverpool1', 'football#12']],
    ['a first name', ['charlie1234', 'jennifer12', 'Elizabeth1!', 'jonathan99', 'michael.1985']],
    ['a season, a month or a day', ['Summer2026!', 'Winter2025', 'november22', 'Monday.2026']],
    ['a town', ['Conway2026', 'littlerock1', 'Chicago2025!', 'fayetteville1', 'Little Rock 1']],
    ['a word of this site', ['Porchlight1', 'Welcome2026!', 'soberhouse1', 'Recovery1!', 'Serenity12!']],
  ])('is not %s', (_, passwords) => {
    const problems = passwords.map((password) => findPasswordProblem(password, [], words) ?? `${password} passes`)
    expect(problems.filter((problem) => !problem.includes('first that get tried'))).toEqual([])
  })

  it.each([
    '1234567890',
    '0987654321',
    'qwertyuiop',
    'abcdefghijkl',
    '1234512345',
    '1qaz2wsx3edc',
    'abcd123456',
    'asdf123456',
  ])('is not %j, a run of keys', (password) => {
    expect(findPasswordProblem(password, [], words)).toContain('first that get tried')
  })

  it('is not the same few characters again and again', () => {
    expect(findPasswordProblem('abababababab', [], words)).toContain('same few characters')
  })

  it.each(['AdaQuimby2026', 'harborrow1234!', 'Quimby.Stone.77', 'Ada@HarborRow!'])(
    'is not %j when that is their name',
    (password) => {
      expect(findPasswordProblem(password, ada, words)).toContain('your own name')
    },
  )

  it('is not refused for a name that is only a part of it', () => {
    expect(findPasswordProblem('quimby paints four green doors', ada, words)).toBeNull()
  })

  it('says in one sentence why, and in the next what to do', () => {
    const problem = findPasswordProblem('Summer2026!', [], words)
    expect(problem).toBe(
      'Password is a well-known word or name with little added, one of the first that get tried. Use four random words.',
    )
  })

  it('is refused with the name of the field', async () => {
    await expect(requireGoodPassword('1234567890', [null, undefined])).rejects.toThrow(
      expect.objectContaining({ code: 'invalid_input', fields: { password: expect.stringContaining('Password is') } }),
    )
  })
})

import { expect, it } from 'vitest'
import { cleanLine, cleanName, cleanText, normalizeText } from './typed-text.ts'

it('words lose what cannot be seen, and what joins letters stays', () => {
  expect(cleanText(' One\r\ntwo\u2028three\u202e\u200bfour\0 ')).toBe('One\ntwo\nthree  four')
  expect(cleanLine(' Sam\n\u202eReed ')).toBe('Sam Reed')
  expect(cleanText('می\u200cخواهم 👩\u200d👧')).toBe('می\u200cخواهم 👩\u200d👧')
})

it('a name keeps what makes it be refused, as one line', () => {
  expect(cleanName('  Sam\r\n\u202eReed ')).toBe('Sam \u202eReed')
  expect(cleanName('Sam\0Reed\ud83d')).toBe('Sam Reed')
})

it('a cell keeps what a database can keep', () => {
  expect(normalizeText(' a\r\nb\u202ec\ud83d ')).toBe('a\nb\u202ec')
})

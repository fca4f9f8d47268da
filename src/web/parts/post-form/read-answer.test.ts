import { describe, expect, it } from 'vitest'
import { readTrouble } from './read-answer.ts'

const words = { failed: 'That did not work.', fields: { email: 'Email is not right.' } }
const read = (query: string) => readTrouble(new URLSearchParams(query), words)

describe('what a post without script came back with', () => {
  it('is nothing where the address says nothing of the form', () => {
    expect(read('')).toBeNull()
    expect(read('error=provider&returnTo=%2F')).toBeNull()
  })

  it('is the one wording', () => {
    expect(read('error=1')).toEqual({ message: 'That did not work.', fields: {} })
  })

  it('says how long to wait', () => {
    expect(read('error=wait&minutes=12')?.message).toBe('Too many tries. Try again in 12 minutes.')
  })

  it.each(['', '1', '0', '-5', '9e9', 'many'])('never repeats a strange number of minutes: "%s"', (minutes) => {
    expect(read(`error=wait&minutes=${minutes}`)?.message).toBe('Too many tries. Try again in a minute.')
  })

  it('names the fields it knows and no other', () => {
    expect(read('error=fields&fields=email,constructor,phone')?.fields).toEqual({ email: 'Email is not right.' })
  })
})

import { describe, expect, it } from 'vitest'
import { contactLimits } from '#contract/contact/contact-limits.ts'
import { AppError } from '#server/plumbing/calls/errors.ts'
import { goodMessage } from '#tests/support/product/contact-server.ts'
import { readContactMessage } from './contact.form.ts'

const good = { ...goodMessage, phone: '', facilityName: '' }
const states = new Set(['AR', 'WV'])
const read = (changes: Record<string, unknown>) => readContactMessage({ ...good, ...changes }, states)

function refused(changes: Record<string, unknown>): Record<string, string> | undefined {
  try {
    read(changes)
  } catch (error) {
    if (error instanceof AppError) return error.fields
  }
  throw new Error('It was taken.')
}

describe('what a visitor typed', () => {
  it('is taken as it is when nothing is wrong with it', () => {
    expect(read({})).toEqual(good)
  })

  it('may leave out what is optional', () => {
    const { firstName, lastName, email, message } = good
    const read = readContactMessage({ firstName, lastName, email, message }, states)
    expect(read).toEqual({ ...good, phone: '', facilityName: '', stateId: '' })
  })

  it('loses in the message what cannot be seen, and is one line elsewhere', () => {
    const cleaned = read({
      firstName: ' Sam\r\nBcc: all@x.example ',
      message: 'One\r\ntwo\rthree\u2028four\u0000\u001b[31m\u202efive\n',
    })
    expect(cleaned).toMatchObject({ firstName: 'Sam Bcc: all@x.example' })
    expect(cleaned.message).toBe('One\ntwo\nthree\nfour  [31m five')
  })

  it.each(['firstName', 'lastName', 'facilityName', 'phone', 'email'])(
    'is refused with anything unseen in %s',
    (name) => {
      for (const sign of ['\u202e', '\u2066', '\u200b', '\u0007']) {
        const value = name === 'email' ? `sam${sign}@home.example` : `5${sign}5`
        expect(refused({ [name]: value })).toEqual({ [name]: expect.stringContaining('cannot be shown') })
      }
    },
  )

  it('keeps names and words of every script', () => {
    const words = { firstName: 'Zoë', lastName: 'O’Connor-Nguyễn', message: 'می‌خواهم 👩‍👧 ¿hay sitio?' }
    expect(read(words)).toMatchObject(words)
  })

  it('may fill each field to its limit, and no further', () => {
    for (const [name, limit] of Object.entries(contactLimits)) {
      if (name === 'stateId' || name === 'email') continue
      expect(read({ [name]: 'a'.repeat(limit) })).toHaveProperty(name)
      expect(Object.keys(refused({ [name]: 'a'.repeat(limit + 1) }) ?? {})).toEqual([name])
    }
  })

  it('is told everything that is wrong at once', () => {
    const fields = refused({ firstName: ' \u0000 ', lastName: 7, email: 'nobody', stateId: 'ZZ', message: undefined })
    expect(fields).toEqual({
      firstName: 'First name is missing.',
      lastName: 'Last name is missing.',
      email: 'Email does not look like an address.',
      stateId: 'State is not one of the list.',
      message: 'Message is missing.',
    })
  })

  it('is asked for a message where only the topic line stands', () => {
    expect(refused({ message: 'Topic: Live chat\r\n\r\n ' })).toEqual({ message: 'Message is missing.' })
    expect(read({ message: 'Topic: Live chat\n\nHello' }).message).toBe('Topic: Live chat\n\nHello')
  })

  it.each([
    'a@b.example,c@d.example',
    'a@b.example;c',
    'Sam <a@b.example>',
    '"a b"@c.example',
    'a@b',
    '@b.example',
    'a@b.example\u0000@',
  ])('is refused the address %j', (email) => {
    expect(refused({ email })).toHaveProperty('email')
  })

  it('is refused characters that arrived broken', () => {
    expect(refused({ message: 'a \ud83d b' })).toHaveProperty('message')
    expect(refused({ firstName: '\ufffd' })).toHaveProperty('firstName')
  })

  it('cannot reach anything through the names of values', () => {
    const input: unknown = JSON.parse(
      `{"__proto__":{"firstName":"Eve"},"constructor":1,${JSON.stringify(good).slice(1)}`,
    )
    expect(readContactMessage(input, states)).toEqual(good)
    const only: unknown = JSON.parse('{"__proto__":{"firstName":"Eve"}}')
    expect(() => readContactMessage(only, states)).toThrow('missing')
    expect(Object.hasOwn(Object.prototype, 'firstName')).toBe(false)
  })

  it.each([null, [], 'text', 7, true])('is an object, and not %j', (input) => {
    expect(() => readContactMessage(input, states)).toThrow(expect.objectContaining({ code: 'bad_request' }))
  })
})

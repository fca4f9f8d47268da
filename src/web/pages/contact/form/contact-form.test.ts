import { describe, expect, it } from 'vitest'
import { contactWords } from '#content/site/contact.ts'
import { emptyValues, findMissing, readErrors, readValues, toPayload } from './contact-form.ts'

const states = [
  { id: 'MT', name: 'Montana' },
  { id: 'WV', name: 'West Virginia' },
]
const message = { ...emptyValues, firstName: 'Sam', lastName: 'Reed', email: 'sam@home.example', message: 'Hello' }

describe('the contact form', () => {
  it('asks for first name, last name, email and message, and for nothing else', () => {
    expect(findMissing(emptyValues, contactWords)).toEqual({
      firstName: 'First name is missing.',
      lastName: 'Last name is missing.',
      email: 'Email is missing.',
      message: 'Message is missing.',
    })
    expect(findMissing(message, contactWords)).toEqual({})
  })

  it('takes spaces for nothing, as the server does', () => {
    expect(findMissing({ ...message, lastName: ' \t' }, contactWords)).toEqual({ lastName: 'Last name is missing.' })
  })

  it('takes the topic line alone for no message', () => {
    const missing = { message: 'Message is missing.' }
    expect(findMissing({ ...message, message: 'Topic: Live chat\n\n' }, contactWords)).toEqual(missing)
    expect(findMissing({ ...message, message: 'Topic: Live chat\n\nHello' }, contactWords)).toEqual({})
  })

  it('sends the id of a chosen state as it is', () => {
    expect(toPayload({ ...message, stateId: 'MT' }, states)).toEqual({ ...message, stateId: 'MT' })
  })

  it.each(['West Virginia', 'west virginia ', 'wv'])('knows the state written as "%s"', (written) => {
    expect(toPayload({ ...message, stateId: written }, states).stateId).toBe('WV')
  })

  it('takes a state it does not know into the message, so that nothing written is lost', () => {
    const payload = toPayload({ ...message, stateId: 'Puerto Rico' }, states)
    expect(payload).toEqual({ ...message, message: 'Hello\n\nState: Puerto Rico' })
  })

  it('reads only its own seven fields from what it is given', () => {
    expect(readValues({ firstName: 'Sam', phone: 7, isAdmin: 'yes' })).toEqual({ ...emptyValues, firstName: 'Sam' })
    expect(readErrors({ email: 'Email is missing.', body: 'Too large.' })).toEqual({ email: 'Email is missing.' })
    expect(readErrors(undefined)).toEqual({})
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyWishes, readWishes, withTopic } from './address-wishes.ts'
import { emptyValues } from './contact-form.ts'

const known = {
  topics: { demo: 'Schedule a demo', chat: 'Live chat' },
  states: [{ id: 'WV', name: 'West Virginia', slug: 'west-virginia' }],
}
const wishesOf = (query: string) => readWishes(new URLSearchParams(query), known)

describe('what the address asks the contact form for', () => {
  it('is a topic in words, a state and a facility', () => {
    expect(wishesOf('topic=demo&state=WV&facility=Harbor+Row')).toEqual({
      topic: 'Schedule a demo',
      stateId: 'WV',
      facilityName: 'Harbor Row',
    })
  })

  it.each(['wv', 'west-virginia', 'West Virginia'])('knows the state "%s"', (state) => {
    expect(wishesOf(`state=${state}`).stateId).toBe('WV')
  })

  it('leaves out a state that is none', () => {
    expect(wishesOf('state=atlantis').stateId).toBe('')
  })

  it('takes another topic in its own words, on one line, without what cannot be seen', () => {
    expect(wishesOf('topic=ROI%3A+8+beds%0A%0D%E2%80%AEsave').topic).toBe('ROI: 8 beds save')
    expect(wishesOf('topic=constructor').topic).toBe('constructor')
    expect(wishesOf(`topic=${'x'.repeat(900)}`).topic).toHaveLength(300)
  })
})

describe('the topic of a message', () => {
  it('opens it on a line of its own', () => {
    expect(withTopic('', 'Live chat')).toBe('Topic: Live chat\n\n')
    expect(withTopic('Hello', 'Live chat')).toBe('Topic: Live chat\n\nHello')
  })

  it('gives way to the next topic, and the words stay', () => {
    expect(withTopic('Topic: Live chat\n\nHello\nSam', 'Schedule a demo')).toBe('Topic: Schedule a demo\n\nHello\nSam')
  })

  it('set twice is set once, whatever was written', () => {
    fc.assert(
      fc.property(fc.string(), (message) => {
        const once = withTopic(message, 'Live chat')
        expect(withTopic(once, 'Live chat')).toBe(once)
        expect(once.endsWith(message) || message.startsWith('Topic: ')).toBe(true)
      }),
    )
  })

  it('keeps what a person wrote where the address asks for nothing', () => {
    const written = { ...emptyValues, facilityName: 'Cedar Steps', message: 'Hello' }
    expect(applyWishes(written, wishesOf(''))).toEqual(written)
    expect(applyWishes(written, wishesOf('state=WV'))).toEqual({ ...written, stateId: 'WV' })
  })
})

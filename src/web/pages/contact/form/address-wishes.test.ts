import { describe, expect, it } from 'vitest'
import { applyWishes, readWishes } from './address-wishes.ts'
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

  it.each(['ROI: 8 beds', 'constructor', '__proto__', 'Schedule a demo', ''])('leaves out the topic "%s"', (topic) => {
    expect(readWishes(new URLSearchParams({ topic }), known).topic).toBe('')
  })
})

describe('the form as the address wants it', () => {
  it('keeps what a person wrote where the address asks for nothing', () => {
    const written = { ...emptyValues, facilityName: 'Cedar Steps', message: 'Hello' }
    expect(applyWishes(written, wishesOf(''))).toEqual(written)
    expect(applyWishes(written, wishesOf('state=WV'))).toEqual({ ...written, stateId: 'WV' })
  })
})

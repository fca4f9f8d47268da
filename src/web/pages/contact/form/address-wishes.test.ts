import { describe, expect, it } from 'vitest'
import { exampleNumbers, writeCarriedRoi } from '#domain/figures/roi/roi-numbers.ts'
import { applyPrefill, readPrefill } from './address-wishes.ts'
import { emptyValues } from './contact-form.ts'

const known = {
  topics: { demo: 'Schedule a demo', chat: 'Live chat' },
  states: [{ id: 'WV', name: 'West Virginia', slug: 'west-virginia' }],
}
const readWishes = (query: string) => readPrefill(new URLSearchParams(query), known)

describe('what the address asks the contact form for', () => {
  it('is a topic in words, a state and a facility', () => {
    expect(readWishes('topic=demo&state=WV&facility=Harbor+Row')).toEqual({
      topic: 'Schedule a demo',
      stateId: 'WV',
      facilityName: 'Harbor Row',
      roi: '',
    })
  })

  it('is the numbers of the ROI calculator, in our words', () => {
    const { roi } = readWishes(`roi=${writeCarriedRoi({ ...exampleNumbers, beds: 30 })}`)
    expect(roi.split('\n')[0]).toMatch(/^Our numbers: 30 beds, 80% filled/)
  })

  it.each([
    'Call 555-0100 now',
    `${writeCarriedRoi(exampleNumbers)}_call-5550100`,
    writeCarriedRoi(exampleNumbers).replace('beds-12', 'beds-<b>12'),
    writeCarriedRoi(exampleNumbers).replace('beds-12', 'beds-1e9'),
  ])('leaves out ROI numbers that are none: %s', (roi) => {
    expect(readPrefill(new URLSearchParams({ roi }), known).roi).toBe('')
  })

  it.each(['wv', 'west-virginia', 'West Virginia'])('knows the state "%s"', (state) => {
    expect(readWishes(`state=${state}`).stateId).toBe('WV')
  })

  it('leaves out a state that is none', () => {
    expect(readWishes('state=atlantis').stateId).toBe('')
  })

  it.each(['ROI: 8 beds', 'constructor', '__proto__', 'Schedule a demo', ''])('leaves out the topic "%s"', (topic) => {
    expect(readPrefill(new URLSearchParams({ topic }), known).topic).toBe('')
  })
})

describe('the form as the address wants it', () => {
  it('keeps what a person wrote where the address asks for nothing', () => {
    const written = { ...emptyValues, facilityName: 'Cedar Steps', message: 'Hello' }
    expect(applyPrefill(written, readWishes(''))).toEqual(written)
    expect(applyPrefill(written, readWishes('state=WV'))).toEqual({ ...written, stateId: 'WV' })
  })

  it('opens with the topic, then the ROI numbers, once, above the person’s own words', () => {
    const wishes = readWishes(`topic=demo&roi=${writeCarriedRoi(exampleNumbers)}`)
    const once = applyPrefill({ ...emptyValues, message: 'Hello' }, wishes)
    const lines = once.message.split('\n')
    expect(lines[0]).toBe('Topic: Schedule a demo')
    expect(lines.filter((line) => line.startsWith('Our numbers: '))).toHaveLength(1)
    expect(lines.at(-1)).toBe('Hello')
    expect(applyPrefill(once, wishes)).toEqual(once)
  })
})

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Admission, type AdmissionLimits, createAdmission, type Place } from './admission.ts'

const limits: AdmissionLimits = {
  perAddress: 8,
  working: { least: 2, most: 4, first: 4 },
  inside: { standing: 13, burst: 30 },
}
let admission: Admission
/** Places of those who were begun, in that order. */
let begun: { name: string; place: Place }[]
let refused: string[]

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'setInterval', 'clearInterval'] })
  admission = createAdmission(limits)
  begun = []
  refused = []
})
afterEach(() => {
  admission.stop()
  vi.useRealTimers()
})

function come(name: string, address = name, waitsForReader = () => false): Place {
  return admission.enter({
    address,
    kind: 'GET search',
    waitsForReader,
    begin: (place) => begun.push({ name, place }),
    refuse: (why) => refused.push(`${name} for the ${why}`),
  })
}

function comeMany(count: number, addressOf: (at: number) => string = String): Place[] {
  return Array.from({ length: count }, (_, at) => come(String(at), addressOf(at)))
}

const names = () => begun.map(({ name }) => name)

/** Finishes the first of those at work after so many milliseconds, as long as there is one. */
function answerAll(ms: number): void {
  for (let done = 0; done < begun.length; done += 1) {
    vi.advanceTimersByTime(ms)
    begun[done]?.place.leave()
  }
}

describe('the gate before the server', () => {
  it('works on a few requests at once, and on the next when one is answered', () => {
    comeMany(6)
    expect(names()).toEqual(['0', '1', '2', '3'])
    begun[1]?.place.leave()
    begun[1]?.place.leave()
    expect(names()).toEqual(['0', '1', '2', '3', '4'])
  })

  it('takes in a burst after a quiet moment, however long each of them takes', () => {
    comeMany(30)
    answerAll(50)
    expect([begun.length, refused]).toEqual([30, []])
  })

  it('turns away at once what would only wait, when many have come for longer', () => {
    for (let round = 0; round < 100; round += 1) {
      for (let one = 0; one < 3; one += 1) come(`${round}`, `${round} ${one}`)
      vi.advanceTimersByTime(26)
      begun[round]?.place.leave()
    }
    const waiting = 300 - begun.length - refused.length
    expect(refused.length).toBeGreaterThan(150)
    expect(waiting).toBeLessThanOrEqual(13)
  })

  it('gives whoever sends many no more of it than others', () => {
    for (let round = 0; round < 40; round += 1) {
      comeMany(3, () => 'one')
      vi.advanceTimersByTime(26)
      begun[round]?.place.leave()
    }
    refused = []
    const before = begun.length
    come('somebody else')
    expect(names().at(before)).toBe('somebody else')
    expect(refused).toEqual([])
  })

  it('lets whoever comes last of the largest crowd make room for somebody else', () => {
    comeMany(200, () => 'one')
    vi.advanceTimersByTime(400)
    refused = []
    for (const name of ['a', 'b', 'c']) come(name)
    expect(refused.filter((words) => /^[abc] /.test(words))).toEqual([])
  })

  it('refuses an address that has many open, and nobody else', () => {
    for (let one = 0; one < limits.perAddress; one += 1) {
      come('reader', 'one', () => true)
      vi.advanceTimersByTime(300)
    }
    come('another', 'one')
    come('somebody', 'two')
    expect(refused).toEqual(['another for the address'])
    expect(names()).toContain('somebody')
  })

  it('is left by an answer whose reader is slow, and by work that takes long', () => {
    const readers = comeMany(3, () => 'one')
    expect(names().length).toBe(3)
    vi.advanceTimersByTime(2_500)
    comeMany(3)
    expect(names().length).toBe(6)
    for (const reader of readers) reader.leave()
  })

  it('has room again for whoever stepped out and came back', () => {
    comeMany(4)
    const back = begun.slice(0, 2).map(({ place }) => place.stepOut())
    comeMany(2, (at) => `late ${at}`)
    for (const step of back) step()
    expect([begun.length, refused]).toEqual([6, []])
    for (const { place } of begun) place.leave()
    expect(comeMany(4).length).toBe(4)
    expect(begun.length).toBe(10)
  })

  it('forgets who goes away while waiting, and whom it has kept waiting for seconds', () => {
    const places = comeMany(6)
    places[4]?.leave()
    vi.advanceTimersByTime(1_000)
    begun[0]?.place.leave()
    expect(names().at(-1)).toBe('5')
    comeMany(2, (at) => `late ${at}`)
    // Nothing is ever answered: what began is let take long, the rest moves up.
    vi.advanceTimersByTime(60_000)
    expect(refused.length + begun.length).toBeGreaterThan(6)
  })

  it('is stuck when nothing inside is answered for a long while, and not when nobody is there', () => {
    vi.advanceTimersByTime(60_000)
    expect(admission.isStuck()).toBe(false)
    const hang = (seconds: number) => {
      for (let second = 0; second < seconds; second += 1) {
        comeMany(3, (at) => `${second} ${at}`)
        vi.advanceTimersByTime(1_000)
      }
    }
    hang(9)
    expect(admission.isStuck()).toBe(false)
    hang(20)
    expect(admission.isStuck()).toBe(true)
    for (const { place } of begun) place.leave()
    expect(admission.isStuck()).toBe(false)
  })
})

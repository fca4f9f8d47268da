// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakeEventSource } from '#tests/support/live/fake-event-source.ts'
import { writeProps } from '#web/plumbing/island-props.ts'
import { storePlace } from '#web/plumbing/stored/stored-place.ts'

const now = new Date('2026-11-23T12:00:00Z')
const before = (seconds: number) => new Date(now.getTime() - seconds * 1_000).toISOString()

let sources: ReturnType<typeof fakeEventSource>
let asked: string[]
/** What the server draws for the page by now. */
let drawn: string

function toPage(words: string, measuredAt: string | null): string {
  const props = writeProps({ slug: 'maine', near: null, measuredAt })
  const part = `<div data-live="open-beds"><p role="status">${words}</p><button data-ask-again>Try again</button></div>`
  return `<div data-live="plates">${words} plates</div>
    <porch-island src="/assets/state-beds.island-1.js" data-props='${props}'>${part}</porch-island>`
}

class PlayedRequest extends EventTarget {
  status = 200
  responseType = ''
  get responseXML() {
    return new DOMParser().parseFromString(drawn, 'text/html')
  }
  open(_: string, address: string) {
    asked.push(address)
  }
  setRequestHeader() {}
  send() {
    queueMicrotask(() => this.dispatchEvent(new Event('loadend')))
  }
}

beforeEach(() => {
  // A hydrated island goes on following its state.
  vi.resetModules()
  vi.useFakeTimers({ now })
  sources = fakeEventSource()
  asked = []
  drawn = toPage('5 of 20 beds open', before(0))
  vi.stubGlobal('XMLHttpRequest', PlayedRequest)
  history.replaceState(null, '', '/directory/maine')
})
afterEach(() => dispatchEvent(new Event('pagehide')))

/** What is fetched when it is first needed takes no time here. */
async function soon(ms: number) {
  await vi.advanceTimersByTimeAsync(ms)
  await vi.dynamicImportSettled()
  await vi.advanceTimersByTimeAsync(0)
}
const said = () => document.querySelector('[role="status"]')?.textContent

async function hydrateBeds(age: number) {
  document.body.innerHTML = toPage('4 of 20 beds open', before(age))
  const place = document.querySelector<HTMLElement>('porch-island')
  if (!place) throw new Error('there is no island')
  const { hydrate } = await import('./state-beds.island.ts')
  await hydrate(place)
  sources.last.open()
  await soon(2_000)
}

it('takes what came with the page, and reads it anew once it is a minute old', async () => {
  await hydrateBeds(20)
  expect(asked).toEqual([])
  await soon(37_000)
  expect(asked).toEqual([])
  await soon(2_000)
  expect(asked).toEqual(['/directory/maine?near='])
  expect(said()).toBe('5 of 20 beds open')
  expect(document.querySelector('[data-live="plates"]')?.textContent).toBe('5 of 20 beds open plates')
  await soon(300_000)
  expect(asked).toHaveLength(1)
})

it('reads at once where the page came from memory and is older than a minute', async () => {
  await hydrateBeds(61)
  expect(asked).toHaveLength(1)
})

it('reads when something changed, and not again when the minute is over', async () => {
  await hydrateBeds(20)
  sources.last.tell('beds', { homes: [], gone: ['a'] })
  await soon(400)
  expect([asked.length, said()]).toEqual([1, '5 of 20 beds open'])
  await soon(300_000)
  expect(asked).toHaveLength(1)
})

it('shows what is near the place looked for before, and goes on asking for that', async () => {
  storePlace('04101')
  await hydrateBeds(20)
  expect(asked).toEqual(['/directory/maine?near=04101&kept=1'])
  sources.last.tell('beds', { homes: [], gone: ['a'] })
  await soon(2_000)
  expect(asked.slice(1)).toEqual(['/directory/maine?near=04101&kept=1'])
})

it('keeps what it shows where nothing can be counted just now, and asks once more by its button', async () => {
  await hydrateBeds(20)
  drawn = toPage('We could not ask', null)
  sources.last.tell('beds', { homes: [], gone: ['a'] })
  await soon(400)
  expect([asked.length, said()]).toEqual([1, '4 of 20 beds open'])
  drawn = toPage('6 of 20 beds open', before(0))
  document.querySelector('button')?.click()
  await soon(10)
  expect([asked.length, said()]).toEqual([2, '6 of 20 beds open'])
})

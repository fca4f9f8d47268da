// @vitest-environment happy-dom
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { EARLY_TAPS, repeatEarlyTaps } from './early-taps.ts'

beforeAll(() => {
  new Function(EARLY_TAPS)()
})

beforeEach(() => {
  delete document.documentElement.dataset.ready
  window.plTapped?.splice(0)
  vi.useFakeTimers()
})

function show(html: string): HTMLElement {
  document.body.innerHTML = html
  const [control] = document.querySelectorAll<HTMLElement>('[data-test]')
  if (!control) throw new Error('There is no control.')
  return control
}

describe('a control touched before the script of the page has come', () => {
  it('does what it does once the script is there, and once', () => {
    const button = show('<button type="button" data-test>Menu</button>')
    const pressed = vi.fn()
    button.addEventListener('click', pressed)
    button.click()
    expect(pressed).not.toHaveBeenCalled()
    repeatEarlyTaps()
    repeatEarlyTaps()
    expect(pressed).toHaveBeenCalledTimes(1)
  })

  it('leads on by itself where the script does not come in time', () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
    const link = show('<a href="https://porchlight.example/help" data-held data-log="here: Help" data-test>Help</a>')
    const log = vi.spyOn(console, 'log').mockImplementation(() => {})
    link.click()
    expect(assign).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1500)
    expect([assign.mock.calls, log.mock.calls]).toEqual([[['https://porchlight.example/help']], [['here: Help']]])
  })
})

it('a form whose script does not come is sent with the button that was pressed', () => {
  const sent: unknown[] = []
  const button = show(
    '<form data-held><button name="act" value="save"></button><button name="act" value="publish" data-test></button></form>',
  )
  button.closest('form')?.addEventListener('submit', (event) => {
    event.preventDefault()
    sent.push(event.submitter)
  })
  button.click()
  expect(sent).toEqual([])
  vi.advanceTimersByTime(1500)
  expect(sent).toEqual([button])
})

it('the console line of a control is written each time it does what it does, not when its fold is shut again', () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  repeatEarlyTaps()
  const summary = show('<details><summary data-log="faq: What" data-test>What</summary></details>')
  summary.click()
  summary.closest('details')?.setAttribute('open', '')
  summary.click()
  expect(log.mock.calls).toEqual([['faq: What']])
})

it('asks for our letters once the page is painted, unless data is to be saved', () => {
  const html = document.documentElement
  const paint = vi.spyOn(window, 'requestAnimationFrame').mockImplementation((draw) => Number(setTimeout(draw, 16)))
  const isPlainAfter = (ms: number) => {
    html.dataset.plain = ''
    new Function(EARLY_TAPS)()
    document.dispatchEvent(new Event('DOMContentLoaded'))
    vi.advanceTimersByTime(ms)
    return 'plain' in html.dataset
  }
  expect([isPlainAfter(16), isPlainAfter(33)]).toEqual([true, false])
  // Nothing is painted in the background.
  paint.mockImplementation(() => 0)
  expect([isPlainAfter(499), isPlainAfter(500)]).toEqual([true, false])
  vi.stubGlobal('navigator', { connection: { saveData: true } })
  expect(isPlainAfter(500)).toBe(true)
  vi.unstubAllGlobals()
  delete html.dataset.plain
})

it('shows our letters when both faces have come, or will not', async () => {
  const html = document.documentElement
  const faces: string[] = []
  const second = Promise.withResolvers<FontFace[]>()
  const load = (face: string) => {
    faces.push(face)
    return faces.length === 1 ? Promise.resolve([]) : second.promise
  }
  Object.defineProperty(document, 'fonts', { configurable: true, value: { load } })
  html.dataset.plain = ''
  new Function(EARLY_TAPS)()
  document.dispatchEvent(new Event('DOMContentLoaded'))
  await vi.advanceTimersByTimeAsync(500)
  expect(faces).toEqual(['700 1em "National Park"', '1em "Atkinson Next"'])
  expect('plain' in html.dataset).toBe(true)
  second.reject(new Error('no network'))
  await vi.advanceTimersByTimeAsync(0)
  expect('plain' in html.dataset).toBe(false)
  Reflect.deleteProperty(document, 'fonts')
})

// @vitest-environment happy-dom
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { offlineWords } from '#domain/language/offline-words.ts'
import { startPlainForms } from './plain-forms.ts'

const left = vi.fn()

beforeAll(() => {
  startPlainForms()
  // What reaches the window unprevented is what the browser sends.
  addEventListener('submit', (event) => !event.defaultPrevented && left(event.submitter))
})
beforeEach(() => {
  vi.restoreAllMocks()
  left.mockReset()
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response())
  dispatchEvent(new Event('pageshow'))
  document.documentElement.lang = 'en'
  document.body.innerHTML =
    '<form method="post"><input name="who" value="Nia"><button name="do" value="ask"></button></form>'
})

async function press(): Promise<void> {
  document.querySelector('form')?.requestSubmit(document.querySelector('button'))
  await vi.waitFor(() => expect(vi.mocked(fetch).mock.results.every(({ type }) => type === 'return')).toBe(true))
  await new Promise((done) => setTimeout(done))
}
const said = () => [...document.querySelectorAll('[role="alert"]')].map(({ textContent }) => textContent)

it('a form is sent once, by the button that was pressed, and again by whoever comes back to its page', async () => {
  await Promise.all([press(), press()])
  expect(left).toHaveBeenCalledExactlyOnceWith(document.querySelector('button'))
  dispatchEvent(new Event('pageshow'))
  await press()
  expect(left).toHaveBeenCalledTimes(2)
})

it('a form that led nowhere can be sent again after a while', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(50_000)
  await press()
  await press()
  expect(left).toHaveBeenCalledTimes(1)
  now.mockReturnValue(60_000)
  await press()
  expect(left).toHaveBeenCalledTimes(2)
})

it.each(['en', 'es'] as const)(
  'without a connection the page stays and says so once, in its language (%s)',
  async (lang) => {
    document.documentElement.lang = lang
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await press()
    await press()
    expect(said()).toEqual([offlineWords[lang]])
    expect(left).not.toHaveBeenCalled()
    onLine.mockReturnValue(true)
    await press()
    expect(left).toHaveBeenCalledTimes(1)
  },
)

it('a line that is cut where the device thinks it is online keeps what was typed, too', async () => {
  vi.mocked(fetch).mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await press()
  expect(said()).toEqual([offlineWords.en])
  expect(left).not.toHaveBeenCalled()
  await press()
  expect(left).toHaveBeenCalledTimes(1)
})

it('a search, and a form that React has sent, are left alone', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  document.body.innerHTML = '<form action="/search"><button></button></form>'
  await press()
  expect(left).toHaveBeenCalledTimes(1)
  document.body.innerHTML = '<div><form method="post"><button></button></form></div>'
  document.querySelector('div')?.addEventListener('submit', (event) => event.preventDefault())
  await press()
  expect(said()).toEqual([])
  expect(fetch).not.toHaveBeenCalled()
})

it('says that a file is on its way, where one was chosen, and no more when its page comes back', async () => {
  document
    .querySelector('form')
    ?.insertAdjacentHTML('beforeend', '<input type="file"><p data-sending hidden>Sending</p>')
  const line = document.querySelector<HTMLElement>('[data-sending]')
  await press()
  expect(line?.hidden).toBe(true)
  const input = document.querySelector<HTMLInputElement>('[type=file]')
  if (input) vi.spyOn(input, 'value', 'get').mockReturnValue('bill.pdf')
  dispatchEvent(new Event('pageshow'))
  await press()
  expect(line?.hidden).toBe(false)
  dispatchEvent(new Event('pageshow'))
  expect(line?.hidden).toBe(true)
})

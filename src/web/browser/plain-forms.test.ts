// @vitest-environment happy-dom
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { offlineWords } from '#domain/language/offline-words.ts'
import { startPlainForms } from './plain-forms.ts'

beforeAll(() => startPlainForms())
beforeEach(() => {
  vi.restoreAllMocks()
  document.documentElement.lang = 'en'
  document.body.innerHTML = '<form method="post"><input name="who" value="Nia"></form>'
})

/** Whether the browser would send the form. */
function send(form = document.querySelector('form')): boolean {
  return form?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true })) ?? false
}

it('a form is sent once, and again by whoever comes back to its page', () => {
  expect([send(), send()]).toEqual([true, false])
  dispatchEvent(new Event('pageshow'))
  expect(send()).toBe(true)
})

it('a form that led nowhere can be sent again after a while', () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(50_000)
  expect([send(), send()]).toEqual([true, false])
  now.mockReturnValue(60_000)
  expect(send()).toBe(true)
})

it.each(['en', 'es'] as const)('without a connection the page stays and says so once, in its language (%s)', (lang) => {
  document.documentElement.lang = lang
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  expect([send(), send()]).toEqual([false, false])
  const said = [...document.querySelectorAll('[role="alert"]')].map(({ textContent }) => textContent)
  expect(said).toEqual([offlineWords[lang]])
  onLine.mockReturnValue(true)
  expect(send()).toBe(true)
})

it('a search, and a form that React has sent, are left alone', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  document.body.innerHTML = '<form action="/search"></form><div><form method="post"></form></div>'
  expect(send()).toBe(true)
  document.querySelector('div')?.addEventListener('submit', (event) => event.preventDefault())
  send(document.querySelector<HTMLFormElement>('form[method]'))
  expect(document.querySelector('[role="alert"]')).toBeNull()
})

// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { hasDraft, startDrafts } from './drafts.ts'

const key = 'pl-draft-try'
const stored = () => JSON.parse(sessionStorage.getItem(key) ?? 'null')
const leave = () => dispatchEvent(new Event('pagehide'))

beforeEach(() => {
  document.body.innerHTML = `<form data-draft="${key}"><input name="who" value=""><select name="state"><option value="">Choose</option><option value="WV">WV</option></select><textarea name="words">Topic: A demo</textarea></form>`
})
afterEach(() => {
  delete document.documentElement.dataset.gone
})

function write(words: string) {
  const field = document.querySelector('textarea')
  if (field) field.value = words
}

describe('what is written and not sent', () => {
  it('is kept when the page is left, and is there to be put back', () => {
    startDrafts()
    write('Hello')
    leave()
    expect(stored()).toEqual({ values: { who: '', state: '', words: 'Hello' } })
    expect(hasDraft(document.body)).toBe(true)
  })

  it('is nothing while the form is as the page came', () => {
    startDrafts()
    leave()
    expect([stored(), hasDraft(document.body)]).toEqual([null, false])
  })

  it('keeps the try to send it, and goes when the fields are empty', () => {
    startDrafts()
    sessionStorage.setItem(key, JSON.stringify({ values: {}, attempt: { key: 'k', body: 'b' } }))
    leave()
    expect(stored().attempt).toEqual({ key: 'k', body: 'b' })
    write('')
    leave()
    expect(stored()).toBeNull()
  })

  it('goes with “Leave this site”', () => {
    startDrafts()
    write('Hello')
    document.documentElement.dataset.gone = ''
    leave()
    expect(stored()).toBeNull()
  })

  it('is forgotten on the page that says it was sent', () => {
    sessionStorage.setItem(key, '{"values":{"words":"Hello"}}')
    document.body.innerHTML = `<main data-sent-draft="${key}"></main>`
    startDrafts()
    expect(stored()).toBeNull()
  })
})

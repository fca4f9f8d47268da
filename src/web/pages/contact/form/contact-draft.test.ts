// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import { clearDraft, loadDraft, prepareAttempt, saveDraft } from './contact-draft.ts'
import { emptyValues } from './contact-form.ts'

const values = { ...emptyValues, firstName: 'Sam', message: 'Hello' }

describe('a draft', () => {
  it('comes back as it was kept, with its last attempt', () => {
    const draft = { values, attempt: { key: 'k', body: 'b' } }
    saveDraft(draft)
    expect(loadDraft()).toEqual(draft)
  })

  it('is gone once it is cleared or empty', () => {
    saveDraft({ values, attempt: null })
    clearDraft()
    expect(loadDraft()).toBeNull()
    expect(sessionStorage.length).toBe(0)
  })

  it.each(['not json', '7', '{"values":3}', '{"values":{"firstName":{}},"attempt":{"key":1}}'])(
    'does not trip over what somebody else left there: %s',
    (left) => {
      sessionStorage.setItem('pl-draft-contact', left)
      expect(loadDraft()?.values ?? emptyValues).toEqual(emptyValues)
    },
  )

  it('does not mind a browser that forbids storage', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    expect(() => saveDraft({ values, attempt: null })).not.toThrow()
  })
})

it('an attempt to send keeps its key while the body is the same, and takes another for other words', () => {
  const first = prepareAttempt('hello', null)
  expect(prepareAttempt('hello', first)).toBe(first)
  expect(prepareAttempt('hello again', first).key).not.toBe(first.key)
  expect(first.key).toMatch(/^[0-9a-f]{32}$/)
})

// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import { offlineWords } from '#domain/language/offline-words.ts'
import { ApiError } from '#web/plumbing/api-client.ts'
import { toFailure } from './failure.ts'

describe('a failed call', () => {
  it('says that no answer came when there was no network', () => {
    expect(toFailure(new TypeError('Failed to fetch'))).toMatchObject({
      status: null,
      message: 'We could not reach our server. Check your connection, then try again.',
    })
  })

  it('says of a device without a connection that this is why', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const { message, ...rest } = toFailure(new TypeError('Failed to fetch'))
    expect([message, rest.isOffline]).toEqual([offlineWords.en, true])
  })

  it('says what the server said, field by field', () => {
    const body = { code: 'invalid_input', message: 'Some values are missing.', fields: { email: 'Email is missing.' } }
    expect(toFailure(new ApiError(422, JSON.stringify(body)))).toEqual({
      kind: 'failed',
      status: 422,
      message: 'Some values are missing.',
      fields: { email: 'Email is missing.' },
    })
  })

  it('never shows what a stranger between us and the server wrote', () => {
    expect(toFailure(new ApiError(502, '<html>Bad gateway</html>')).message).toBe(
      'Something went wrong on our side. Please try again.',
    )
  })
})

import { array, assert, constantFrom, property, string, stringMatching, tuple, webUrl } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toOwnPath } from './own-path.ts'

const site = 'https://beds.example.org'

describe('where somebody goes after signing in', () => {
  it.each([
    '/workspace',
    '/workspace/beds?day=1&all=',
    '/directory/west-virginia#map',
    '/',
    '/signed',
    '/apiary',
    '/caf%C3%A9',
  ])('is %s when it was asked for', (path) => {
    expect(toOwnPath(path)).toBe(path)
  })

  it.each([
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    '/\t/evil.example',
    '/\n//evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    '/%2e//evil.example',
    '/\u200b/evil.example',
    'workspace',
    '',
    undefined,
    ['/workspace'],
    `/${'a'.repeat(2000)}`,
  ])('is the home page for %j', (value) => {
    expect(toOwnPath(value)).toBe('/')
  })

  it.each(['/api/logout', '/api', '/sign-in?error=1', '/sign-out', '/x/../api/logout', '/%61pi/logout', '/API/logout'])(
    'is never %s, which would lead in circles',
    (value) => {
      expect(toOwnPath(value)).toBe('/')
    },
  )

  // What browsers and proxies are known to read differently, in every mixture.
  const tricky = array(
    constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '%2f',
      '%5c',
      '@',
      ':',
      '\t',
      '\n',
      '\0',
      '?',
      '#',
      'evil.example',
      'http:',
      ' ',
    ),
    { maxLength: 12 },
  ).map((parts) => parts.join(''))

  it('is always on this site, whatever was asked for', () => {
    const anything = [string({ unit: 'binary' }), string(), webUrl(), tricky, tricky.map((rest) => `/${rest}`)]
    for (const asked of anything) {
      assert(
        property(asked, (value) => {
          const path = toOwnPath(value)
          const url = new URL(path, site)
          expect(url.origin).toBe(site)
          expect(path).toMatch(/^\/(?!\/)[^\\\p{C}]*$/u)
          expect(toOwnPath(path)).toBe(path)
        }),
        { numRuns: 500 },
      )
    }
  })

  it('keeps every plain path with its query', () => {
    const word = stringMatching(/^[a-z][a-z0-9-]{0,12}$/)
    const path = tuple(array(word, { minLength: 1, maxLength: 4 }), word).map(
      ([parts, q]) => `/${parts.join('/')}?${q}=1`,
    )
    assert(
      property(path, (value) => {
        const reserved = /^\/(api|sign-in|sign-out|sign-up|forgot-password|reset-password)[/?]/.test(value)
        expect(toOwnPath(value)).toBe(reserved ? '/' : value)
      }),
    )
  })
})

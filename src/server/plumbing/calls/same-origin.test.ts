import { describe, expect, it } from 'vitest'
import { isFromElsewhere, requireSameOrigin } from './same-origin.ts'

const own = 'https://beds.example.org'
const post = (headers: Record<string, string>) => new Request(`${own}/api/contact`, { method: 'POST', headers })

describe('an unsafe request', () => {
  it.each([
    ['our own page by Fetch Metadata', { 'sec-fetch-site': 'same-origin' }],
    ['our own page by Origin', { origin: own, cookie: 'a=b' }],
    ['a program without cookies', {}],
  ])('from %s passes', (_, headers) => {
    expect(() => requireSameOrigin(post(headers as Record<string, string>), own)).not.toThrow()
  })

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site', origin: own }],
    ['a sister domain', { 'sec-fetch-site': 'same-site' }],
    ['another origin', { origin: 'https://evil.example' }],
    ['an opaque origin', { origin: 'null' }],
    ['its own host without TLS', { origin: 'http://beds.example.org' }],
    ['something that carries a cookie and says nothing of itself', { cookie: 'a=b' }],
  ])('from %s is refused', (_, headers) => {
    expect(() => requireSameOrigin(post(headers as Record<string, string>), own)).toThrow('our own pages')
  })

  it('passes from the host it came to, behind a proxy that ends TLS', () => {
    const inside = new Request('http://www.example.org/api/contact', {
      method: 'POST',
      headers: { origin: 'https://www.example.org' },
    })
    expect(() => requireSameOrigin(inside, own)).not.toThrow()
    expect(() => requireSameOrigin(inside, 'http://127.0.0.1:3000')).toThrow('our own pages')
  })

  it('is told from a safe one', () => {
    const get = new Request(own, { headers: { 'sec-fetch-site': 'cross-site' } })
    expect(() => requireSameOrigin(get, own)).not.toThrow()
  })
})

describe('a navigation', () => {
  const from = (headers: Record<string, string>) => isFromElsewhere(new Request(`${own}/api/logout`, { headers }), own)

  it('typed or bookmarked is ours', () => {
    expect(from({})).toBe(false)
    expect(from({ 'sec-fetch-site': 'none' })).toBe(false)
  })

  it('from another site is not, even one whose name begins like ours', () => {
    expect(from({ 'sec-fetch-site': 'cross-site' })).toBe(true)
    expect(from({ referer: `${own}.evil.example/` })).toBe(true)
    expect(from({ referer: `${own}/account` })).toBe(false)
  })
})

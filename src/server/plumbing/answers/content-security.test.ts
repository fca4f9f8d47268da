import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { buildPageHeaders, computeInlineHash } from './content-security.ts'

const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`

describe('the content security policy', () => {
  it('never allows inline code wholesale', () => {
    const policy = buildPageHeaders([computeInlineHash('a()')], { https: true, frameHosts: [] })[
      'Content-Security-Policy'
    ]
    expect(policy).toContain(`script-src 'self' ${hash('a()')};`)
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|nonce|\*/)
  })

  it('allows the style that stands in the page, and no other', () => {
    const options = { https: true, frameHosts: [], styleHashes: [computeInlineHash('a{}')] }
    expect(buildPageHeaders([], options)['Content-Security-Policy']).toContain(`style-src 'self' ${hash('a{}')};`)
    expect(buildPageHeaders([], { ...options, styleHashes: [] })['Content-Security-Policy']).toContain(
      "style-src 'self';",
    )
  })

  it('frames only ourselves and the directory host', () => {
    const policy = buildPageHeaders([], { https: false, frameHosts: ['https://dir.example'] })[
      'Content-Security-Policy'
    ]
    expect(policy).toContain("frame-src 'self' https://dir.example;")
    expect(policy).toContain("frame-ancestors 'none'")
  })

  it('lets a page be framed by everybody only where that is said, and keeps the rest of it shut', () => {
    const options = { https: true, frameHosts: [] }
    const [shut, framed] = [options, { ...options, framedByAll: true }].map((one) => buildPageHeaders([], one))
    expect(framed?.['Cross-Origin-Resource-Policy']).toBe('cross-origin')
    expect(shut?.['Cross-Origin-Resource-Policy']).toBe('same-origin')
    const policy = framed?.['Content-Security-Policy']
    expect(policy?.replace('frame-ancestors *', "frame-ancestors 'none'")).toBe(shut?.['Content-Security-Policy'])
  })

  it('asks for https only where the site is reached by https', () => {
    expect(buildPageHeaders([], { https: true, frameHosts: [] })).toHaveProperty('Strict-Transport-Security')
    expect(buildPageHeaders([], { https: false, frameHosts: [] })).not.toHaveProperty('Strict-Transport-Security')
  })
})

import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { pageHeaders, scriptHashes } from './content-security.ts'

const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`

describe('the content security policy', () => {
  it('hashes each inline script once, as it stands', () => {
    const html = '<script>a()</script><script async="" type="module">b()\n</script><script>a()</script>'
    expect(scriptHashes(html)).toEqual([hash('a()'), hash('b()\n')])
  })

  it('leaves out files and data blocks, which are no inline code', () => {
    expect(scriptHashes('<script src="/a.js"></script><script type="application/ld+json">{}</script>')).toEqual([])
  })

  it('never allows inline code wholesale', () => {
    for (const scripts of [{ nonce: 'abc', hashes: [] }, { hashes: [hash('a()')] }]) {
      const policy = pageHeaders(scripts, { https: true, frameHosts: [] })['Content-Security-Policy']
      expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|\*/)
    }
  })

  it('frames only ourselves and the directory host', () => {
    const policy = pageHeaders({ hashes: [], nonce: 'x' }, { https: false, frameHosts: ['https://dir.example'] })[
      'Content-Security-Policy'
    ]
    expect(policy).toContain("frame-src 'self' https://dir.example;")
    expect(policy).toContain("frame-ancestors 'none'")
  })

  it('lets a page be framed by everybody only where that is said, and keeps the rest of it shut', () => {
    const options = { https: true, frameHosts: [] }
    const [shut, framed] = [options, { ...options, framedByAll: true }].map((one) => pageHeaders({ hashes: [] }, one))
    expect(framed?.['Cross-Origin-Resource-Policy']).toBe('cross-origin')
    expect(shut?.['Cross-Origin-Resource-Policy']).toBe('same-origin')
    const policy = framed?.['Content-Security-Policy']
    expect(policy?.replace('frame-ancestors *', "frame-ancestors 'none'")).toBe(shut?.['Content-Security-Policy'])
  })

  it('asks for https only where the site is reached by https', () => {
    expect(pageHeaders({ hashes: [], nonce: 'x' }, { https: true, frameHosts: [] })).toHaveProperty(
      'Strict-Transport-Security',
    )
    expect(pageHeaders({ hashes: [], nonce: 'x' }, { https: false, frameHosts: [] })).not.toHaveProperty(
      'Strict-Transport-Security',
    )
  })
})

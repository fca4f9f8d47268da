import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { affiliateChange } from '#contract/affiliates/affiliates.ts'
import { signUpBody } from '#contract/auth/auth.ts'
import { contactMessage } from '#contract/contact/contact.ts'
import { joinAsNewBody } from '#contract/team/team.ts'
import { toWebsiteUrl } from '#domain/residence/website-url.ts'
import { type TestSite, testSite } from '#tests/support/product/test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite()
})
afterAll(() => site.stop())

const shut = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

describe('an answer that is no page', () => {
  it.each([
    ['data', 'GET', '/api/things', 200],
    ['a table', 'GET', '/things.csv', 200],
    ['nothing', 'GET', '/api/nothing', 404],
    ['a failure', 'GET', '/api/broken', 500],
    ['a move', 'GET', '/api/moved', 302],
    ['another method', 'DELETE', '/api/things', 405],
    ['a refusal', 'POST', '/api/things', 403],
    ['readiness', 'GET', '/readyz', 200],
    ['words for who finds a weakness', 'GET', '/.well-known/security.txt', 200],
    ['a file', 'GET', '/file.json', 200],
  ])('(%s: %s %s) does nothing as a document and stands in no frame', async (_, method, path, status) => {
    const headers = { 'sec-fetch-site': method === 'POST' ? 'cross-site' : 'same-origin' }
    const answer = await fetch(site.origin + path, { method, headers, redirect: 'manual' })
    expect([answer.status, answer.headers.get('content-security-policy')]).toEqual([status, shut])
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  })

  it('a page has one policy, its own', async () => {
    const answer = await fetch(`${site.origin}/page`, { headers: { accept: 'text/html' } })
    const policy = answer.headers.get('content-security-policy') ?? ''
    expect(policy.split('default-src')).toHaveLength(2)
    expect(policy).toContain("script-src 'self';")
  })
})

describe('a known address asked another way', () => {
  it.each([
    ['PUT', '/api/things', 405, 'GET, HEAD, POST'],
    ['DELETE', '/api/things/7', 405, 'PATCH'],
    ['GET', '/api/things/7', 405, 'PATCH'],
    ['PUT', '/api/nothing', 404, null],
    ['PUT', '/page', 405, 'GET, HEAD'],
  ])('%s %s is %i, and what it takes is said', async (method, path, status, allow) => {
    const answer = await fetch(site.origin + path, { method })
    expect([answer.status, answer.headers.get('allow')]).toEqual([status, allow])
  })
})

/** What comes back for these very bytes. */
function raw(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(site.port, '127.0.0.1', () => socket.write(text))
    let got = ''
    socket.on('data', (chunk) => {
      got += chunk
      if (got.includes('\r\n\r\n')) socket.end()
    })
    socket.on('close', () => resolve(got))
    socket.on('error', reject)
  })
}

it('two Host lines are refused, for pages from memory too', async () => {
  for (const path of ['/api/things', '/file.json']) {
    const answer = await raw(`GET ${path} HTTP/1.1\r\nHost: a.example\r\nhOST: b.example\r\n\r\n`)
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
    expect(await raw(`GET ${path} HTTP/1.1\r\nHost: a.example\r\n\r\n`)).toMatch(/^HTTP\/1\.1 200 /)
  }
})

it('who hangs up in the middle of a body is no error, and no typed address is in the log', async () => {
  const head =
    'POST /api/things HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 400\r\n\r\n{"a'
  for (let number = 0; number < 20; number += 1) {
    const socket = connect(site.port, '127.0.0.1', () => socket.write(head, () => socket.destroy()))
    await new Promise((resolve) => socket.on('close', resolve))
  }
  await fetch(`${site.origin}/secret-Maria-Lopez%0d%0aforged`)
  await fetch(`${site.origin}/api/secret-Maria-Lopez?who=Maria`)
  await new Promise((resolve) => setTimeout(resolve, 200))
  const lines = site.log().filter((line) => !line.includes('the pipe burst'))
  expect(lines.filter((line) => line.includes('"level":"error"'))).toEqual([])
  expect(lines.join('')).not.toContain('Maria')
})

it('security.txt says whom to write to, for less than a year', async () => {
  const text = await (await fetch(`${site.origin}/.well-known/security.txt`)).text()
  const expires = Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '')
  expect(expires).toBeGreaterThan(Date.now() + 30 * 24 * 3_600_000)
  expect(expires).toBeLessThan(Date.now() + 365 * 24 * 3_600_000)
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m)
  expect(text).toContain('Preferred-Languages: en, es\n')
  expect(text).toContain('/.well-known/security.txt\nPolicy: ')
})

describe('names and websites that look like others', () => {
  const account = {
    firstName: 'Sam',
    lastName: 'Reed',
    organizationName: 'Oak',
    email: 'a@b.example',
    password: 'x'.repeat(12),
  }
  const message = { ...account, message: 'Hello', facilityName: 'Oak' }
  const forms: [string, z.core.$ZodType, object, string][] = [
    ['sign-up', signUpBody, account, 'firstName'],
    ['sign-up', signUpBody, account, 'lastName'],
    ['sign-up', signUpBody, account, 'organizationName'],
    ['joining', joinAsNewBody, account, 'firstName'],
    ['joining', joinAsNewBody, account, 'lastName'],
    ['contact', contactMessage, message, 'firstName'],
    ['contact', contactMessage, message, 'lastName'],
    ['contact', contactMessage, message, 'facilityName'],
    ['making an affiliate', affiliateChange, { act: 'make', state: 'WV', name: 'Oak' }, 'name'],
  ]

  it.each(forms)('%s takes no unseen character in a name', (_, schema, good, field) => {
    for (const point of [0x202e, 0x2066, 0x200b, 0x00ad, 0xfeff]) {
      const result = z.safeParse(schema, { ...good, [field]: `Sam${String.fromCodePoint(point)}Reed` })
      expect(result.error?.issues.map(({ path, message }) => [path.join(), message])).toEqual([
        [field, expect.stringContaining('holds a character that cannot be shown')],
      ])
    }
  })

  it.each([
    'https://evil.example@good.example/',
    'https://a:b@good.example',
    'javascript://good.example/%0aalert(1)',
    'ftp://good.example',
  ])('%s is no website', (website) => expect(toWebsiteUrl(website)).toBeNull())
})

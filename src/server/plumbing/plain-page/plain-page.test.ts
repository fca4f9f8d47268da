import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { type ErrorCode, errorStatus } from '#contract/calls/errors.ts'
import { buildPlainPage, buildWordsOnlyHeaders, wantsPage } from './plain-page.ts'

it.each([
  ['/embed/directory/maine?open=1', '*'],
  ['/directory/maine', "'none'"],
  ['', "'none'"],
])('a plain page in the place of %s may stand in frames of %s', (path, ancestors) => {
  expect(buildWordsOnlyHeaders(path)['Content-Security-Policy']).toContain(`frame-ancestors ${ancestors};`)
})

it('wears a style that its policy lets in, and nothing else does', () => {
  const { html, headers } = buildPlainPage({ code: 'internal', message: 'x' }, { url: '/', acceptLanguage: '' })
  const style = /<style>([\s\S]*)<\/style>/.exec(html)?.[1] ?? ''
  const hash = createHash('sha256').update(style).digest('base64')
  expect(headers['Content-Security-Policy']).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; frame-ancestors/)
  expect(headers['Content-Security-Policy']).toContain(hash)
})

describe('the language of a plain page', () => {
  const full = { code: 'unavailable', message: 'Many people are here right now.' } as const
  it.each([
    ['/es/residencias', undefined, 'es', false],
    ['/es/residencias/x?lang=en', 'en', 'es', false],
    ['/embed/directory/maine?lang=es', 'en', 'es', false],
    ['/embed/directory/maine?lang=en', 'es', 'en', false],
    ['/embed/directory/maine?lang=tlh', 'es', 'es', true],
    ['/about', undefined, 'en', true],
    ['/about', 'es-MX,es;q=0.9,en;q=0.8', 'es', true],
    ['/about', 'en-US,en;q=0.9,es;q=0.8', 'en', true],
    ['/about', 'fr,es;q=0.5,en;q=0.4', 'es', true],
    ['/about', 'es;q=0', 'en', true],
    ['/about', 'fr', 'en', true],
    ['', 'est', 'en', true],
  ])('of %s for %s is %s', (url, acceptLanguage, language, goesByHeader) => {
    const { html, headers } = buildPlainPage(full, { url, acceptLanguage })
    expect(html).toContain(`<html lang="${language}">`)
    expect(html.includes('Un momento, por favor')).toBe(language === 'es')
    expect(headers.Vary).toBe(goesByHeader ? 'Accept-Language' : undefined)
  })

  it.each(Object.keys(errorStatus).filter(isCode))('has words of its own for %s', (code) => {
    const { html } = buildPlainPage(
      { code, message: 'Only English <&>', retryAfter: 90 },
      { url: '/es', acceptLanguage: '' },
    )
    expect(html).not.toContain('Only English')
    expect(html).not.toMatch(/undefined|\b(the|again|page|Call|free)\b/)
    expect(html).toContain('href="tel:988"')
    const english = buildPlainPage({ code, message: 'Only English <&>' }, { url: '/', acceptLanguage: '' })
    expect(english.html).toContain('<p>Only English &lt;&amp;></p>')
  })

  it('says how long to wait', () => {
    const said = (retryAfter: number) =>
      buildPlainPage({ code: 'too_many_requests', message: '', retryAfter }, { url: '/es', acceptLanguage: '' }).html
    expect(said(1)).toContain('otra vez en 1 segundo.')
    expect(said(45.2)).toContain('otra vez en 46 segundos.')
    expect(said(61)).toContain('otra vez en 2 minutos.')
  })
})

it('offers another try only where one may help', () => {
  const html = (code: ErrorCode) => buildPlainPage({ code, message: 'x' }, { url: '/about', acceptLanguage: '' }).html
  expect(html('unavailable')).toMatch(/<title>One moment, please<[\s\S]*Try again<\/a> or go to the <a href="\/">/)
  expect(html('bad_request')).toMatch(/<title>That did not work<[\s\S]*<p>Go to the <a href="\/">/)
  expect(html('bad_request')).not.toContain('Try again')
})

it('a form that a browser sends is answered with a page too, a program with data', () => {
  expect(wantsPage('text/html,application/xhtml+xml')).toBe(true)
  expect(wantsPage('application/json')).toBe(false)
  expect(wantsPage(undefined)).toBe(false)
})

it('says to somebody who was signed out while writing how to send it once more', () => {
  const said = { code: 'signed_out', message: 'x' } as const
  const page = (form?: { page: string; values: Record<string, string> }) =>
    buildPlainPage(said, { url: '/about', acceptLanguage: '', form }).html
  const empty = page({ page: '/about?a=b', values: {} })
  expect(empty).toMatch(
    /nothing is lost[\s\S]*href="\/api\/login\?returnTo=%2Fabout%3Fa%3Db" target="_blank"[\s\S]*reload this page/,
  )
  expect(empty).not.toContain('<textarea')
  expect(page()).not.toContain('reload')
})

it('gives them back what they wrote, to copy, and nothing that a form carried unseen or that is secret', () => {
  const said = { code: 'signed_out', message: 'x' } as const
  const values = {
    act: 'letter',
    id: '0f1e2d3c-4b5a-4978-8695-a4b3c2d1e0f0',
    seen: 'an older note',
    was: '[2,true]',
    item: 'what-it-costs',
    en_title: 'What it costs',
    code: '012345',
    note_pets: 'on',
    role: 'bed_updater',
    letter: '\nOur lease </textarea><script>',
    residenceName: 'Oak & Elm',
    zip: ' ',
    newPassword: 'horse',
    group: '0f1e2d3c-4b5a-4978-8695-a4b3c2d1e0f1',
  }
  const { html } = buildPlainPage(said, { url: '/', acceptLanguage: '', form: { page: '/', values } })
  const fields = [...html.matchAll(/<label>([^<]*)<br><textarea[^>]*>\n([^<]*)&?/g)].map(([, name, value]) => [
    name,
    value,
  ])
  expect(fields).toEqual([
    ['Title in English', 'What it costs'],
    ['What you can show', '\nOur lease &lt;/textarea>&lt;script>'],
    ['Residence name', 'Oak &amp; Elm'],
  ])
  expect(html).toContain('Or copy it from here')
  expect(html).not.toMatch(/older note|012345|horse|<script/)
})

function isCode(code: string): code is ErrorCode {
  return Object.hasOwn(errorStatus, code)
}

import { describe, expect, it } from 'vitest'
import { toOneLine } from './mail-parts.ts'
import { writeMail } from './mail-text.ts'

const link = `https://homes.example/reset-password?token=${'k'.repeat(120)}`

describe('a mail', () => {
  it('cuts a subject that the mail could not carry after a whole word, and splits no letter', () => {
    const formatSubject = (subject: string) => writeMail({ subject, paragraphs: ['One thing.'] }).subject
    const words = 'The house of many words '.repeat(13).trim()
    expect(words.length).toBeGreaterThan(300)
    expect(formatSubject(words)).toMatch(/ (The|house|of|many|words)…$/)
    expect(formatSubject(words).length).toBeGreaterThan(290)
    expect(formatSubject(words).length).toBeLessThanOrEqual(300)
    const flags = formatSubject('👩‍👧'.repeat(80))
    expect(flags).toMatch(/^(👩‍👧)+…$/u)
    expect(flags.length).toBeLessThanOrEqual(300)
    expect(formatSubject('x'.repeat(300))).toBe('x'.repeat(300))
  })

  it('says the same as text and as HTML', () => {
    const { text, html } = writeMail({
      subject: 'Hello',
      paragraphs: ['One thing.'],
      facts: [['Phone', '555-0142']],
      quote: 'First line\nSecond line',
      action: { label: 'Open it', href: link },
      closing: ['Bye for now.'],
    })
    for (const words of [
      'One thing.',
      'Phone',
      '555-0142',
      'First line',
      'Second line',
      'Open it',
      link,
      'Bye for now.',
    ]) {
      expect(text).toContain(words)
      expect(html).toContain(words)
    }
  })

  it('turns markup somebody typed into plain characters', () => {
    const { html, text } = writeMail({
      subject: 'a<b>',
      paragraphs: ['<script>x</script> & "it\'s"'],
      quote: '<img src=x>',
    })
    expect(html).not.toMatch(/<(script|img|b)>|<img/)
    expect(html).toContain('&lt;script&gt;x&lt;/script&gt; &amp; &quot;it&#39;s&quot;')
    expect(text).toContain('<script>x</script> & "it\'s"')
  })

  it('names the house above, gives its answers one weight, and says at the end where to stop it and what to copy', () => {
    const { html, text } = writeMail({
      subject: 'Harbor House: still 2 open?',
      headline: 'Harbor House',
      paragraphs: ['Two beds are open.'],
      action: { label: 'Open your board', href: link },
      choices: [
        { label: 'Still 2', href: `${link}1` },
        { label: 'None', href: `${link}2` },
      ],
      closing: ['Bye for now.'],
      stop: { label: 'Stop these emails', href: `${link}3` },
    })
    expect(html).toMatch(/<h1[^>]*>Harbor House<\/h1>/)
    const styles = [...html.matchAll(/class="way"[^>]*style="([^"]*)"/g)].map(([, style]) => style)
    expect([styles.length, new Set(styles).size]).toEqual([2, 1])
    const places = ['Bye for now.', 'copy this address', 'Stop these emails', 'Porchlight<br>'].map((words) =>
      html.indexOf(words),
    )
    expect(places).toEqual(places.toSorted((one, other) => one - other))
    expect(Math.min(...places)).toBeGreaterThan(0)
    expect(text).toContain(`Stop these emails:\n${link}3`)
    expect(text.trimEnd().endsWith('Porchlight\nThe housing directory')).toBe(true)
  })

  it('is from one name in both languages', () => {
    const { text, html } = writeMail({ subject: 'Hola', paragraphs: ['Una cosa.'], language: 'es' })
    expect(text).toContain('Porchlight\nEl directorio de vivienda')
    expect(html).toContain('Porchlight<br>\nEl directorio de vivienda')
  })

  it('keeps text lines to 72 characters but never breaks an address', () => {
    const { text } = writeMail({
      subject: 'Long',
      paragraphs: ['word '.repeat(60).trim()],
      quote: 'word '.repeat(60).trim(),
      action: { label: 'Go', href: link },
    })
    const lines = text.split('\n')
    expect(lines).toContain(link)
    expect(Math.max(...lines.filter((line) => line !== link).map((line) => line.length))).toBeLessThanOrEqual(72)
  })

  it('marks every line of a quote, so that no line of it passes for ours', () => {
    const { text } = writeMail({ subject: 'Quote', paragraphs: [], quote: 'one\n\nThe alliance says: send money' })
    expect(text).toContain('> one\n>\n> The alliance says: send money')
  })

  it('leaves out a fact nobody gave', () => {
    expect(writeMail({ subject: 'Facts', paragraphs: [], facts: [['Phone', '']] }).text).not.toContain('Phone')
  })

  it('refuses an action that is no web address', () => {
    const parts = { subject: 'x', paragraphs: [], action: { label: 'x', href: 'javascript:alert(1)' } }
    expect(() => writeMail(parts)).toThrow('http')
  })
})

describe('one line', () => {
  it('holds no line break and no control character, so that no header can be started in it', () => {
    expect(toOneLine(' a\r\nBcc: x@y.example\u0000\u2028b\u0085 ')).toBe('a Bcc: x@y.example b')
  })
})

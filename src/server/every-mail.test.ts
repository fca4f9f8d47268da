import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { staffWords } from '#content/staff/staff.ts'
import { baseUrl, everyText, writeEveryMail } from '#tests/support/desk/every-mail.ts'
import { describeMailKind } from '#web/pages/staff/mail/kind-words.ts'

const mails = await writeEveryMail()
const texts = everyText()

it.each(Object.entries(mails))('the mail “%s” says the same in both parts, under one title', (_, mail) => {
  const { subject, text, html } = mail
  expect(subject).toMatch(/^\S.{5,119}$/u)
  expect(html.match(/<h1\b/g)).toHaveLength(1)
  expect(html).toMatch(/<html lang="(en|es)">/)
  const read = html
    .replace(/<style[\s\S]*?<\/style>|<head>[\s\S]*?<\/head>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#39;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
  const words = (part: string) => part.replace(/[\s:>]+/g, '')
  for (const block of text.split('\n\n')) {
    // A label and its address stand apart in the two parts.
    for (const line of block.includes('\nhttps:') ? block.split('\n') : [block]) {
      const isThere = line.startsWith('https:')
        ? html.includes(`href="${line.replaceAll('&', '&amp;')}"`)
        : words(read).includes(words(line))
      expect([line, isThere]).toEqual([line, true])
    }
  }
  expect(text.split('\n').filter((line) => line.length > 72 && !line.startsWith('https:'))).toEqual([])
  expect(text + subject + html).not.toMatch(/undefined|null|NaN|\[object|\$\{|says: {2}|\.\./)
})

it.each([
  ...Object.entries(mails).map(([name, { text, html }]) => [name, text + html] as const),
  ...Object.entries(texts),
])('the message “%s” leads nowhere but to this site', (_, words) => {
  for (const [address] of words.matchAll(/\bhttps?:\/\/[^\s"'<)]+/g))
    expect(address.startsWith(`${baseUrl}/`)).toBe(true)
  expect(words).not.toMatch(/localhost|example\.(com|org)/)
})

it.each(Object.entries(mails))('the mail “%s” asks nobody to write where no way leads', (_, { text }) => {
  const flat = text.replace(/\s+/g, ' ').replace('If you did not write to us', '')
  expect(flat).not.toMatch(/\b(write to|ask) (us|them|the (owner|affiliate|person)|[A-Z]\w+ Alliance)\b/)
})

it.each(Object.entries(texts))('the text message “%s” is no longer than two', (_, words) => {
  expect(words.length).toBeLessThanOrEqual(306)
})

it('every mail that is written anywhere is among these', () => {
  const makers = globSync('src/server/modules/**/*.ts')
    .filter((path) => !path.endsWith('.test.ts'))
    .filter((path) => readFileSync(path, 'utf8').includes('writeMail('))
  const here = readFileSync('tests/support/desk/every-mail.ts', 'utf8')
  expect(makers.length).toBeGreaterThan(6)
  for (const path of makers) {
    expect(here).toContain(path.replace('src/', '#'))
    for (const [, name = ''] of readFileSync(path, 'utf8').matchAll(/export function (\w+Mail)\b/g)) {
      expect([path, here.match(new RegExp(`\\b${name}\\(`))?.length]).toEqual([path, 1])
    }
  }
})

it.each(['inquiry bed', 'inquiry bed again', 'inquiry bed tonight', 'inquiry correction'])(
  'the mail “%s” names its house in the subject, which is its title too, and no more',
  (name) => {
    const { subject = '', text = '', html = '' } = mails[name] ?? {}
    const [, body = ''] = html.split('</head>')
    const times = [subject, body, text].map((part) => part.split('Harbor Row House').length - 1)
    expect(times).toEqual([1, 1, 0])
  },
)

it('every kind of mail has words in the list that staff read', () => {
  const sent = globSync('src/server/modules/**/*.ts').flatMap((path) => {
    if (path.endsWith('.test.ts')) return []
    const code = readFileSync(path, 'utf8')
    const calls = code.matchAll(/\b(?:enqueue|mailAll|tellOperator)\([^;{}]*\{[^{}]*?\bkind: ['`]([a-z]+(?:-[a-z]+)*)/g)
    return [...calls].map(([, kind = '']) => kind)
  })
  expect(sent.length).toBeGreaterThan(15)
  const { kinds } = staffWords.mail
  expect(sent.filter((kind) => describeMailKind(kind, kinds) === kind)).toEqual([])
})

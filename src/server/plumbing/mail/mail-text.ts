import { writeHtml } from './mail-html.ts'
import { type Facts, type MailTextParts, toOneLine, writeSignature } from './mail-parts.ts'

export type MailText = { subject: string; text: string; html: string }

const width = 72
const subjectLimit = 300

export function writeMail(parts: MailTextParts): MailText {
  const facts = (parts.facts ?? []).filter(([, value]) => value !== '')
  const ofSections = (parts.sections ?? []).flatMap((section) => section.links)
  const single = [parts.action, parts.stop].filter((link) => link !== undefined)
  const links = [...single, ...(parts.others ?? []), ...(parts.choices ?? []), ...ofSections]
  if (!links.every(({ href }) => /^https?:\/\//.test(href))) throw new Error('A mail links to http or https only.')
  return { subject: cut(toOneLine(parts.subject)), text: writeText(parts, facts), html: writeHtml(parts, facts) }
}

function cut(subject: string): string {
  if (subject.length <= subjectLimit) return subject
  let kept = ''
  for (const { segment } of new Intl.Segmenter().segment(subject)) {
    if (kept.length + segment.length >= subjectLimit) break
    kept += segment
  }
  const word = subject[kept.length] === ' ' ? kept.length : kept.lastIndexOf(' ')
  return `${(word > subjectLimit / 2 ? kept.slice(0, word) : kept).trimEnd()}…`
}

function writeText(parts: MailTextParts, facts: Facts): string {
  const blocks = [
    ...parts.paragraphs.map((paragraph) => wrap(paragraph)),
    facts.map(([label, value]) => wrap(`${label}: ${value}`)).join('\n'),
    parts.quote === undefined ? '' : quoteLines(parts.quote),
    ...(parts.after ?? []).map((words) => wrap(words)),
    parts.action ? formatLink(parts.action) : '',
    ...(parts.choices ?? []).map(formatLink),
    ...(parts.others ?? []).map(formatLink),
    ...(parts.sections ?? []).map(({ title, words, links }) =>
      [wrap(title), wrap(words), ...links.map(formatLink)].join('\n'),
    ),
    ...(parts.closing ?? []).map((paragraph) => wrap(paragraph)),
    parts.stop ? formatLink(parts.stop) : '',
    writeSignature(parts),
  ]
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`
}

function formatLink({ label, href }: { label: string; href: string }): string {
  return `${label}:\n${href}`
}

function quoteLines(words: string): string {
  const lines = words.split('\n').flatMap((line) => wrap(line, width - 2).split('\n'))
  return lines.map((line) => `> ${line}`.trimEnd()).join('\n')
}

function wrap(paragraph: string, columns = width): string {
  const lines: string[] = []
  let line = ''
  for (const word of paragraph.split(' ')) {
    if (line !== '' && line.length + 1 + word.length > columns) {
      lines.push(line)
      line = word
    } else {
      line = line === '' ? word : `${line} ${word}`
    }
  }
  return [...lines, line].join('\n')
}

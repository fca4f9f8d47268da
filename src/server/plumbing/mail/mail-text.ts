type Link = { label: string; href: string }

/** All plain text: `writeMail` escapes it. */
export type MailTextParts = {
  subject: string
  paragraphs: readonly string[]
  facts?: readonly (readonly [label: string, value: string])[]
  quote?: string
  after?: readonly string[]
  action?: Link
  others?: readonly Link[]
  sections?: readonly { title: string; words: string; links: readonly Link[] }[]
  closing?: readonly string[]
  /** Instead of the partnership's name, where that would reveal what the mail is about. */
  signature?: string
  language?: 'en' | 'es'
}

export type MailText = { subject: string; text: string; html: string }

const signature = 'NARR and Behave Health\nThe recovery housing partnership'
const width = 72
const subjectLimit = 300

export function writeMail(parts: MailTextParts): MailText {
  const facts = (parts.facts ?? []).filter(([, value]) => value !== '')
  const ofSections = (parts.sections ?? []).flatMap((section) => section.links)
  const links = [...(parts.action ? [parts.action] : []), ...(parts.others ?? []), ...ofSections]
  if (!links.every(({ href }) => /^https?:\/\//.test(href))) throw new Error('A mail links to http or https only.')
  return { subject: cut(oneLine(parts.subject)), text: writeText(parts, facts), html: writeHtml(parts, facts) }
}

export function oneLine(value: string): string {
  return value.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()
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

type Facts = readonly (readonly [string, string])[]

function writeText(parts: MailTextParts, facts: Facts): string {
  const blocks = [
    ...parts.paragraphs.map((paragraph) => wrap(paragraph)),
    facts.map(([label, value]) => wrap(`${label}: ${value}`)).join('\n'),
    parts.quote === undefined ? '' : quoted(parts.quote),
    ...(parts.after ?? []).map((words) => wrap(words)),
    parts.action ? `${parts.action.label}:\n${parts.action.href}` : '',
    ...(parts.others ?? []).map(({ label, href }) => `${label}:\n${href}`),
    ...(parts.sections ?? []).map(({ title, words, links }) =>
      [wrap(title), wrap(words), ...links.map(({ label, href }) => `${label}:\n${href}`)].join('\n'),
    ),
    ...(parts.closing ?? []).map((paragraph) => wrap(paragraph)),
    parts.signature ?? signature,
  ]
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`
}

function quoted(words: string): string {
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

function writeHtml(parts: MailTextParts, facts: Facts): string {
  const blocks = [
    `<h1 style="${titleStyle}">${escapeHtml(oneLine(parts.subject))}</h1>`,
    ...parts.paragraphs.map(paragraph),
    facts.length === 0 ? '' : `<p>\n${facts.map(([label, value]) => fact(label, value)).join('<br>\n')}\n</p>`,
    parts.quote === undefined ? '' : `<blockquote style="${quoteStyle}">\n${escapeLines(parts.quote)}\n</blockquote>`,
    ...(parts.after ?? []).map(paragraph),
    parts.action ? action(parts.action) : '',
    ...(parts.others ?? []).map(other),
    ...(parts.sections ?? []).map(section),
    ...(parts.closing ?? []).map(paragraph),
    `<p>${escapeLines(parts.signature ?? signature)}</p>`,
  ]
  const body = blocks.filter((block) => block !== '').join('\n')
  return `<!doctype html>
<html lang="${parts.language ?? 'en'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(oneLine(parts.subject))}</title>
</head>
<body style="${bodyStyle}">
${body}
</body>
</html>
`
}

const bodyStyle = 'margin:0 auto;padding:24px;max-width:36em;font:16px/1.5 system-ui,sans-serif'
const titleStyle = 'margin:0 0 16px;font-size:22px;line-height:1.3;overflow-wrap:anywhere'
const quoteStyle = 'margin:0;padding:0 0 0 16px;border-left:3px solid #7a8a86'
const actionStyle =
  'display:inline-block;padding:12px 20px;border-radius:6px;background:#004d49;color:#ffffff;font-weight:600;text-decoration:none'

// As high as a thumb.
const otherStyle = 'display:inline-block;padding:10px 0'

const sectionStyle = 'padding:16px 0 4px;border-top:1px solid #7a8a86'
// Big enough for a thumb, with room between two of them.
const wayStyle =
  'display:inline-block;margin:0 8px 12px 0;padding:10px 14px;border:1px solid #7a8a86;border-radius:6px;font-weight:600'

const paragraph = (words: string) => `<p>${escapeLines(words)}</p>`
const fact = (label: string, value: string) => `${escapeHtml(label)}: <b>${escapeLines(value)}</b>`

function action({ label, href }: Link): string {
  const address = escapeHtml(href)
  return `<p><a href="${address}" style="${actionStyle}">${escapeHtml(label)}</a></p>
<p style="font-size:14px;overflow-wrap:anywhere">${address}</p>`
}

function other({ label, href }: Link): string {
  return `<p style="margin:0"><a href="${escapeHtml(href)}" style="${otherStyle}">${escapeHtml(label)}</a></p>`
}

function section({ title, words, links }: NonNullable<MailTextParts['sections']>[number]): string {
  const ways = links.map(
    ({ label, href }) => `<a href="${escapeHtml(href)}" style="${wayStyle}">${escapeHtml(label)}</a>`,
  )
  return `<div style="${sectionStyle}">
<h2 style="margin:0;font-size:18px">${escapeHtml(title)}</h2>
<p style="margin:4px 0 12px">${escapeLines(words)}</p>
${ways.join('\n')}
</div>`
}

const escapeLines = (words: string) => escapeHtml(words).replaceAll('\n', '<br>\n')

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

function escapeHtml(words: string): string {
  return words.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)
}

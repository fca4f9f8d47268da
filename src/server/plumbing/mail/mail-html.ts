import { evening, morning } from '#domain/colors.ts'
import { type Facts, type Link, type MailTextParts, mailName, toOneLine, writeSignature } from './mail-parts.ts'

/** Mail programs read styles in place; those that know the dark take the rules of the head as well. */
export function writeHtml(parts: MailTextParts, facts: Facts): string {
  const { subject, headline, language = 'en', action, stop } = parts
  const blocks = [
    `<h1 style="${titleStyle}">${escapeHtml(toOneLine(headline ?? subject))}</h1>`,
    headline === undefined ? '' : `<p style="${subjectStyle}">${escapeHtml(toOneLine(subject))}</p>`,
    ...parts.paragraphs.map(renderParagraph),
    facts.length === 0 ? '' : `<p>\n${facts.map(([label, value]) => renderFact(label, value)).join('<br>\n')}\n</p>`,
    parts.quote === undefined
      ? ''
      : `<blockquote class="line" style="${quoteStyle}">\n${escapeLines(parts.quote)}\n</blockquote>`,
    ...(parts.after ?? []).map(renderParagraph),
    action
      ? `<p><a class="main" href="${escapeHtml(action.href)}" style="${actionStyle}">${escapeHtml(action.label)}</a></p>`
      : '',
    ...(parts.choices ?? []).map(renderChoice),
    ...(parts.others ?? []).map(renderOther),
    ...(parts.sections ?? []).map(renderSection),
    ...(parts.closing ?? []).map(renderParagraph),
  ]
  const body = blocks.filter((block) => block !== '').join('\n')
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(toOneLine(subject))}</title>
<style>${darkRules}</style>
</head>
<body class="page" style="${pageStyle}">
<div class="card" style="${cardStyle}">
<p style="${nameStyle}"><span aria-hidden="true" style="${markStyle}">&#8962;</span> ${mailName}</p>
${body}
<div class="line foot" style="${footStyle}">
${action ? renderAddress(action, language) : ''}${stop ? `<p style="margin:0 0 12px"><a class="link" href="${escapeHtml(stop.href)}" style="${linkStyle}">${escapeHtml(stop.label)}</a></p>\n` : ''}<p style="margin:0">${escapeLines(writeSignature(parts))}</p>
</div>
</div>
</body>
</html>
`
}

const font = "system-ui,-apple-system,'Segoe UI',Roboto,sans-serif"
const pageStyle = `margin:0;padding:16px 8px;background:${morning.sunk}`
const cardStyle = `box-sizing:border-box;margin:0 auto;padding:24px;max-width:37em;border-radius:12px;background:${morning.surface};color:${morning.ink};font:16px/1.5 ${font};overflow-wrap:anywhere`
const nameStyle = 'margin:0 0 20px;font-size:15px;font-weight:700'
const markStyle = `display:inline-block;width:28px;height:28px;margin-right:6px;border-radius:6px;background:${morning.pine};color:${morning.lamp};font:700 20px/26px sans-serif;text-align:center;vertical-align:middle`
const titleStyle = 'margin:0 0 12px;font-size:24px;line-height:1.25;overflow-wrap:anywhere'
const subjectStyle = 'margin:0 0 16px;font-size:18px;font-weight:600;overflow-wrap:anywhere'
const quoteStyle = `margin:0;padding:0 0 0 16px;border-left:3px solid ${morning['line-strong']}`
const buttonStyle =
  'display:inline-block;box-sizing:border-box;padding:12px 20px;border-radius:8px;font-weight:600;text-decoration:none'
const actionStyle = `${buttonStyle};background:${morning.pine};color:${morning['on-pine']}`
const choiceStyle = `${buttonStyle};width:100%;max-width:22em;border:2px solid ${morning.pine};color:${morning.pine};text-align:center`
// As high as a thumb.
const otherStyle = `display:inline-block;padding:10px 0;color:${morning.link}`
const linkStyle = `color:${morning.link}`
const sectionStyle = `padding:16px 0 4px;border-top:1px solid ${morning['line-strong']}`
// Big enough for a thumb, with room between two of them.
const wayStyle = `display:inline-block;margin:0 8px 12px 0;padding:10px 14px;border:1px solid ${morning.pine};border-radius:6px;color:${morning.pine};font-weight:600;text-decoration:none`
const footStyle = `margin:24px 0 0;padding:16px 0 0;border-top:1px solid ${morning.line};font-size:14px;color:${morning['ink-3']}`

const darkRules = `@media (prefers-color-scheme: dark) {
.page { background: ${evening.paper} !important; }
.card { background: ${evening.surface} !important; color: ${evening.ink} !important; }
.main { background: ${evening.pine} !important; color: ${evening['on-pine']} !important; }
.link, .way { color: ${evening.pine} !important; border-color: ${evening.pine} !important; }
.line { border-color: ${evening['line-strong']} !important; }
.foot { color: ${evening['ink-3']} !important; }
}`

const renderParagraph = (words: string) => `<p>${escapeLines(words)}</p>`
const renderFact = (label: string, value: string) => `${escapeHtml(label)}: <b>${escapeLines(value)}</b>`

const copied = {
  en: 'If the button does not work, copy this address:',
  es: 'Si el botón no funciona, copie esta dirección:',
} as const

/** At the end: in the middle of a mail it only frightens. */
function renderAddress({ href }: Link, language: 'en' | 'es'): string {
  return `<p style="margin:0 0 12px;overflow-wrap:anywhere">${copied[language]}<br>${escapeHtml(href)}</p>\n`
}

function renderChoice({ label, href }: Link): string {
  return `<p style="margin:0 0 12px"><a class="way" href="${escapeHtml(href)}" style="${choiceStyle}">${escapeHtml(label)}</a></p>`
}

function renderOther({ label, href }: Link): string {
  return `<p style="margin:0"><a class="link" href="${escapeHtml(href)}" style="${otherStyle}">${escapeHtml(label)}</a></p>`
}

function renderSection({ title, words, links }: NonNullable<MailTextParts['sections']>[number]): string {
  const ways = links.map(
    ({ label, href }) => `<a class="way" href="${escapeHtml(href)}" style="${wayStyle}">${escapeHtml(label)}</a>`,
  )
  return `<div class="line" style="${sectionStyle}">
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

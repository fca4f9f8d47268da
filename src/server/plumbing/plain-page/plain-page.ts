import { chooseLanguage, findAskedLanguage, type Language } from '#domain/language/language.ts'
import { madeToBeFramed } from '#server/plumbing/answers/content-security.ts'
import { plainStyle, plainStyleSource } from './plain-style.ts'
import type { ErrorFacts, PlainWords } from './plain-words.ts'
import { listTypedValues } from './typed-values.ts'
import { plainEn } from './words.en.ts'
import { plainEs } from './words.es.ts'

const words: Record<Language, PlainWords> = { en: plainEn, es: plainEs }

type SentForm = { page: string; values: Readonly<Record<string, string>> }

type PlainPageRequest = { url: string; acceptLanguage: string | undefined; form?: SentForm | undefined }

export function buildPlainPage(
  said: ErrorFacts,
  { url, acceptLanguage, form }: PlainPageRequest,
): { html: string; headers: Record<string, string> } {
  const [path = '', query = ''] = url.split('?')
  const named = findAskedLanguage(path, new URLSearchParams(query))
  const language = named ?? chooseLanguage(acceptLanguage)
  return {
    html: form && keepsForm(said.code) ? renderFormWithValues(language, said.code, form) : renderPage(said, language),
    headers: { ...buildWordsOnlyHeaders(path), ...(named === null && { Vary: 'Accept-Language' }) },
  }
}

function renderPage(said: ErrorFacts, language: Language): string {
  const { title, sentence, again, or, go, residence } = words[language]
  const kind = findKind(said)
  const way = `<a href="${residence.to}">${residence.words}</a>`
  return renderFrame(language, title[kind], [
    `<p>${escapeText(sentence(said))}</p>`,
    `${kind === 'wait' ? `<a href="">${again}</a> ${or}` : go} ${way}.`,
  ])
}

const keepsForm = (code: ErrorFacts['code']): code is 'signed_out' | 'prove_again' =>
  code === 'signed_out' || code === 'prove_again'

function renderFormWithValues(
  language: Language,
  code: 'signed_out' | 'prove_again',
  { page, values }: SentForm,
): string {
  const { signedOut, proveAgain, keptForm, go, residence } = words[language]
  const { title, signIn } = code === 'signed_out' ? signedOut : proveAgain
  const way = code === 'signed_out' ? '/api/login' : '/account/confirm'
  const href = `${way}?${new URLSearchParams({ returnTo: page })}`
  const fields = listTypedValues(values, keptForm.fields).map(
    // A line break after the tag is none of the text's own.
    ({ name, value }) =>
      `<p><label>${escapeText(name)}<br><textarea readonly rows="${value.length > 40 || value.includes('\n') ? 3 : 1}" cols="36">\n${escapeText(value)}</textarea></label></p>`,
  )
  const copy = fields.length === 0 ? [] : [`<p>${keptForm.copy}</p>`, ...fields]
  return renderFrame(language, title, [
    [
      `<p><a class="go" href="${href}" target="_blank" rel="noopener">${signIn}</a></p>
<p>${keptForm.comeBack}</p>`,
      ...copy,
    ].join('\n'),
    `${go} <a href="${residence.to}">${residence.words}</a>.`,
  ])
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

function renderFrame(language: Language, title: string, [said, next]: [string, string]): string {
  const { crisis } = words[language]
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<style>${plainStyle}</style>
<h1>${title}</h1>
${said}
<p>${crisis.ask} <a href="tel:988">988</a>. ${crisis.helpline} <a href="tel:18006624357">1-800-662-4357</a>, ${crisis.details}</p>
<p>${next}</p>
</html>
`
}

function findKind({ code }: ErrorFacts): keyof PlainWords['title'] {
  if (code === 'not_found') return 'nothing'
  return ['too_many_requests', 'internal', 'unavailable'].includes(code) ? 'wait' : 'refused'
}

export function buildWordsOnlyHeaders(path: string): Record<string, string> {
  const ancestors = path.startsWith(madeToBeFramed) ? '*' : "'none'"
  return {
    'Content-Security-Policy': `default-src 'none'; style-src ${plainStyleSource}; frame-ancestors ${ancestors}; base-uri 'none'`,
  }
}

export function wantsPage(accept: string | undefined): boolean {
  return /\btext\/html\b/.test(accept ?? '')
}

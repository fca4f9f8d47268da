import { type Language, languageAsked, preferredLanguage } from '#domain/language/language.ts'
import { madeToBeFramed } from '#server/plumbing/answers/content-security.ts'
import { plainStyle, plainStyleSource } from './plain-style.ts'
import type { PlainWords, Said } from './plain-words.ts'
import { typedValues } from './typed-values.ts'
import { plainEn } from './words.en.ts'
import { plainEs } from './words.es.ts'

const words: Record<Language, PlainWords> = { en: plainEn, es: plainEs }

/** A form that came when its sender was signed out or had to confirm first: the path and query of the page it stood on, and what it held. */
type SentForm = { page: string; values: Readonly<Record<string, string>> }

/** What of a request decides how it is told what went wrong. `url` is its path and query. */
type Asked = { url: string; acceptLanguage: string | undefined; form?: SentForm | undefined }

/**
 * A page made of nothing but words, for when the real pages cannot be rendered, with its headers: in the language of the
 * address, or where that names none in the one the browser asks for.
 */
export function plainPage(
  said: Said,
  { url, acceptLanguage, form }: Asked,
): { html: string; headers: Record<string, string> } {
  const [path = '', query = ''] = url.split('?')
  const named = languageAsked(path, new URLSearchParams(query))
  const language = named ?? preferredLanguage(acceptLanguage)
  return {
    html: form && keepsForm(said.code) ? keptFormPage(language, said.code, form) : html(said, language),
    headers: { ...wordsOnly(path), ...(named === null && { Vary: 'Accept-Language' }) },
  }
}

function html(said: Said, language: Language): string {
  const { title, sentence, again, or, go, home } = words[language]
  const kind = kindOf(said)
  const way = `<a href="${home.to}">${home.words}</a>`
  return frame(language, title[kind], [
    `<p>${escaped(sentence(said))}</p>`,
    `${kind === 'wait' ? `<a href="">${again}</a> ${or}` : go} ${way}.`,
  ])
}

const keepsForm = (code: Said['code']): code is 'signed_out' | 'prove_again' =>
  code === 'signed_out' || code === 'prove_again'

/**
 * A form came when its sender was signed out, or has to confirm first that it is them: its page, loaded again, sends what
 * was written once more. Where that does not work out, what was written stands here to be copied into the form, which is
 * where the new tab leads.
 */
function keptFormPage(language: Language, code: 'signed_out' | 'prove_again', { page, values }: SentForm): string {
  const { signedOut, proveAgain, keptForm, go, home } = words[language]
  const { title, signIn } = code === 'signed_out' ? signedOut : proveAgain
  const way = code === 'signed_out' ? '/api/login' : '/account/confirm'
  const href = `${way}?${new URLSearchParams({ returnTo: page })}`
  const fields = typedValues(values, keptForm.fields).map(
    // A line break after the tag is none of the text's own.
    ({ name, value }) =>
      `<p><label>${escaped(name)}<br><textarea readonly rows="${value.length > 40 || value.includes('\n') ? 3 : 1}" cols="36">\n${escaped(value)}</textarea></label></p>`,
  )
  const copy = fields.length === 0 ? [] : [`<p>${keptForm.copy}</p>`, ...fields]
  return frame(language, title, [
    [
      `<p><a class="go" href="${href}" target="_blank" rel="noopener">${signIn}</a></p>
<p>${keptForm.comeBack}</p>`,
      ...copy,
    ].join('\n'),
    `${go} <a href="${home.to}">${home.words}</a>.`,
  ])
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

/** It needs no file, script or database, and still says where help is. */
function frame(language: Language, title: string, [said, next]: [string, string]): string {
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

function kindOf({ code }: Said): keyof PlainWords['title'] {
  if (code === 'not_found') return 'nothing'
  return ['too_many_requests', 'internal', 'unavailable'].includes(code) ? 'wait' : 'refused'
}

/** The policy of such a page at `path`: it loads nothing at all, and stands in frames where the real page would. Its style is its own. */
export function wordsOnly(path: string): Record<string, string> {
  const ancestors = path.startsWith(madeToBeFramed) ? '*' : "'none'"
  return {
    'Content-Security-Policy': `default-src 'none'; style-src ${plainStyleSource}; frame-ancestors ${ancestors}; base-uri 'none'`,
  }
}

/** True when a person's browser asks for a page, by a link or by a form, and not a program for data. */
export function wantsPage(accept: string | undefined): boolean {
  return /\btext\/html\b/.test(accept ?? '')
}

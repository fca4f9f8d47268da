import { type Language, languageAsked, preferredLanguage } from '#domain/language.ts'
import { madeToBeFramed } from '#server/plumbing/content-security.ts'
import type { PlainWords, Said } from './plain-words.ts'
import { plainEn } from './words.en.ts'
import { plainEs } from './words.es.ts'

const words: Record<Language, PlainWords> = { en: plainEn, es: plainEs }

/** What of a request decides how it is told what went wrong. `url` is its path and query; `isForm` when it sent one. */
type Asked = { url: string; acceptLanguage: string | undefined; isForm?: boolean }

/**
 * A page made of nothing but words, for when the real pages cannot be rendered, with its headers: in the language of the
 * address, or where that names none in the one the browser asks for.
 */
export function plainPage(
  said: Said,
  { url, acceptLanguage, isForm = false }: Asked,
): { html: string; headers: Record<string, string> } {
  const [path = '', query = ''] = url.split('?')
  const named = languageAsked(path, new URLSearchParams(query))
  const language = named ?? preferredLanguage(acceptLanguage)
  return {
    html: isForm && said.code === 'signed_out' ? signedOutPage(language) : html(said, language),
    headers: { ...wordsOnly(path), ...(named === null && { Vary: 'Accept-Language' }) },
  }
}

function html(said: Said, language: Language): string {
  const { title, sentence, again, or, go, home } = words[language]
  const kind = kindOf(said)
  const way = `<a href="${home.to}">${home.words}</a>`
  return frame(language, title[kind], [
    sentence(said).replaceAll('&', '&amp;').replaceAll('<', '&lt;'),
    `${kind === 'wait' ? `<a href="">${again}</a> ${or}` : go} ${way}.`,
  ])
}

/** A form came when its sender was signed out: its page, loaded again, sends what was written once more. */
function signedOutPage(language: Language): string {
  const { signedOut, go, home } = words[language]
  return frame(language, signedOut.title, [
    `<a href="/sign-in" target="_blank" rel="noopener">${signedOut.signIn}</a>. ${signedOut.comeBack}`,
    `${go} <a href="${home.to}">${home.words}</a>.`,
  ])
}

/** It needs no style, script or database, and still says where help is. */
function frame(language: Language, title: string, [said, next]: [string, string]): string {
  const { crisis } = words[language]
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<h1>${title}</h1>
<p>${said}</p>
<p>${crisis.ask} <a href="tel:988">988</a>. ${crisis.helpline} <a href="tel:18006624357">1-800-662-4357</a>, ${crisis.details}</p>
<p>${next}</p>
</html>
`
}

function kindOf({ code }: Said): keyof PlainWords['title'] {
  if (code === 'not_found') return 'nothing'
  return ['too_many_requests', 'internal', 'unavailable'].includes(code) ? 'wait' : 'refused'
}

/** The policy of such a page at `path`: it loads nothing at all, and stands in frames where the real page would. */
export function wordsOnly(path: string): Record<string, string> {
  const ancestors = path.startsWith(madeToBeFramed) ? '*' : "'none'"
  return { 'Content-Security-Policy': `default-src 'none'; frame-ancestors ${ancestors}; base-uri 'none'` }
}

/** True when a person's browser asks for a page, by a link or by a form, and not a program for data. */
export function wantsPage(accept: string | undefined): boolean {
  return /\btext\/html\b/.test(accept ?? '')
}

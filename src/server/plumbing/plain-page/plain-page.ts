import { type Language, languageAsked, preferredLanguage } from '#domain/language.ts'
import { madeToBeFramed } from '#server/plumbing/content-security.ts'
import type { PlainWords, Said } from './plain-words.ts'
import { plainEn } from './words.en.ts'
import { plainEs } from './words.es.ts'

const words: Record<Language, PlainWords> = { en: plainEn, es: plainEs }

/** What of a request decides how it is told what went wrong. `url` is its path and query. */
type Asked = { url: string; acceptLanguage: string | undefined }

/**
 * A page made of nothing but words, for when the real pages cannot be rendered, with its headers: in the language of the
 * address, or where that names none in the one the browser asks for.
 */
export function plainPage(
  said: Said,
  { url, acceptLanguage }: Asked,
): { html: string; headers: Record<string, string> } {
  const [path = '', query = ''] = url.split('?')
  const named = languageAsked(path, new URLSearchParams(query))
  const language = named ?? preferredLanguage(acceptLanguage)
  return {
    html: html(said, language),
    headers: { ...wordsOnly(path), ...(named === null && { Vary: 'Accept-Language' }) },
  }
}

/** It needs no style, script or database, and still says where help is. */
function html(said: Said, language: Language): string {
  const { title, sentence, crisis, again, or, go, home } = words[language]
  const kind = kindOf(said)
  const way = `<a href="${home.to}">${home.words}</a>`
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title[kind]}</title>
<h1>${title[kind]}</h1>
<p>${sentence(said).replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>
<p>${crisis.ask} <a href="tel:988">988</a>. ${crisis.helpline} <a href="tel:18006624357">1-800-662-4357</a>, ${crisis.details}</p>
<p>${kind === 'wait' ? `<a href="">${again}</a> ${or}` : go} ${way}.</p>
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

import type { VerifyWords } from '#content/site/verify/verify.en.ts'
import { buildVerifyPath } from '#domain/language/language.ts'
import { type Page, redirectTo } from '#web/plumbing/page.ts'
import { NumberForm } from './number-form.tsx'

export function createVerifyPage(words: VerifyWords): Page<undefined> {
  const { head, lead, language } = words
  return {
    load({ query }) {
      const number = query.get('number')?.trim().slice(0, 100) ?? ''
      return number === '' ? undefined : redirectTo(buildVerifyPath(number, language))
    },
    head: () => ({ title: head.title, description: head.description, path: buildVerifyPath(null, language) }),
    show: () => (
      <div className="wrap section-tight stack stack-fill gap-5 w-40">
        <h1>{head.title}</h1>
        <p className="lead">{lead}</p>
        <NumberForm asked="" words={words} />
      </div>
    ),
  }
}

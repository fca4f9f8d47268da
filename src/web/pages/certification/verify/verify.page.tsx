import { verifyEn } from '#content/certification/verify/verify.en.ts'
import { verifyEs } from '#content/certification/verify/verify.es.ts'
import { buildVerifyPath } from '#domain/language/language.ts'
import { definePage, redirectTo } from '#web/plumbing/page.ts'
import { NumberForm } from './number-form.tsx'

const texts = { en: verifyEn, es: verifyEs }

export default definePage({
  load({ query, language }) {
    const number = query.get('number')?.trim().slice(0, 100) ?? ''
    return number === '' ? undefined : redirectTo(buildVerifyPath(number, language))
  },
  head({ visit: { language } }) {
    const { title, description } = texts[language].head
    return { title, description, path: buildVerifyPath(null, language) }
  },
  show({ visit: { language } }) {
    const words = texts[language]
    return (
      <div className="wrap section-tight section-end stack stack-fill gap-5 w-40">
        <h1>{words.head.title}</h1>
        <p className="lead">{words.lead}</p>
        <NumberForm asked="" words={words} />
      </div>
    )
  },
})

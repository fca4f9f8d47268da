import type { Language } from '#domain/language/language.ts'
import { classNames } from '#web/ui/class-names.ts'

/** The same list in another language, with all that was asked of it. `words` is the other language by its own name. */
export type OtherLanguage = { language: Language; words: string; to: string }

/** It waits for no script: the address says it all. */
export function LanguageSwitch({ language, words, to, className }: OtherLanguage & { className?: string }) {
  return (
    <a className={classNames('embed-language no-print', className)} href={to} lang={language} hrefLang={language}>
      {words}
    </a>
  )
}

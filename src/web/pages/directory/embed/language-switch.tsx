import type { Language } from '#domain/language/language.ts'
import { classNames } from '#web/ui/class-names.ts'

export type OtherLanguage = { language: Language; words: string; to: string }

export function LanguageSwitch({ language, words, to, className }: OtherLanguage & { className?: string }) {
  return (
    <a className={classNames('embed-language no-print', className)} href={to} lang={language} hrefLang={language}>
      {words}
    </a>
  )
}

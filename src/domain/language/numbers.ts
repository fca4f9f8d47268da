import { locales } from './dates.ts'
import type { Language } from './language.ts'

const formats: Partial<Record<Language, Intl.NumberFormat>> = {}

export function formatNumber(number: number, language: Language = 'en'): string {
  formats[language] ??= new Intl.NumberFormat(locales[language])
  return formats[language].format(number)
}

/** "1 house", "2,100 houses". */
export function formatCount(count: number, one: string, many = `${one}s`, language: Language = 'en'): string {
  return `${formatNumber(count, language)} ${count === 1 ? one : many}`
}

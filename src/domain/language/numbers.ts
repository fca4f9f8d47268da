import { locales } from './dates.ts'
import type { Language } from './language.ts'

export function formatNumber(number: number, language: Language = 'en'): string {
  return number.toLocaleString(locales[language])
}

/** "1 house", "2,100 houses". */
export function formatCount(count: number, one: string, many = `${one}s`, language: Language = 'en'): string {
  return `${formatNumber(count, language)} ${count === 1 ? one : many}`
}

import type { Language } from './language.ts'

export const tooLongWords: Record<Language, string> = {
  en: 'What you wrote is too long. Shorten the longest text. If a field is empty now, go back in your browser: it may still have your words.',
  es: 'Lo que escribió es demasiado largo. Acorte el texto más largo. Si ahora un campo está vacío, vuelva atrás en su navegador: puede que aún tenga sus palabras.',
}

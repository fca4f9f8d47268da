import type { Language } from './language.ts'

export const offlineWords: Record<Language, string> = {
  en: 'Your device has no connection right now. Nothing you wrote is lost.',
  es: 'No hay conexión ahora. No se perdió nada de lo que escribió.',
}

import { buildSeekerPath, type Language } from '#domain/language/language.ts'
import { placeKey } from './place-name.ts'

export function placeSlug(name: string): string {
  return placeKey(name).replaceAll(' ', '-')
}

export function placePath(language: Language, { name, state }: { name: string; state: string }): string {
  return `${buildSeekerPath('search', language)}/${state.toLowerCase()}/${placeSlug(name)}`
}

import { buildSeekerPath, type Language } from '#domain/language/language.ts'
import { toPlaceKey } from './place-name.ts'

export function toPlaceSlug(name: string): string {
  return toPlaceKey(name).replaceAll(' ', '-')
}

export function buildPlacePath(language: Language, { name, state }: { name: string; state: string }): string {
  return `${buildSeekerPath('search', language)}/${state.toLowerCase()}/${toPlaceSlug(name)}`
}

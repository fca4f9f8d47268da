import { type Language, seekerPath } from '#domain/language/language.ts'
import { placeKey } from '#domain/places/place-name.ts'

/** A town or county in an address: "St. Louis" is `saint-louis`, "Pulaski County" is `pulaski-county`. */
export function placeSlug(name: string): string {
  return placeKey(name).replaceAll(' ', '-')
}

/** The page of a town or county: `/residences/ar/little-rock`, `/es/residencias/ar/pulaski-county`. */
export function placePath(language: Language, { name, state }: { name: string; state: string }): string {
  return `${seekerPath('search', language)}/${state.toLowerCase()}/${placeSlug(name)}`
}

import type { Standard } from './standard.ts'
import { standard30 } from './v3-0/standard-3-0.ts'

/** Oldest first; a certificate names the one it was given by, so none is ever taken out. */
export const standards = [standard30] as const satisfies readonly Standard[]

export type StandardVersion = (typeof standards)[number]['version']

export const versions: readonly StandardVersion[] = standards.map(({ version }) => version)

export const currentVersion: StandardVersion = '3.0'

export function isNewer(version: string, than: string): boolean {
  return version.localeCompare(than, 'en', { numeric: true }) > 0
}

export function findStandard(version: string): Standard {
  const found = standards.find((one) => one.version === version)
  if (!found) throw new Error(`There is no version ${version} of the standard.`)
  return found
}

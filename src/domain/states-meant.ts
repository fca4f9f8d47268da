import { type DirectoryEntry, searchDirectory } from '#domain/directory-status.ts'
import { stateOfZip } from '#domain/zip-state.ts'

/**
 * The states a person may mean by "your state or ZIP": the one a ZIP code lies in, else the one with exactly that name
 * or code ("or" is Oregon, not every name with these letters), else those whose name or code contains the text. None
 * for blank text.
 */
export function statesMeant<Entry extends DirectoryEntry>(entries: readonly Entry[], text: string): Entry[] {
  const wanted = text.trim().toLowerCase()
  if (wanted === '') return []
  const zipCode = stateOfZip(wanted)
  if (zipCode !== null) return entries.filter(({ code }) => code === zipCode)
  const exact = entries.filter(({ name, code }) => wanted === name.toLowerCase() || wanted === code.toLowerCase())
  return exact.length > 0 ? exact : searchDirectory(entries, wanted)
}

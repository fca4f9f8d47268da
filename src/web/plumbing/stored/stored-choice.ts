import { readStored, writeStored } from './storage.ts'

const KEY = 'pl-choice'

export type StoredChoice = { name: string; y: number }

export function storeChoice(choice: StoredChoice): void {
  // Where storage is forbidden the next page begins at its top.
  writeStored('sessionStorage', KEY, JSON.stringify(choice))
}

export function takeStoredChoice(): StoredChoice | null {
  const kept = readStored('sessionStorage', KEY)
  writeStored('sessionStorage', KEY, null)
  return kept === null ? null : JSON.parse(kept)
}

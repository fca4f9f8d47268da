import type { DirectoryEntry } from '#domain/states/directory-status.ts'

type KnownState = Pick<DirectoryEntry, 'code' | 'name'>

/** Reads "LA, Texas": letters or names with commas between. `unknown` is what names no state. */
export function readNoticedStates(text: string, known: readonly KnownState[]): { states: string[]; unknown: string[] } {
  const given = text
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const states = new Set<string>()
  const unknown: string[] = []
  for (const part of given) {
    const wanted = part.toLowerCase()
    const state = known.find(({ code, name }) => code.toLowerCase() === wanted || name.toLowerCase() === wanted)
    if (state) states.add(state.code)
    else unknown.push(part)
  }
  return { states: [...states].toSorted(), unknown }
}

import { stateAbbreviations } from '#domain/states/state-abbreviations.ts'
import { toPlaceKey } from './place-name.ts'

type States = readonly { id: string; name: string }[]

/** `isApart` where a comma or the like stands between the two: many a town ends in the name of a state. */
export type TownWithState = { town: string; state: string; isApart: boolean }

const longest = 120
const parted = /^(.*[^ ,;/|(–—-]) ?(?:[,;/|(]| [–—-]) ?([^,;/|()–—-]+)\)?\.?$/u
const country = /,? ?\(?\b(usa|u\.s\.a\.|united states( of america)?)\)?\.?$/i

/** "Charleston, WV" and "Huntington W. Va." as their parts; null where no state ends the text. */
export function parseTownWithState(text: string, states: States): TownWithState | null {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length > longest) return null
  const place = line.replace(country, '').replace(/^[ ,]+|[ ,]+$/g, '')
  const [, before = '', after = ''] = parted.exec(place) ?? []
  const code = findStateNamed(after, states)
  if (code !== null) return { town: before, state: code, isApart: true }
  const words = place.split(' ')
  for (const count of [3, 2, 1]) {
    if (words.length <= count) continue
    const state = findStateNamed(words.slice(-count).join(' '), states)
    if (state !== null) return { town: words.slice(0, -count).join(' '), state, isApart: false }
  }
  return null
}

function findStateNamed(words: string, states: States): string | null {
  const key = toPlaceKey(words)
  if (key === '') return null
  const isNamed = ({ id, name }: States[number]) =>
    [toPlaceKey(id), toPlaceKey(name)].includes(key) || (stateAbbreviations[id] ?? []).includes(key)
  return states.find(isNamed)?.id ?? null
}

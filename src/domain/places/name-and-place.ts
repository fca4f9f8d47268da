export type NameAndPlace = { name: string; place: string }

const maxPlaceWords = 5

export function splitNamesAndPlaces(text: string): NameAndPlace[] {
  const words = text
    .replaceAll(',', ', ')
    .split(/\s+/)
    .filter((word) => word !== '' && word !== ',')
  return words
    .map((_, at) => ({ name: words.slice(0, at).join(' ').replace(/,$/, ''), place: words.slice(at).join(' ') }))
    .slice(Math.max(1, words.length - maxPlaceWords))
    .filter(({ name }) => name !== '' && !name.includes(','))
}

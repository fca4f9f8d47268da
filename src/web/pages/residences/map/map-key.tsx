import type { SearchWords } from '#domain/seeker-words/search-words.ts'

/** What the pins of the map mean, in words. */
export function MapKey({ words, hasArea }: { words: SearchWords; hasArea: boolean }) {
  const { key } = words.map
  return (
    <p className="map-key">
      <KeyPin light="on" words={key.open} />
      <KeyPin light="half" words={key.old} />
      <KeyPin light="plain" words={key.plain} />
      {hasArea && (
        <span>
          <svg viewBox="0 0 30 30" aria-hidden="true" focusable="false">
            <circle className="pin-area" cx="15" cy="15" r="13" />
          </svg>
          {key.area}
        </span>
      )}
    </p>
  )
}

function KeyPin({ light, words }: { light: 'on' | 'half' | 'plain'; words: string }) {
  return (
    <span>
      <svg viewBox="0 0 30 32" aria-hidden="true" focusable="false">
        <path className="pin" data-light={light} d="M3 14 15 3l12 11v15H3z" />
        {light === 'half' && <path className="pin-lit" d="M3 17h24v12H3z" />}
      </svg>
      {words}
    </span>
  )
}

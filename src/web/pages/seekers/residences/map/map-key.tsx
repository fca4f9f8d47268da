import type { ReactNode } from 'react'
import type { SearchWords } from '#content/seekers/search/search.en.ts'

type Light = 'on' | 'half' | 'plain'

type KeyProps = { words: SearchWords; hasCounties: boolean; hasRoads: boolean; joined: number | null }

export function MapKey({ words, hasArea, hasCounties, hasRoads, joined }: KeyProps & { hasArea: boolean }) {
  const { key } = words.map
  return (
    <p className="map-key row tight small ink-2">
      <span className="w-full">{key.number(joined)}</span>
      <KeyPin light="on" words={key.open} />
      <KeyPin light="half" words={key.old} />
      <KeyPin light="plain" words={key.plain} />
      {hasArea && (
        <KeyMark viewBox="0 0 30 30" words={key.area}>
          <circle className="pin-area" cx="15" cy="15" r="13" />
        </KeyMark>
      )}
      {hasCounties && <KeyLine className="ground-county" words={words.map.county} />}
      {hasRoads && <KeyLine className="ground-road" words={words.map.road} />}
    </p>
  )
}

export function TownKey({ words, hasCounties, hasRoads, joined }: KeyProps) {
  const { townKey } = words.map
  return (
    <p className="map-key row tight small ink-2">
      <span className="w-full">{townKey.number(joined)}</span>
      <KeyDot light="on" words={townKey.open} />
      <KeyDot light="half" words={townKey.old} />
      <KeyDot light="plain" words={townKey.plain} />
      {hasCounties && <KeyLine className="ground-county" words={words.map.county} />}
      {hasRoads && <KeyLine className="ground-road" words={words.map.road} />}
    </p>
  )
}

type MarkProps = { light: Light; words: string }

function KeyPin({ light, words }: MarkProps) {
  return (
    <KeyMark viewBox="0 0 30 32" words={words}>
      <path className="pin" data-light={light} d="M3 14 15 3l12 11v15H3z" />
      {light === 'half' && <path className="pin-lit" d="M3 17h24v12H3z" />}
    </KeyMark>
  )
}

function KeyDot({ light, words }: MarkProps) {
  return (
    <KeyMark viewBox="-30 -30 60 60" words={words}>
      <circle className="dot" data-light={light} r="26" />
      {light === 'half' && <path className="pin-lit" d="M-26 0H26A26 26 0 0 1-26 0z" />}
    </KeyMark>
  )
}

function KeyLine({ className, words }: { className: string; words: string }) {
  return (
    <KeyMark viewBox="0 0 30 30" words={words}>
      <g className="ground-lines">
        <path className={className} d="M1 21 11 15l7 3L29 9" />
      </g>
    </KeyMark>
  )
}

function KeyMark({ viewBox, words, children }: { viewBox: string; words: string; children: ReactNode }) {
  return (
    <span className="line gap-2">
      <svg viewBox={viewBox} aria-hidden="true">
        {children}
      </svg>
      {words}
    </span>
  )
}

import type { ComponentType, ReactNode } from 'react'
import type { SearchWords } from '#content/search/search.en.ts'

type KeyProps = { words: SearchWords; hasCounties: boolean; hasRoads: boolean; joined: number | null }

export function MapKey(props: KeyProps & { hasArea: boolean }) {
  return <Key {...props} says={props.words.map.key} Mark={KeyPin} />
}

export function TownKey(props: KeyProps) {
  return <Key {...props} says={props.words.map.townKey} Mark={KeyDot} hasArea={false} />
}

type MarkedKeyProps = KeyProps & {
  says: SearchWords['map']['townKey']
  Mark: ComponentType<MarkProps>
  hasArea: boolean
}

function Key({ words: { map }, says, Mark, hasArea, hasCounties, hasRoads, joined }: MarkedKeyProps) {
  return (
    <p className="map-key row tight small ink-2">
      <span className="w-full">{says.number(joined)}</span>
      <Mark light="on" words={says.open} />
      <Mark light="half" words={says.old} />
      <Mark light="plain" words={says.plain} />
      {hasArea && (
        <KeyMark viewBox="0 0 30 30" words={map.key.area}>
          <circle className="pin-area" cx="15" cy="15" r="13" />
        </KeyMark>
      )}
      {hasCounties && <KeyLine className="ground-county" words={map.county} />}
      {hasRoads && <KeyLine className="ground-road" words={map.road} />}
    </p>
  )
}

type MarkProps = { light: 'on' | 'half' | 'plain'; words: string }

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

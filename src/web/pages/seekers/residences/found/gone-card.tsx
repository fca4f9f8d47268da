import type { SearchWords } from '#domain/seeker-words/search-words.ts'
import { HomeMarker } from '#web/parts/homes/home-card/home-marker.tsx'
import './answers.css'

type GoneCardProps = { name: string; no: number; words: SearchWords['live'] }

export function GoneCard({ name, no, words }: GoneCardProps) {
  return (
    <div className="gone-card">
      <HomeMarker no={String(no)} light="plain" />
      <div>
        <h3>{name}</h3>
        <p>
          <b>{words.gone}</b>
        </p>
        <p className="small ink-2">{words.goneText}</p>
      </div>
    </div>
  )
}

import type { SearchWords } from '#content/seekers/search/search.en.ts'
import { ResidenceMarker } from '#web/parts/residences/residence-card/residence-marker.tsx'
import './answers.css'

type GoneCardProps = { name: string; no: number; words: SearchWords['live'] }

export function GoneCard({ name, no, words }: GoneCardProps) {
  return (
    <div className="gone-card box-dashed marked pad-4">
      <ResidenceMarker no={String(no)} light="plain" />
      <div className="grid gap-2">
        <h3 className="t-name ink-2 break">{name}</h3>
        <p>
          <b>{words.gone}</b>
        </p>
        <p className="small ink-2">{words.goneText}</p>
      </div>
    </div>
  )
}

import type { ResidenceWords } from '#domain/seeker-words/residence-words.ts'
import { Button, ButtonLink } from '#web/ui/action/button.tsx'
import { HouseDrawing } from './porch/house-drawing.tsx'
import './porch/porch.css'

/** No home here: the house is dark, and the ways on are the ones a person needs. */
export function LostHome({ words, searchPath }: { words: ResidenceWords['lost']; searchPath: string }) {
  return (
    <div className="porch night porch-lost">
      <div className="wrap">
        <div className="porch-words">
          <p className="small ink-2">{words.code}</p>
          <h1>{words.title}</h1>
          <p className="lead">{words.text}</p>
          <div className="porch-ways">
            <ButtonLink to={searchPath} look="primary" icon="search" className="call">
              {words.search}
            </ButtonLink>
          </div>
          <p className="small ink-2 porch-note">{words.helpline}</p>
        </div>
        <HouseDrawing open={0} total={8} age="fresh" slug="" />
      </div>
    </div>
  )
}

/** The home could not be asked for just now. */
export function FailedHome({ words }: { words: ResidenceWords['failed'] }) {
  return (
    <section className="wrap section stack gap-5" aria-labelledby="failed">
      <h1 id="failed">{words.title}</h1>
      <p className="lead">{words.text}</p>
      <Button look="primary" icon="undo" onClick={() => location.reload()}>
        {words.again}
      </Button>
    </section>
  )
}

import type { StatePotential } from '#domain/states/state-profile.ts'
import { Plates } from '#web/parts/figures/plates.tsx'
import { SourceNote } from '#web/parts/figures/source-note.tsx'

export function Potential({ name, potential }: { name: string; potential: StatePotential }) {
  return (
    <section className="siding pad-y-6" aria-labelledby="potential">
      <div className="wrap stack stack-fill">
        <div className="row between">
          <h2 id="potential" className="side-h sign">
            What {name} could add
          </h2>
          <SourceNote sign>program estimate, not a count</SourceNote>
        </div>
        <Plates
          plates={[
            { label: 'facilities', figure: potential.estimatedFacilities, hatched: 'potential' },
            { label: 'beds', figure: potential.estimatedBeds, hatched: 'potential' },
            { label: 'cities', figure: potential.targetCities, hatched: 'potential' },
          ]}
          label={`What ${name} could add`}
        />
      </div>
    </section>
  )
}

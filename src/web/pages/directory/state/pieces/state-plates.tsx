import { type Plate, Plates } from '#web/parts/figures/plates.tsx'

/** The number plates of a state, on the wall they are screwed to. */
export function StatePlates({ name, plates }: { name: string; plates: readonly Plate[] }) {
  const isSuccessSaid = plates.some(({ label, figure }) => label === 'Success Rate' && figure.kind !== 'not-published')
  return (
    <section className="siding state-plates" aria-label={`${name} in numbers`}>
      <div className="wrap">
        <Plates plates={plates} />
        {isSuccessSaid && <p className="small">Success Rate: the program does not say what it measures.</p>}
      </div>
    </section>
  )
}

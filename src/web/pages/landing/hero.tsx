import type { DirectoryStats } from '#contract/residence/residences.ts'
import { PlaceSearch } from '#web/parts/place-search/place-search.tsx'
import { Street } from '#web/parts/street/street.tsx'
import { ButtonLink } from '#web/ui/action/button.tsx'
import type { LandingText } from './landing-text.ts'
import { computeStreetLights } from './street-lights.ts'
import { countReportedLately, StreetNote } from './street-note.tsx'

type HeroProps = {
  text: LandingText['hero']
  street: LandingText['street']
  stats: DirectoryStats | null
  sampleData: boolean
}

export function Hero({ text, street, stats, sampleData }: HeroProps) {
  const lights = stats && computeStreetLights(countReportedLately(stats))
  return (
    <>
      <section className="hero" aria-labelledby="home-title">
        <div className="wrap grid">
          <h1 className="display" id="home-title">
            {text.title}
          </h1>
          <p className="lead">{text.lead}</p>
          <div className="grid beside-4 no-print">
            <section className="landing-entry landing-seek box stack stack-fill gap-3" aria-labelledby="seek-door">
              <h2 id="seek-door" className="t-title">
                {text.seek.title}
              </h2>
              <p>{text.seek.words}</p>
              <PlaceSearch near={text.seek.near} />
            </section>
            <section className="landing-entry box sunk stack stack-fill gap-3" aria-labelledby="run-door">
              <h2 id="run-door" className="t-title">
                {text.run.title}
              </h2>
              <p className="wide-only">{text.run.words}</p>
              <p className="row">
                <ButtonLink small to="/getting-started">
                  {text.run.start}
                </ButtonLink>
                <ButtonLink small variant="text" to="/api/login">
                  {text.run.signIn}
                </ButtonLink>
              </p>
            </section>
          </div>
        </div>
        <Street
          lit={{ count: lights?.lit ?? 0 }}
          label={street.label + (lights && lights.lit > 0 ? street.lit(lights.lit, lights.bedsPerLight) : '')}
        />
      </section>
      <StreetNote text={street} stats={stats} lights={lights} sampleData={sampleData} />
    </>
  )
}

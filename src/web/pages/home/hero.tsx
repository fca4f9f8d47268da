import { Form } from 'react-router'
import type { DirectoryStats } from '#contract/residences.ts'
import { streetLights } from '#domain/street-lights.ts'
import { Street } from '#web/parts/street/street.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { SearchBox } from '#web/ui/form/search-box.tsx'
import type { LandingText } from './landing-text.ts'
import { StreetNote, saidLately } from './street-note.tsx'

type HeroProps = { text: LandingText['hero']; stats: DirectoryStats | null; sampleData: boolean }

/** The first screen: what this is, one search field, and the street whose windows light for open beds. */
export function Hero({ text, stats, sampleData }: HeroProps) {
  const lights = stats && streetLights(saidLately(stats))
  return (
    <>
      <section className="home-hero" aria-labelledby="home-title">
        <div className="wrap">
          <h1 className="display" id="home-title">
            {text.title}
          </h1>
          <p className="lead">{text.lead}</p>
          <div className="find">
            <search>
              <Form action="/directory">
                <SearchBox
                  name="q"
                  label="Your state or ZIP"
                  submit="Find a place"
                  autoComplete="postal-code"
                  enterKeyHint="search"
                  required
                />
              </Form>
            </search>
            <SiteLink className="contact-line" to="/api/login">
              {text.operator}
            </SiteLink>
          </div>
        </div>
        <Street lit={{ count: lights?.lit ?? 0 }} label={streetLabel(lights)} />
      </section>
      <StreetNote stats={stats} lights={lights} sampleData={sampleData} />
    </>
  )
}

function streetLabel(lights: { lit: number; bedsPerLight: number } | null): string {
  const street = 'A street of twelve houses in the evening, a lamp lit beside each door.'
  if (!lights || lights.lit === 0) return street
  const windows = lights.lit === 1 ? '1 window is lit' : `${lights.lit} windows are lit`
  return `${street} ${windows}, one for every ${lights.bedsPerLight === 1 ? 'open bed' : `${lights.bedsPerLight} open beds`}.`
}

import type { platform } from '#content/site/platform.ts'
import { SourceNote } from '#web/parts/figures/source-note.tsx'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Path } from '#web/ui/marks/path.tsx'
import '#web/ui/text/lists/facts.css'

export function MovingIn({ moving, data }: Pick<typeof platform, 'moving' | 'data'>) {
  return (
    <div className="sunk section">
      <div className="wrap cols gap-7">
        <section className="c-5 stack gap-5" aria-labelledby="moving-title">
          <h2 id="moving-title">{moving.title}</h2>
          <p>{moving.words}</p>
          <Path
            mini
            label="The way in"
            waypoints={moving.steps.map((step) => ({ id: step, state: 'next', content: step }))}
          />
          <ButtonLink to="/getting-started#timeline" icon="calendar">
            {moving.link}
          </ButtonLink>
          <SourceNote />
        </section>
        <section className="c-6 c-last stack stack-fill gap-5" aria-labelledby="data-title">
          <h2 id="data-title">{data.title}</h2>
          <dl className="defs">
            {data.rows.map(({ who, what }) => (
              <div key={who}>
                <dt>{who}</dt>
                <dd>{what}</dd>
              </div>
            ))}
          </dl>
          <p className="row gap-5">
            <SiteLink to="/privacy" className="tap bold">
              {data.privacy}
            </SiteLink>
            <SiteLink to="/security" className="tap bold">
              {data.security}
            </SiteLink>
            <SiteLink to="/verify" className="tap bold">
              {data.check}
            </SiteLink>
          </p>
        </section>
      </div>
    </div>
  )
}

import type { TeamMember } from '#domain/state-profile.ts'
import { Icon } from '#web/ui/icon/icon.tsx'

/** Who does what at the affiliate. A name that nobody has published reads "Unknown". */
export function TeamSection({ team }: { team: readonly TeamMember[] }) {
  return (
    <section className="stack stack-fill" aria-labelledby="team">
      <h2 id="team">Affiliate Team</h2>
      <ul className="team">
        {team.map(({ role, name }) => (
          <li key={role}>
            <span className="initial" aria-hidden="true">
              <Icon name="people" />
            </span>
            <div>
              <h3>{role}</h3>
              <p className="small">{name}</p>
              {name === 'Unknown' && <p className="small quiet">Name not published</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

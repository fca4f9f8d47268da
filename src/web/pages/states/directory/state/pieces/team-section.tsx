import type { StateWords } from '#content/states/directory/directory-pages.ts'
import type { TeamMember } from '#domain/states/state-profile.ts'
import { Icon } from '#web/ui/icon/icon.tsx'
import { TitledSection } from '#web/ui/text/titled-section.tsx'

type TeamSectionProps = { words: StateWords['team']; team: readonly TeamMember[] }

/** An unpublished name reads "Unknown". */
export function TeamSection({ words, team }: TeamSectionProps) {
  return (
    <TitledSection titleId="team" title={words.title} className="stack stack-fill">
      {team.every(isUnknown) && <p className="small quiet">{words.unnamed}</p>}
      <ul className="fit-16">
        {team.map((member) => (
          <li key={member.role} className="marked gap-3 align-center">
            <span className="tile-mark" aria-hidden="true">
              <Icon name="people" />
            </span>
            <div>
              <h3 className="t-strong">{member.role}</h3>
              <p className="small">{member.name}</p>
            </div>
          </li>
        ))}
      </ul>
    </TitledSection>
  )
}

const isUnknown = ({ name }: TeamMember) => name === 'Unknown'

import type { AppealStoryWords } from '#content/certification/story.ts'
import type { ApplicationAnswer } from '#contract/certification/applications.ts'
import { ResidenceMoment } from '#web/parts/desk/moment/residence-moment.tsx'

type AppealStoryProps = { application: ApplicationAnswer; words: AppealStoryWords }

/** But for the decision that stands, whose reasons the page says itself. */
export function AppealStory({ application: { story, line }, words }: AppealStoryProps) {
  const isStanding = line.end?.as === 'refused' && story[0]?.what !== 'appealed'
  const told = isStanding ? story.slice(1) : story
  if (told.length === 0) return null
  return (
    <div>
      <h3>{words.title}</h3>
      <ol className="ruled">
        {told.map(({ what, at, words: said }) => (
          <li key={what + at} className="pad-y-2">
            <p className="small ink-2">
              {words.what[what]}, <ResidenceMoment at={at} state={line.residence.state} hasYear />
            </p>
            <p className="as-typed">{said}</p>
          </li>
        ))}
      </ol>
    </div>
  )
}

import type { SearchWords } from '#content/search/search.en.ts'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { Notice } from '#web/ui/text/notice.tsx'
import { TitledSection } from '#web/ui/text/titled-section.tsx'
import './answers.css'

type ProblemProps = {
  words: SearchWords
  isOffline?: boolean
  notAsked?: string
  again?: string
  hasOldResidences: boolean
}

export function Problem({ words, isOffline = false, notAsked, again = '', hasOldResidences }: ProblemProps) {
  const { problems } = words
  const { title, line } = problems[isOffline ? 'offline' : 'failed']
  return (
    <div className="problem stack stack-fill gap-6 w-40 mt-4">
      <Notice title={title} icon={isOffline ? 'offline' : 'clock'} announced>
        <p>{line}</p>
        {notAsked && <p data-asked="">{notAsked}</p>}
        {hasOldResidences && <p>{problems.stale}</p>}
        <ButtonLink className="mt-3" to={again} small data-again="">
          {problems.tryAgain}
        </ButtonLink>
      </Notice>
      {!hasOldResidences && <StillWorks words={words} />}
    </div>
  )
}

export function HeldProblems({ words, hasOldResidences }: Pick<ProblemProps, 'words' | 'hasOldResidences'>) {
  const given = { words, hasOldResidences, notAsked: words.problems.notAsked(['{what}']) }
  return (
    <>
      <template data-problem="offline">
        <Problem {...given} isOffline />
      </template>
      <template data-problem="failed">
        <Problem {...given} />
      </template>
    </>
  )
}
function StillWorks({ words: { problems } }: { words: SearchWords }) {
  return (
    <TitledSection titleId="still-works" title={problems.help} titleClass="t-title" className="still-works">
      <ul className="ruled mt-2">
        <li>
          {problems.crisis}{' '}
          <a className="tap" href="tel:988">
            988
          </a>
        </li>
        <li>
          {problems.samhsa}{' '}
          <a className="tap nowrap" href="tel:18006624357">
            1-800-662-4357
          </a>
        </li>
        <li>
          <a className="tap" href="/directory" hrefLang="en">
            {problems.directory}
          </a>
        </li>
      </ul>
    </TitledSection>
  )
}

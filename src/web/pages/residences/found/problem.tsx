import { useEffect } from 'react'
import { Link, useNavigate } from 'react-router'
import type { SearchWords } from '#domain/seeker-words/search-words.ts'
import '#web/ui/action/button.css'
import { Notice } from '#web/ui/text/notice.tsx'
import './answers.css'

type ProblemProps = {
  words: SearchWords
  isOffline: boolean
  /** What was asked for, in words, where an earlier answer still stands below. */
  notAsked: readonly string[]
  /** The address asked for, to try again. */
  again: string
  /** Homes of an earlier search still stand below. */
  hasOldHomes: boolean
}

/** The search does not answer: what was asked stays in the fields, and the help that needs no search stays in reach. */
export function Problem({ words, isOffline, notAsked, again, hasOldHomes }: ProblemProps) {
  const { problems } = words
  const { title, line } = problems[isOffline ? 'offline' : 'failed']
  useTryOnceBack(again)
  return (
    <div className="problem">
      <Notice title={title} icon={isOffline ? 'offline' : 'clock'} announced>
        <p>{line}</p>
        {notAsked.length > 0 && <p>{problems.notAsked(notAsked)}</p>}
        {hasOldHomes && <p>{problems.stale}</p>}
        {/* Without a load of the whole page, which would end on the browser's own error page. */}
        <Link className="btn btn-line btn-sm mt-3" to={again} preventScrollReset>
          {problems.tryAgain}
        </Link>
      </Notice>
      {!hasOldHomes && <StillWorks words={words} />}
    </div>
  )
}

/** Tries again by itself, once, when the device is connected again; whatever fails then waits for a press. */
function useTryOnceBack(again: string): void {
  const navigate = useNavigate()
  useEffect(() => {
    const retry = () => void navigate(again, { preventScrollReset: true })
    addEventListener('online', retry, { once: true })
    return () => removeEventListener('online', retry)
  }, [again, navigate])
}

/** Help that needs nothing of ours but a phone. */
function StillWorks({ words: { problems } }: { words: SearchWords }) {
  return (
    <section className="still-works" aria-labelledby="still-works">
      <h2 id="still-works">{problems.help}</h2>
      <ul>
        <li>
          {problems.crisis} <a href="tel:988">988</a>
        </li>
        <li>
          {problems.samhsa}{' '}
          <a className="nowrap" href="tel:18006624357">
            1-800-662-4357
          </a>
        </li>
        <li>
          <Link to="/directory" hrefLang="en">
            {problems.directory}
          </Link>
        </li>
      </ul>
    </section>
  )
}

import type { TroubleWords } from '#domain/seeker-words/trouble-words.ts'
import { AwayPage, ErrorPage } from './error-page.tsx'
import { LostPage } from './lost-page.tsx'
import troubleStyles from './trouble-styles.css?url'

type TroubleProps = {
  status: number | undefined
  words: TroubleWords
  /** It is a room of the desk, and no answer came. */
  isAway?: boolean
}

/** What stands in place of a page that threw: the 404 page for an address that is not there, else the error page. */
export function Trouble({ status, words, isAway = false }: TroubleProps) {
  return (
    <>
      <link rel="stylesheet" href={troubleStyles} precedence="page" />
      {status === 404 ? (
        <LostPage words={words} />
      ) : isAway ? (
        <AwayPage words={words} />
      ) : (
        <ErrorPage status={status} words={words} />
      )}
    </>
  )
}

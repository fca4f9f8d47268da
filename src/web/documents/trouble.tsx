import type { TroubleWords } from '#domain/seeker-words/trouble-words.ts'
import { ErrorPage } from '#web/parts/lost-page/error-page.tsx'
import { LostPage } from '#web/parts/lost-page/lost-page.tsx'
import { PlaceSearch } from '#web/parts/place-search/place-search.tsx'

/** What stands in place of a page that is not there, or that broke. */
export function Trouble({ status, words }: { status: number; words: TroubleWords }) {
  const search = <PlaceSearch />
  return status === 404 ? (
    <LostPage words={words} search={search} />
  ) : (
    <ErrorPage status={status} words={words} search={search} />
  )
}

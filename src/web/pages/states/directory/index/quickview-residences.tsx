import type { DirectoryIndexWords } from '#content/states/directory/directory-index.ts'
import { formatNumber } from '#domain/language/numbers.ts'
import { say, sayCount } from '#domain/language/say.ts'
import { buildListedAddress, type StateDirectoryRecord, sayInSentence } from '#domain/states/state-directory.ts'
import { useStateBeds } from '#web/parts/beds/live-beds/state-beds.query.ts'
import { SiteLink } from '#web/ui/action/site-link.tsx'

type QuickviewResidencesProps = Pick<StateDirectoryRecord, 'name' | 'code' | 'slug'> & {
  words: DirectoryIndexWords['quickview']['homes']
}

/** Nothing where no homes are listed; a link without a number where they could not be counted. */
export function QuickviewResidences({ words, name, code, slug }: QuickviewResidencesProps) {
  const { answer } = useStateBeds(slug)
  const state = sayInSentence({ name })
  const residences = answer.is === 'known' ? answer.value.totalListings : null
  return (
    <p className="quickview-residences" role="status">
      {answer.is === 'asking' && '...'}
      {answer.is !== 'asking' && residences !== 0 && (
        <SiteLink className="tap" to={buildListedAddress({ code })}>
          {residences === null
            ? say(words.uncounted, { state })
            : sayCount(words, residences, { state, count: formatNumber(residences) })}
        </SiteLink>
      )}
    </p>
  )
}

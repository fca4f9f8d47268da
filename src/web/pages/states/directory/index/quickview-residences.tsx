import { formatNumber } from '#domain/language/numbers.ts'
import { buildListedAddress, type StateDirectoryRecord, sayInSentence } from '#domain/states/state-directory.ts'
import { useStateBeds } from '#web/parts/beds/live-beds/state-beds.query.ts'
import { SiteLink } from '#web/ui/action/site-link.tsx'

/** Nothing where no homes are listed; a link without a number where they could not be counted. */
export function QuickviewResidences({ name, code, slug }: Pick<StateDirectoryRecord, 'name' | 'code' | 'slug'>) {
  const { answer } = useStateBeds(slug)
  const residences = answer.is === 'known' ? answer.value.totalListings : null
  return (
    <p className="quickview-residences" role="status">
      {answer.is === 'asking' && '...'}
      {answer.is !== 'asking' && residences !== 0 && (
        <SiteLink className="tap" to={buildListedAddress({ code })}>
          {describeResidences(residences)} listed on this site in {sayInSentence({ name })}
        </SiteLink>
      )}
    </p>
  )
}

function describeResidences(residences: number | null): string {
  if (residences === null) return 'The homes'
  return residences === 1 ? 'The 1 home' : `The ${formatNumber(residences)} homes`
}

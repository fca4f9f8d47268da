import type { CheckedSheetWords } from '#content/imports/checked-sheet.ts'
import type { CheckedImport } from '#contract/imports/imports.ts'
import { likenessWords } from '#domain/residence/listing/like-listing.ts'
import { SiteLink } from '#web/ui/action/site-link.tsx'

type ListedElsewhereProps = { view: CheckedImport; words: CheckedSheetWords['listed'] }

export function ListedElsewhere({ view, words }: ListedElsewhereProps) {
  const { listed, listedCount, samePhone, isAffiliates } = view
  const more = listedCount - listed.length
  return (
    <>
      {listedCount > 0 && !isAffiliates && (
        <p>
          <b>{words.claim(listedCount)}</b> {words.stays(listedCount)}
        </p>
      )}
      {listed.map(({ row, residence, slug, name, city, what }) => (
        <p key={row}>
          {words.row(row)}, <b>{residence}</b>, {words.looksLike} <SiteLink to={`/residences/${slug}`}>{name}</SiteLink>{' '}
          {words.in(city)}: {what.map((one) => likenessWords[one]).join(', ')}.{' '}
          {!isAffiliates && (
            <SiteLink to={`/workspace/claims?home=${encodeURIComponent(slug)}`}>
              {words.claimIt}
              <span className="vh">: {name}</span>
            </SiteLink>
          )}
        </p>
      ))}
      {more > 0 && <p>{words.more(more)}</p>}
      {samePhone > 0 && !isAffiliates && <p className="ink-2">{words.samePhone(samePhone)}</p>}
    </>
  )
}

import type { CheckedImport } from '#contract/imports/imports.ts'
import { formatNumber } from '#domain/language/numbers.ts'
import { likenessWords } from '#domain/listing/like-listing.ts'
import { SiteLink } from '#web/ui/action/site-link.tsx'

const sayWhy = 'If it is another house, say why on its page: then somebody checks it before it is public.'

export function ListedElsewhere({ view }: { view: CheckedImport }) {
  const { listed, listedCount, samePhone, isAffiliates } = view
  const more = listedCount - listed.length
  return (
    <>
      {listedCount > 0 && !isAffiliates && (
        <p>
          <b>
            {listedCount === 1
              ? '1 of these looks like a listing that exists'
              : `${formatNumber(listedCount)} of these look like listings that exist`}
            : claim {listedCount === 1 ? 'it' : 'them'} instead.
          </b>{' '}
          What you import of {listedCount === 1 ? 'it' : 'them'} stays a draft. {sayWhy}
        </p>
      )}
      {listed.map(({ row, residence, slug, name, city, what }) => (
        <p key={row}>
          Row {row}, <b>{residence}</b>, looks like <SiteLink to={`/residences/${slug}`}>{name}</SiteLink> in {city}:{' '}
          {what.map((one) => likenessWords[one]).join(', ')}.{' '}
          {!isAffiliates && (
            <SiteLink to={`/workspace/claims?home=${encodeURIComponent(slug)}`}>
              Claim it<span className="vh">: {name}</span>
            </SiteLink>
          )}
        </p>
      ))}
      {more > 0 && <p>and {formatNumber(more)} more</p>}
      {samePhone > 0 && !isAffiliates && (
        <p className="ink-2">
          {samePhone === 1
            ? '1 new house has the phone of a listing that exists, and nothing else of it: it stays a draft.'
            : `${formatNumber(samePhone)} new houses have the phone of a listing that exists, and nothing else of it: they stay drafts.`}{' '}
          {sayWhy}
        </p>
      )}
    </>
  )
}

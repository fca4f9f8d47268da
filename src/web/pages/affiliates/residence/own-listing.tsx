import type { ListingChecksWords } from '#content/affiliates/listing-checks.ts'
import type { ListingChecksAnswer } from '#contract/affiliates/listing-checks.ts'
import { ActButton } from '#web/parts/desk/form/act-button.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'

type OwnListingProps = {
  calls: ListingChecksAnswer
  words: ListingChecksWords['listing']
}

export const listingId = 'on-the-list'

export function OwnListing({ calls: { listing, mayAnswer }, words }: OwnListingProps) {
  const { id, name, isOwn, isClaimed, isPublished } = listing
  if (!isOwn || isClaimed || !mayAnswer) return null
  const { label, said, didNotWork } = isPublished ? words.down : words.back
  const act = isPublished ? 'take-down' : 'put-back'
  return (
    <section className="stack stack-fill gap-3 mt-4 w-52 no-print" aria-labelledby={listingId}>
      <h2 id={listingId} tabIndex={-1}>
        {words.title}
      </h2>
      <p className="measure">{isPublished ? words.isPublished : words.isNot}</p>
      <ActButton
        key={act}
        act={act}
        hidden={{ id }}
        said={said}
        didNotWork={didNotWork}
        focusAfter={listingId}
        label={label}
        about={name}
      />
      {isPublished && <p className="small ink-2">{words.down.help}</p>}
      <p>
        <SiteLink className="tap" to="/workspace/import">
          {words.fix}
        </SiteLink>
      </p>
    </section>
  )
}

import { bedAgeWords } from '#domain/beds/bed-age.ts'
import { saidBeds } from '#domain/beds/listed-beds.ts'
import { shownPhone, telAddress } from '#domain/inquiries/tel-address.ts'
import { seekerPath } from '#domain/language/language.ts'
import { localMoment } from '#domain/language/local-moment.ts'
import { residenceForWhom } from '#domain/search/residence-words.ts'
import { BedLight } from '#web/parts/beds/bed-light/bed-light.tsx'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { PlaceCard } from '#web/ui/text/card.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'
import type { ShownResidence } from './state-counts.query.ts'

type ResidenceCardProps = {
  residence: ShownResidence
  now: Date
  state: string
}

export function ResidenceCard({ residence, now, state }: ResidenceCardProps) {
  const { name, slug, city, groups, phone, distance } = residence
  const { available, total, grade, saidAt } = saidBeds(groups, now)
  const words = bedAgeWords(saidAt === null ? null : new Date(saidAt), now, state)
  return (
    <li>
      <PlaceCard className="state-residence stack gap-2 pad-4">
        <h3 className="t-name break">
          <SiteLink className="tap" to={seekerPath('residence', 'en', slug)}>
            {name}
          </SiteLink>
        </h3>
        <p className="state-residence-for stack gap-0 small quiet">
          <span>{distance === null ? city : `${city}, ${milesAway(distance)}`}</span>
          <span>{residenceForWhom(residence)}</span>
        </p>
        <BedLight
          available={available}
          total={total}
          saidAt={saidAt}
          state={state}
          age={{ grade, words }}
          onPaper={saidAt === null ? null : `Said ${localMoment(new Date(saidAt), state, 'en')}`}
        />
        <ButtonLink to={telAddress(phone)} variant="line" small icon="phone">
          <span>
            <VisuallyHidden>Call {name} at </VisuallyHidden>
            {shownPhone(phone)}
          </span>
        </ButtonLink>
        <b className="print-only">{shownPhone(phone)}</b>
      </PlaceCard>
    </li>
  )
}

function milesAway(distance: number): string {
  const miles = Math.round(distance)
  if (distance < 1) return 'under 1 mile away'
  return `${miles} ${miles === 1 ? 'mile' : 'miles'} away`
}

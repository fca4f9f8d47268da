import type { StateBedsWords } from '#content/states/directory/state-beds.ts'
import { describeBedAge } from '#domain/beds/bed-age.ts'
import { sumSaidBeds } from '#domain/beds/listed-beds.ts'
import { buildTelAddress, formatPhone } from '#domain/inquiries/tel-address.ts'
import { buildSeekerPath } from '#domain/language/language.ts'
import { formatLocalMoment } from '#domain/language/local-moment.ts'
import { describeForWhom } from '#domain/search/residence-words.ts'
import { BedLight } from '#web/parts/beds/bed-light/bed-light.tsx'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { PlaceCard } from '#web/ui/text/card.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'
import type { ShownResidence } from './state-counts.query.ts'

type ResidenceCardProps = { words: StateBedsWords; residence: ShownResidence; now: Date; state: string }

export function ResidenceCard({ words, residence, now, state }: ResidenceCardProps) {
  const { name, slug, city, groups, phone, distance } = residence
  const { available, total, grade, saidAt } = sumSaidBeds(groups, now)
  const age = describeBedAge(saidAt === null ? null : new Date(saidAt), now, state)
  return (
    <li>
      <PlaceCard className="state-residence stack gap-2 pad-4">
        <h3 className="t-name break">
          <SiteLink className="tap" to={buildSeekerPath('residence', 'en', slug)}>
            {name}
          </SiteLink>
        </h3>
        <p className="state-residence-for stack gap-0 small quiet">
          <span>{distance === null ? city : `${city}, ${words.away(distance)}`}</span>
          <span>{describeForWhom(residence)}</span>
        </p>
        <BedLight
          available={available}
          total={total}
          saidAt={saidAt}
          state={state}
          age={{ grade, words: age }}
          onPaper={saidAt === null ? null : words.said(formatLocalMoment(new Date(saidAt), state, 'en'))}
        />
        <ButtonLink to={buildTelAddress(phone)} variant="line" small icon="phone">
          <span>
            <VisuallyHidden>{words.callAt(name)}</VisuallyHidden>
            {formatPhone(phone)}
          </span>
        </ButtonLink>
        <b className="print-only">{formatPhone(phone)}</b>
      </PlaceCard>
    </li>
  )
}

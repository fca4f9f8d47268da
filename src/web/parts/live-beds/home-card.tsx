import type { ListedHome } from '#contract/directory.ts'
import { bedAgeWords } from '#domain/bed-age.ts'
import { homeForWhom } from '#domain/home-words.ts'
import { seekerPath } from '#domain/language.ts'
import { saidBeds } from '#domain/listed-beds.ts'
import { telAddress } from '#domain/tel-address.ts'
import { BedLight } from '#web/parts/bed-light/bed-light.tsx'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Light } from '#web/ui/marks/light.tsx'
import { PlaceCard } from '#web/ui/text/card.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'
import '#web/ui/waiting/spinner.css'

/** A home under its roof: where it is, for whom, its beds with their age, and its number to call. */
export function HomeCard({ home, now }: { home: ListedHome; now: Date }) {
  const { name, slug, city, groups, phone } = home
  const { available, total, grade, saidAt } = saidBeds(groups, now)
  const words = bedAgeWords(saidAt === null ? null : new Date(saidAt), now)
  return (
    <li>
      <PlaceCard className="newest-home">
        <h3 className="newest-name">
          <SiteLink to={seekerPath('residence', 'en', slug)}>{name}</SiteLink>
        </h3>
        <p className="small quiet newest-for">
          <span>{city}</span>
          <span>{homeForWhom(home)}</span>
        </p>
        <BedLight available={available} total={total} age={{ grade, words }} saidAt={saidAt} />
        <ButtonLink to={telAddress(phone)} look="line" small icon="phone">
          <span>
            <VisuallyHidden>Call {name} at </VisuallyHidden>
            {phone}
          </span>
        </ButtonLink>
      </PlaceCard>
    </li>
  )
}

/** The room of a card, while one waits for it. */
export function HomeCardRoom() {
  return (
    <li>
      <PlaceCard className="newest-home" roof="coming">
        <p className="newest-name">
          <span className="shade">...</span>
        </p>
        <p className="small newest-for">
          <span className="shade">...</span>
          <span className="shade">...</span>
        </p>
        <p className="beds-line">
          <Light open={0} total={8} />
          <b className="open-count shade">...</b>
          <span className="age">...</span>
        </p>
        <span className="btn btn-sm shade">...</span>
      </PlaceCard>
    </li>
  )
}

import type { ListedResidence } from '#contract/directory/directory.ts'
import { isWorthCallingFirst, sumSaidBeds } from '#domain/beds/listed-beds.ts'
import { formatNumberMark } from '#domain/beds/residence-beds.ts'
import { buildTelAddress, formatPhone } from '#domain/inquiries/tel-address.ts'
import { buildSeekerPath } from '#domain/language/language.ts'
import type { FramedWords } from '#web/pages/directory/embed/frame-words.ts'
import { BedLight } from '#web/parts/beds/bed-light/bed-light.tsx'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'
import './residence-row.css'

type ResidenceRowProps = { residence: ListedResidence; state: string; now: Date; words: FramedWords }

export function ResidenceRow({ residence, state, now, words: { own, common } }: ResidenceRowProps) {
  const beds = sumSaidBeds(residence.groups, now)
  const saidAt = beds.saidAt === null ? null : new Date(beds.saidAt)
  const age = { grade: beds.grade, words: common.ageInRow(saidAt, now, state) }
  return (
    <li
      className="residence embed-row"
      data-home={residence.id}
      data-beds={formatNumberMark(residence.availableBeds, residence.totalBeds)}
      data-said={residence.reportedAt ?? ''}
    >
      <h3>
        <SiteLink to={buildSeekerPath('residence', own.language, residence.slug)} newTab>
          <span className="residence-name">{residence.name}</span>
        </SiteLink>
      </h3>
      <p className="small ink-2 residence-for">{own.forWhom(residence)}</p>
      <div className="card-beds">
        <BedLight available={beds.available} total={beds.total} age={age} saidAt={beds.saidAt} words={common} />
        {residence.groups.length > 1 && beds.grade !== 'withdrawn' && (
          <p className="small ink-2">{own.perGroup(residence)}</p>
        )}
      </div>
      <ButtonLink
        to={buildTelAddress(residence.phone)}
        variant={isWorthCallingFirst(beds) ? 'primary' : 'line'}
        small
        icon="phone"
        className="residence-call btn-on-paper"
      >
        <span>
          <VisuallyHidden>{common.callAt(residence.name)}</VisuallyHidden>
          {formatPhone(residence.phone)}
        </span>
      </ButtonLink>
    </li>
  )
}

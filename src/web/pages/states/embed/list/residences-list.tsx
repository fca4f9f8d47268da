import { type ReactNode, useId } from 'react'
import type { ListedResidence, ResidencesPage } from '#contract/states/directory.ts'
import { isWorthCallingFirst, sumSaidBeds } from '#domain/beds/listed-beds.ts'
import { formatNumberMark } from '#domain/beds/residence-beds.ts'
import { buildTelAddress, formatPhone } from '#domain/inquiries/tel-address.ts'
import { buildSeekerPath } from '#domain/language/language.ts'
import type { FramedWords } from '#web/pages/states/embed/frame-words.ts'
import { BedLight } from '#web/parts/beds/bed-light/bed-light.tsx'
import { SampleNote } from '#web/parts/figures/sample-note.tsx'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'
import './residences-list.css'

type ResidencesListProps = {
  residences: ResidencesPage
  /** Two letters: dates are in this state's time zone. */
  code: string
  here: string
  words: FramedWords
}

/** Numbers change in place, but the order does not (web/browser/framed). */
export function ResidencesList({ residences: { items, measuredAt }, code, here, words }: ResidencesListProps) {
  const { own, common } = words
  const { changed, again } = common.live
  const now = new Date(measuredAt)
  return (
    <>
      <p
        className="embed-changed mt-3"
        data-words={JSON.stringify(items.map((_, place) => changed(place + 1)))}
        data-gone={own.gone}
        hidden
      >
        <span /> <a href={here}>{again}</a>
      </p>
      {items.some(({ isSample }) => isSample) && <SampleNote>{own.sample}</SampleNote>}
      {groupByTown(items).map(([town, residences]) => (
        <Town key={town} name={town}>
          {residences.map((residence) => (
            <ResidenceRow key={residence.id} residence={residence} state={code} now={now} words={words} />
          ))}
        </Town>
      ))}
    </>
  )
}

function Town({ name, children }: { name: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="embed-town">
        {name}
      </h2>
      <ul>{children}</ul>
    </section>
  )
}

function groupByTown(residences: readonly ListedResidence[]): [string, ListedResidence[]][] {
  return [...Map.groupBy(residences, ({ city }) => city)]
}

type ResidenceRowProps = { residence: ListedResidence; state: string; now: Date; words: FramedWords }

function ResidenceRow({ residence, state, now, words: { own, common } }: ResidenceRowProps) {
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

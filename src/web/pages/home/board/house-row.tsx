import type { MyResidence } from '#contract/residences.ts'
import { bedAge, bedAgeWords } from '#domain/bed-age.ts'
import { residenceStateName } from '#domain/residence.ts'
import { AgeMark } from '#web/parts/bed-light/bed-light.tsx'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { Icon } from '#web/ui/icon/icon.tsx'
import { Light } from '#web/ui/marks/light.tsx'
import { PlaceCard } from '#web/ui/text/card.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'

/** One house: where it is, whether it is certified, how many beds it said are open and when. */
export function HouseRow({ residence, now }: { residence: MyResidence; now: Date }) {
  const { id, name, city, totalBeds, availableBeds, narrCertified, reportedAt } = residence
  const saidAt = reportedAt === null ? null : new Date(reportedAt)
  const grade = bedAge(saidAt, now)
  return (
    <PlaceCard className="house">
      <div className="house-top">
        <div>
          <h3>{name}</h3>
          <p className="where-line">
            <span>
              {city}, {residenceStateName(residence)}
            </span>
            {narrCertified ? (
              <span className="seal">
                <Icon name="shield" />
                NARR certified
              </span>
            ) : (
              <span className="seal seal-no">Not certified yet</span>
            )}
          </p>
        </div>
        <ButtonLink to={`/workspace/residences/${id}`} look="text" small>
          Manage<VisuallyHidden> {name}</VisuallyHidden>
        </ButtonLink>
      </div>
      <p className="group-light">
        <Light open={availableBeds} total={totalBeds} age={grade} />
        <b>
          {availableBeds}/{totalBeds} available
        </b>
        <AgeMark age={{ grade, words: operatorWords(saidAt, now) }} saidAt={reportedAt} />
      </p>
    </PlaceCard>
  )
}

/** The age of a number as its operator reads it: with what callers read, where that decides whether they call at all. */
export function operatorWords(saidAt: Date | null, now: Date): string {
  const words = bedAgeWords(saidAt, now)
  switch (bedAge(saidAt, now)) {
    case 'stale':
      return words.replace('Call to confirm.', 'Callers read “Call to confirm”.')
    case 'withdrawn':
      return `${words}. Callers read “Call to ask”.`
    default:
      return words
  }
}

import type { ListedHome } from '#contract/directory/directory.ts'
import { homeNumberMark } from '#domain/beds/home-beds.ts'
import { isWorthCallingFirst, saidBeds } from '#domain/beds/listed-beds.ts'
import { telAddress } from '#domain/inquiries/tel-address.ts'
import { seekerPath } from '#domain/language/language.ts'
import type { FramedWords } from '#web/pages/directory/embed/frame-words.ts'
import { BedLight } from '#web/parts/beds/bed-light/bed-light.tsx'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'
import './home-row.css'

type HomeRowProps = {
  home: ListedHome
  state: string
  now: Date
  words: FramedWords
}

export function HomeRow({ home, state, now, words: { own, common } }: HomeRowProps) {
  const beds = saidBeds(home.groups, now)
  const saidAt = beds.saidAt === null ? null : new Date(beds.saidAt)
  const age = { grade: beds.grade, words: common.ageInRow(saidAt, now, state) }
  return (
    <li
      className="home"
      data-home={home.id}
      data-beds={homeNumberMark(home.availableBeds, home.totalBeds)}
      data-said={home.reportedAt ?? ''}
    >
      <h3>
        <SiteLink to={seekerPath('residence', own.language, home.slug)} newTab>
          <span className="home-name">{home.name}</span>
        </SiteLink>
      </h3>
      <p className="small ink-2 home-for">{own.forWhom(home)}</p>
      <div className="home-beds">
        <BedLight available={beds.available} total={beds.total} age={age} saidAt={beds.saidAt} words={common} />
        {home.groups.length > 1 && beds.grade !== 'withdrawn' && <p className="small ink-2">{own.perGroup(home)}</p>}
      </div>
      <ButtonLink
        to={telAddress(home.phone)}
        look={isWorthCallingFirst(beds) ? 'primary' : 'line'}
        small
        icon="phone"
        className="home-call btn-on-paper"
      >
        <span>
          <VisuallyHidden>{common.callAt(home.name)}</VisuallyHidden>
          {home.phone}
        </span>
      </ButtonLink>
    </li>
  )
}

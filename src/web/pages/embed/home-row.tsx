import type { ListedHome } from '#contract/directory.ts'
import { bedAgeWords } from '#domain/bed-age.ts'
import { bedsPerGroup, homeForWhom } from '#domain/home-words.ts'
import { isWorthCallingFirst, saidBeds } from '#domain/listed-beds.ts'
import { telAddress } from '#domain/tel-address.ts'
import { BedLight } from '#web/parts/bed-light/bed-light.tsx'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'

type HomeRowProps = {
  home: ListedHome
  now: Date
  /** It has another number than when the list was drawn. */
  changed: boolean
}

/** A home in the list: who it is for, its beds with their age, and its number to call. */
export function HomeRow({ home, now, changed }: HomeRowProps) {
  const beds = saidBeds(home.groups, now)
  const saidAt = beds.saidAt === null ? null : new Date(beds.saidAt)
  const age = { grade: beds.grade, words: bedAgeWords(saidAt, now) }
  return (
    <li className="home">
      <h3>{home.name}</h3>
      <p className="small ink-2 home-for">{homeForWhom(home)}</p>
      {/* A new key draws the windows anew: they fade in. */}
      <div
        className="home-beds"
        key={`${beds.available} ${beds.total} ${beds.grade}`}
        data-changed={changed || undefined}
      >
        <BedLight available={beds.available} total={beds.total} age={age} saidAt={beds.saidAt} />
        {home.groups.length > 1 && beds.grade !== 'withdrawn' && <p className="small ink-2">{bedsPerGroup(home)}</p>}
      </div>
      <ButtonLink
        to={telAddress(home.phone)}
        look={isWorthCallingFirst(beds) ? 'primary' : 'line'}
        small
        icon="phone"
        className="home-call"
      >
        <span>
          <VisuallyHidden>Call {home.name} at </VisuallyHidden>
          {home.phone}
        </span>
      </ButtonLink>
    </li>
  )
}

/** A home that was in the list when it was drawn and is not any more: its place is kept, so that nothing moves. */
export function GoneRow({ name, words }: { name: string; words: string }) {
  return (
    <li className="home">
      <h3>{name}</h3>
      <p className="small ink-2 home-for">{words}</p>
    </li>
  )
}

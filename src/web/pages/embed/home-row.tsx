import type { ListedHome } from '#contract/directory.ts'
import { bedAgeWords } from '#domain/bed-age.ts'
import { isWorthCallingFirst, saidBeds } from '#domain/listed-beds.ts'
import { audienceWords, type NarrLevel } from '#domain/residence.ts'
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
      <p className="small ink-2 home-for">{forWhom(home)}</p>
      {/* A new key draws the windows anew: they fade in. */}
      <div
        className="home-beds"
        key={`${beds.available} ${beds.total} ${beds.grade}`}
        data-changed={changed || undefined}
      >
        <BedLight available={beds.available} total={beds.total} age={age} saidAt={beds.saidAt} />
        {home.groups.length > 1 && beds.grade !== 'withdrawn' && <p className="small ink-2">{perGroup(home)}</p>}
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

/** "Women, women with children. Level II, certified". */
function forWhom({ groups, narrLevel, certified }: ListedHome): string {
  const whom = groups
    .map(({ audience }) => audienceWords[audience])
    .map((words, place) => (place ? small(words) : words))
  const standing = certified ? 'certified' : 'not certified yet'
  const level = narrLevel === null ? capital(standing) : `Level ${romans[narrLevel]}, ${standing}`
  return [...(whom.length > 0 ? [whom.join(', ')] : []), level].join('. ')
}

/** "1 for women, 3 for men, call about families". */
function perGroup({ groups }: ListedHome): string {
  const parts = groups.map(({ audience, availableBeds }) => {
    const whom = small(audienceWords[audience])
    return availableBeds === null ? `call about ${whom}` : `${availableBeds} for ${whom}`
  })
  return capital(parts.join(', '))
}

const romans: Record<NarrLevel, string> = { 1: 'I', 2: 'II', 3: 'III', 4: 'IV' }

/** "LGBTQ+ people" stays as it is. */
function small(words: string): string {
  return /^[A-Z]{2}/.test(words) ? words : words.charAt(0).toLowerCase() + words.slice(1)
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

import { type RefObject, useCallback, useState } from 'react'
import type { HomeBeds } from '#contract/live.ts'
import { everybody, groupsFor, type HomeNumber, homeNumber, type People } from '#domain/home-beds.ts'
import type { LiveNews } from './live-stream.ts'
import { useLiveHomes } from './use-live-homes.ts'

/** What of a home changes while somebody reads. */
type Changing = Pick<HomeBeds, 'id' | 'totalBeds' | 'availableBeds' | 'reportedAt' | 'groups'> &
  Partial<Pick<HomeBeds, 'availabilityAge'>>

type Beds = Pick<Changing, 'totalBeds' | 'availableBeds'>

export type LiveNumbers<Home> = {
  /**
   * The home with the number it has now, itself where that is the same; null once it is not listed any more. The same
   * function until something else is told.
   */
  now(home: Home): Home | null
  isChanged(home: Home): boolean
  /** How many homes have another number than when the list was drawn, or are gone. */
  changes: number
  /** What changed last, for a polite live region. */
  said: string
  /** False where changes are not told right now. */
  isLive(): boolean
}

type LiveOptions<Home> = {
  /** Whose groups are counted, of each home; all groups where nothing is said. */
  peopleOf?: (home: Home) => People
  /** Every home of this state is followed too, on the same stream; what is told of them comes to `hear`. */
  state?: string | undefined
  hear?: (news: LiveNews) => void
  seen?: RefObject<Element | null>
  sayGone?: (home: Home) => string
}

type News = (HomeNumber & Pick<HomeBeds, 'groups'>) | 'gone'
type Heard = { drawn: unknown; news: ReadonlyMap<string, News>; said: string }

const nothing: ReadonlyMap<string, News> = new Map()

/**
 * Follows the homes of a list, which stays in the order it was drawn in. `drawn` must be the same array until another
 * list is drawn. `say` puts a home with its new number into words: "Harbor Row House: 1/8 available"; `sayGone` one that
 * left the list.
 */
export function useLiveNumbers<Home extends Changing>(
  drawn: readonly Home[],
  say: (home: Home) => string,
  { peopleOf, state, hear, seen, sayGone }: LiveOptions<Home> = {},
): LiveNumbers<Home> {
  const [heard, setHeard] = useState<Heard>({ drawn, news: nothing, said: '' })
  const news = heard.drawn === drawn ? heard.news : nothing
  const isLive = useLiveHomes(
    { homes: drawn.map(({ id }) => id), ...(state !== undefined && { state }) },
    (told) => {
      hear?.(told)
      if (told.is === 'again') return
      setHeard((old) => {
        const before = old.drawn === drawn ? old : { drawn, news: nothing, said: '' }
        const after = new Map(before.news)
        for (const id of told.gone) after.set(id, 'gone')
        for (const home of drawn) {
          const is = told.homes.find(({ id }) => id === home.id)
          if (!is) continue
          const { groups } = is
          const counted = groupsFor(groups, peopleOf?.(home) ?? everybody, is)
          after.set(home.id, { groups, ...homeNumber(counted, new Date()) })
        }
        const words = drawn.flatMap((home) => {
          const was = merged(home, before.news)
          const is = merged(home, after)
          if (is) return isOther(was, is) ? say(is) : []
          return was && sayGone ? sayGone(home) : []
        })
        return { drawn, news: after, said: words.join('. ') || before.said }
      })
    },
    seen,
  )
  const now = useCallback((home: Home) => merged(home, news), [news])
  const isChanged = (home: Home) => isOther(home, now(home))
  return {
    now,
    isChanged,
    changes: drawn.filter(isChanged).length,
    said: heard.drawn === drawn ? heard.said : '',
    isLive,
  }
}

function merged<Home extends Changing>(home: Home, news: ReadonlyMap<string, News>): Home | null {
  const known = news.get(home.id)
  if (known === 'gone') return null
  if (!known || isSame(home, known)) return home
  return { ...home, ...known }
}

function isSame(home: Changing, known: Exclude<News, 'gone'>): boolean {
  return (
    !isOther(home, known) &&
    home.reportedAt === known.reportedAt &&
    home.availabilityAge === known.availabilityAge &&
    JSON.stringify(home.groups) === JSON.stringify(known.groups)
  )
}

/** A number said once more is the same number; only its age is another. */
function isOther(was: Beds | null, is: Beds | null): boolean {
  return was?.availableBeds !== is?.availableBeds || was?.totalBeds !== is?.totalBeds
}

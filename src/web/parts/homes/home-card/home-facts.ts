import type { FoundResidence } from '#contract/residence/residence-search.ts'
import { groupsFor, type People } from '#domain/beds/home-beds.ts'
import { type Medicine, medicines, type Need, needOfAudience } from '#domain/residence/needs.ts'
import type { AskedNeed } from '#domain/search/asked-search.ts'
import type { HomeWords, SaidFor } from '#domain/seeker-words/home-words.ts'

export type AskedOfHome = { people: People; needs: readonly AskedNeed[] }

export type HomeFact = { mark: 'check' | 'unsaid' | 'shield' | null; words: string }

export function homeFacts(home: FoundResidence, { people, needs }: AskedOfHome, words: HomeWords): HomeFact[] {
  const welcome = medicines.filter((medicine) => home.yes.includes(medicine))
  const isAnsweredTogether = ({ need, wanted }: AskedNeed) =>
    wanted === 'yes' && isMedicine(need) && home.yes.includes(need)
  const asked = needs
    .filter((one) => !isAnsweredTogether(one))
    .map(({ need }): HomeFact => {
      if (home.yes.includes(need)) return { mark: 'check', words: words.needs[need].yes }
      if (home.no.includes(need)) return { mark: 'check', words: words.needs[need].no }
      return { mark: 'unsaid', words: words.needNotStated(need) }
    })
  const ofThem = people.audience === null ? undefined : needOfAudience[people.audience]
  const isOpenWhether = ofThem !== undefined && !home.groups.some(({ audience }) => audience === people.audience)
  const unsaid = isOpenWhether && !home.yes.includes(ofThem) && !needs.some(({ need }) => need === ofThem)
  const level = home.narrLevel === null ? words.levelNotStated : words.levels[home.narrLevel]
  return [
    ...(welcome.length > 0 ? [{ mark: 'check', words: words.medicinesWelcome(welcome) } as const] : []),
    ...(unsaid ? [{ mark: 'unsaid', words: words.needNotStated(ofThem) } as const] : []),
    ...asked,
    { mark: null, words: level },
    { mark: home.certified ? 'shield' : null, words: certifiedWords(home, words) },
  ]
}

export function certifiedWords(home: FoundResidence, words: HomeWords): string {
  if (home.certified) return words.certified
  return home.certificateEndedAs === null ? words.notCertified : words.certificateEnded[home.certificateEndedAs]
}

function isMedicine(need: Need): need is Medicine {
  return medicines.some((medicine) => medicine === need)
}

export function saidFor(home: FoundResidence, people: People): SaidFor[] {
  return groupsFor(home.groups, people, home).map((group) => ({
    audience: group.audience,
    open: group.availableBeds,
  }))
}

/** True when a bed is open and the number is at most 3 days old. */
export function isWorthCalling({ availableBeds, availabilityAge }: FoundResidence): boolean {
  return (availableBeds ?? 0) > 0 && (availabilityAge === 'fresh' || availabilityAge === 'ageing')
}

export function lightOf(home: FoundResidence): 'on' | 'half' | 'plain' {
  if ((home.availableBeds ?? 0) === 0 || home.availabilityAge === 'withdrawn') return 'plain'
  return home.availabilityAge === 'stale' ? 'half' : 'on'
}

export function homeNumberSaid({ availableBeds, totalBeds }: FoundResidence): string {
  return `${availableBeds}/${totalBeds}`
}

import type { Language } from '#domain/language/language.ts'
import type { Direction } from '#domain/places/map-point.ts'
import type { Said } from '#domain/residence/needs.ts'
import type { Audience, NarrLevel } from '#domain/residence/residence.ts'
import type { BedsWanted, Sort } from '#domain/search/residence-search.ts'
import type { ChangedName } from '#domain/search/search-changes.ts'
import type { FilterWords } from '#domain/seeker-words/filter-words.ts'
import type { ProblemWords } from '#domain/seeker-words/problem-words.ts'
import type { RowWords } from '#domain/seeker-words/row-words.ts'
import type { SharedWords } from '#domain/seeker-words/shared-list-words.ts'
import type { StreetWords } from '#domain/seeker-words/street-words.ts'
import type { TogetherWords } from '#domain/seeker-words/together-words.ts'

export type PlaceSaid = { kind: 'zip' | 'town' | 'county' | 'point' | 'state'; name: string; radius: number | null }

export type AnswerSaid = {
  homes: number
  isLeast: boolean
  beds: BedsWanted
  audience: Audience | null
}

export type ChangeSaid = {
  change: ChangedName
  from: string
  to: string
}

export type BedsSplit = { fresh: number; older: number }

type Zoom = 'closer' | 'farther'

export type NearWords = { asking: string; refused: string; failed: string }

export type SearchWords = {
  language: Language
  head: { title: string; description: string; stateTitle: (state: string) => string; crumb: string }
  start: {
    title: string
    lead: string
    byState: string
    byStateLead: string
    map: string
    openIn: (state: string) => string
    byName: string
    findName: string
  }
  answer: (said: AnswerSaid) => string
  nothing: (needs: number) => string
  noneOpen: (place: PlaceSaid) => string
  noResidences: (place: PlaceSaid) => string
  noName: (name: string) => string
  noCountIn: (state: string) => string
  bedsIn: (said: BedsSplit, state: string) => string
  moreToConfirm: (older: number) => string
  townsIn: (homes: number, towns: number) => string
  place: (place: PlaceSaid) => string
  otherPlaces: string
  otherPlace: (near: string) => string
  moreOthers: (count: number) => string
  tookFor: (typed: string, place: string) => string
  middleOf: (region: string, place: string, isAround: boolean) => string
  noStreets: (place: PlaceSaid, hasResidences: boolean) => string
  placeShort: (place: PlaceSaid) => string
  split: (said: BedsSplit) => string
  tools: { change: string; needs: (count: number) => string; map: string; more: string }
  form: {
    label: string
    where: string
    whereHelp: string
    nearMe: string
    nearMeValue: string
    mapValue: string
    radius: string
    miles: (miles: number) => string
    beds: string
    bedsChoices: Record<BedsWanted, string>
    audience: string
    anybody: string
    anyCash: string
    upTo: (money: string) => string
    medicine: string
    anyMedicine: string
    sort: string
    sorts: Record<Sort, string>
    bestMatch: string
    show: string
    showResidences: (count: number, isLeast: boolean) => string
    showNone: string
    close: string
    clear: string
  }
  near: NearWords
  filters: FilterWords
  needs: {
    title: string
    others: string
    unstated: string
    unstatedHelp: string
    either: string
    must: string
    mustNot: string
    counts: (yes: number, no: number, notStated: number) => string
    name: string
    levelShort: Record<NarrLevel, string>
  }
  chips: {
    label: string
    remove: string
    clearAll: string
    radius: (miles: number) => string
    beds: Record<Exclude<BedsWanted, 'any'>, string>
    name: (text: string) => string
    unstated: string
  }
  list: {
    label: string
    heading: string
    next: string
    first: string
    busy: string
    sample: string
    caution: string
    callToBeSure: string
  }
  misses: {
    title: (count: number, most: number) => string
    why: string
    notSaid: (count: number, most: number) => string
    ask: string
    asked: (value: string) => string
    beds: (said: Said, isWaiting: boolean) => string
    takes: (audience: Audience, said: Said) => string
    distance: (miles: string) => string
    upToMiles: (miles: number) => string
    call: (phone: string) => string
  }
  relax: {
    lookedAt: (homes: number, place: PlaceSaid) => string
    one: string
    together: string
    titles: (titles: readonly string[]) => string
    widest: (said: { miles: number | null; isOpen: boolean; audience: Audience | null; isAnyName: boolean }) => string
    title: (change: ChangeSaid) => string
    from: (change: ChangeSaid) => string
    to: (change: ChangeSaid) => string
    hint: (change: ChangeSaid) => string
    none: (nothing: 'state' | 'near' | 'asked') => string
    nearest: string
    affiliate: (affiliate: string, state: string) => string
    statePage: (state: string) => string
    otherState: string
    noneNamed: string
    byPlace: string
    helpline: string
  }
  map: {
    label: (homes: number, place: string) => string
    title: string
    byPhone: (homes: number) => string
    key: { number: (joined: number | null) => string; open: string; old: string; plain: string; area: string }
    county: string
    road: string
    you: string
    miles: (miles: string) => string
    pin: (said: { no: string; name: string; beds: string; far: string | null }) => string
    joined: (text: string, nos: string) => string
    townKey: { number: (joined: number | null) => string; open: string; old: string; plain: string }
    moves: Record<Direction | Zoom, string> & {
      label: string
      title: string
      move: (direction: Direction, miles: number) => string
      zoom: (zoom: Zoom, miles: number) => string
    }
    towns: string
    openCount: (open: number, toConfirm: number) => string
  }
  street: StreetWords
  saved: {
    head: string
    title: (count: number) => string
    lead: string
    forget: string
    forgetAll: string
    compare: string
    none: string
  }
  compare: {
    title: string
    lead: string
    open: (count: number) => string
    takeAway: (name: string) => string
    rows: {
      beds: string
      age: string
      whom: string
      cash: string
      rent: string
      place: string
      level: string
      certified: string
      medicines: string
      phone: string
    }
    notStated: string
    clear: string
    one: string
  }
  shared: SharedWords
  together: TogetherWords
  rows: RowWords
  print: string
  onPaper: (said: { shown: number; total: number; isLeast: boolean; isFirst: boolean; address: string }) => string
  live: {
    changed: (homes: number) => string
    again: string
    gone: string
    goneText: string
    goneOf: (name: string) => string
  }
  problems: ProblemWords
}

import type { Language } from '#domain/language/language.ts'
import type { Direction } from '#domain/places/map-point.ts'
import type { Said } from '#domain/residence/needs.ts'
import type { Audience, NarrLevel } from '#domain/residence/residence.ts'
import type { BedsWanted, Sort } from '#domain/search/residence-search.ts'
import type { searchChanges } from '#domain/search/search-changes.ts'
import type { ProblemWords } from '#domain/seeker-words/problem-words.ts'
import type { RowWords } from '#domain/seeker-words/row-words.ts'
import type { SharedWords } from '#domain/seeker-words/shared-list-words.ts'
import type { StreetWords } from '#domain/seeker-words/street-words.ts'
import type { TogetherWords } from '#domain/seeker-words/together-words.ts'

/** Where a search looks, in words: "within 25 miles of Little Rock", "in Arkansas". A point of the map is called "map". */
export type PlaceSaid = { kind: 'zip' | 'town' | 'county' | 'point' | 'state'; name: string; radius: number | null }

export type AnswerSaid = {
  homes: number
  /** There are more homes than were counted. */
  isLeast: boolean
  beds: BedsWanted
  audience: Audience | null
}

/** One change that would find homes, by the value before and after. */
export type ChangeSaid = {
  change: (typeof searchChanges)[number]
  from: string
  to: string
}

/** Open beds by whether they were said in the last 3 days: no sum mixes the two. */
export type BedsSplit = { fresh: number; older: number }

type Zoom = 'closer' | 'farther'

/** What is said while a device is asked where it is, and where it does not say. */
export type NearWords = { asking: string; refused: string; failed: string }

/** What the screen of the search says in each language. */
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
  /** The answer: the count first, then what it counts. */
  answer: (said: AnswerSaid) => string
  nothing: (needs: number) => string
  /** Homes are listed there, and nothing but an open bed was asked. */
  noneOpen: (place: PlaceSaid) => string
  noHomes: (place: PlaceSaid) => string
  /** Nothing but a name was asked, and no home has one like it. */
  noName: (name: string) => string
  /** No home of the state has told a number that still counts: that is not 0 beds. */
  noCountIn: (state: string) => string
  bedsIn: (said: BedsSplit, state: string) => string
  /** The beds of a sum that were said more than 3 days ago, beside those of its heading. */
  moreToConfirm: (older: number) => string
  townsIn: (homes: number, towns: number) => string
  place: (place: PlaceSaid) => string
  /** Beside a place of a name that others have too, or that was written another way. */
  otherPlaces: string
  /** One of them, as the search takes it, in the page's language: "Pulaski County, KY". */
  otherPlace: (near: string) => string
  moreOthers: (count: number) => string
  tookFor: (typed: string, place: string) => string
  /** A street address was typed: what is found near its town. */
  /** `place` is the middle of a region, or a county that is all of it; `isAround` where homes around it are found. */
  middleOf: (region: string, place: string, isAround: boolean) => string
  noStreets: (place: PlaceSaid, hasHomes: boolean) => string
  placeShort: (place: PlaceSaid) => string
  split: (said: BedsSplit) => string
  tools: { change: string; needs: (count: number) => string; map: string; more: string }
  form: {
    label: string
    where: string
    whereHelp: string
    nearMe: string
    nearMeValue: string
    /** Before a point that somebody moved the map to, as the API takes it. */
    mapValue: string
    radius: string
    miles: (miles: number) => string
    beds: string
    bedsChoices: Record<BedsWanted, string>
    audience: string
    anybody: string
    cash: string
    anyCash: string
    upTo: (money: string) => string
    medicine: string
    anyMedicine: string
    sort: string
    sorts: Record<Sort, string>
    /** The order where a name is looked for. */
    bestMatch: string
    show: string
    showHomes: (count: number, isLeast: boolean) => string
    showNone: string
    close: string
    clear: string
  }
  near: NearWords
  needs: {
    title: string
    /** The link from these filters to the first ones. */
    others: string
    unstated: string
    unstatedHelp: string
    either: string
    must: string
    mustNot: string
    counts: (yes: number, no: number, notStated: number) => string
    name: string
    level: string
    levelShort: Record<NarrLevel, string>
    certified: string
    soberDays: string
    soberHelp: string
  }
  chips: {
    label: string
    remove: string
    clearAll: string
    radius: (miles: number) => string
    beds: Record<Exclude<BedsWanted, 'any'>, string>
    cash: (money: string) => string
    levels: (levels: readonly NarrLevel[]) => string
    certified: string
    sober: (days: number) => string
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
    /** Homes that said no to nothing that was asked, and left something unsaid; `most` stand on the page. */
    notSaid: (count: number, most: number) => string
    ask: string
    asked: (value: string) => string
    beds: (said: Said, isWaiting: boolean) => string
    takes: (audience: Audience, said: Said) => string
    level: (said: Said) => string
    certified: (said: Said) => string
    cash: (said: Said, amount: string | null) => string
    sobriety: (said: Said, days: number | null) => string
    distance: (miles: string) => string
    upToMiles: (miles: number) => string
    call: (phone: string) => string
  }
  relax: {
    lookedAt: (homes: number, place: PlaceSaid) => string
    /** After that: one change is enough, or several are needed at once. */
    one: string
    together: string
    /** Several changes as one sentence. */
    titles: (titles: readonly string[]) => string
    /**
     * Homes as far as so many miles, or in the whole place; `isOpen` where they have an open bed, for some people or anybody.
     * `isAnyName` where a name was asked for that they need not have.
     */
    widest: (said: { miles: number | null; isOpen: boolean; audience: Audience | null; isAnyName: boolean }) => string
    title: (change: ChangeSaid) => string
    from: (change: ChangeSaid) => string
    to: (change: ChangeSaid) => string
    hint: (change: ChangeSaid) => string
    /** Where no small change helps either: no home is listed in the state, none near the place, or none that fits. */
    none: (nothing: 'state' | 'near' | 'asked') => string
    /** Over the homes with an open bed that are nearest beyond the circle. */
    nearest: string
    /** Where nothing near is listed: who certifies homes in the state, and its page. */
    affiliate: (affiliate: string, state: string) => string
    statePage: (state: string) => string
    otherState: string
    /** After a search without a place: how a name may still be found, and the way by a place. */
    noneNamed: string
    byPlace: string
    helpline: string
  }
  map: {
    label: (homes: number, place: string) => string
    title: string
    /** Under it: homes without a pin. */
    byPhone: (homes: number) => string
    /** What the pins mean; `number` says what a number is, and a plus where pins share a place. */
    key: { number: (joined: number | null) => string; open: string; old: string; plain: string; area: string }
    county: string
    road: string
    you: string
    miles: (miles: string) => string
    pin: (said: { no: string; name: string; beds: string; far: string | null }) => string
    joined: (text: string, nos: string) => string
    townKey: { number: (joined: number | null) => string; open: string; old: string; plain: string }
    /** Ways to search elsewhere from the map; each direction is a button, `move` and `zoom` its whole name. */
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
    /** What the column of a table is for. */
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
  /** Homes as rows, and the switch between cards and rows. */
  rows: RowWords
  print: string
  /** On paper: how many homes stand on it, and where the rest is. */
  onPaper: (said: { shown: number; total: number; isLeast: boolean; isFirst: boolean; address: string }) => string
  live: {
    changed: (homes: number) => string
    again: string
    /** A home that left the list while somebody reads, and what to do. */
    gone: string
    goneText: string
    goneOf: (name: string) => string
  }
  problems: ProblemWords
}

import type { AgeWords, BedAge } from '#domain/beds/bed-age.ts'
import type { CertificateEnd } from '#domain/certificates/certificate.ts'
import type { Language } from '#domain/language/language.ts'
import type { Counted } from '#domain/language/say.ts'
import type { Medicine, Need } from '#domain/residence/needs.ts'
import type { Audience, NarrLevel } from '#domain/residence/residence.ts'

/** A need by its name, and in the words of a home that says yes or no: the words carry the value by themselves. */
export type NeedWords = { name: string; yes: string; no: string }

export type AudienceWords = {
  /** "Women" */
  title: string
  /** "women", as in "2 open for women" */
  many: string
  /** "a woman", as in "a bed for a woman" */
  one: string
}

/** Beds of a home kept for one kind of person. */
export type SaidFor = { audience: Audience; open: number | null }

/**
 * What every screen about homes says in each language, plurals, numbers and money included. The type lies here because
 * content says the words, and pages and parts draw them.
 */
export type HomeWords = {
  language: Language
  number: (value: number) => string
  /** Whole dollars. */
  money: (dollars: number) => string
  homes: (count: number) => string
  beds: (count: number) => string
  list: (items: readonly string[], joined?: 'and' | 'or') => string
  needs: Record<Need, NeedWords>
  /** "Wheelchair access not stated. Ask when you call." */
  needNotStated: (need: Need) => string
  /** "Buprenorphine and naltrexone welcome" */
  medicinesWelcome: (medicines: readonly Medicine[]) => string
  audiences: Record<Audience, AudienceWords>
  levels: Record<NarrLevel, string>
  levelNotStated: string
  certified: string
  notCertified: string
  /** An affiliate ended its certificate before the last day. */
  certificateEnded: Record<CertificateEnd, string>
  /** How old a number is, where "yesterday" is that of a state, by its two letters; the verb is "said". */
  ages: AgeWords
  age: (saidAt: Date | null, now: Date, state: string) => string
  /** The same where room is short: a row of a table or of a framed list. */
  agesInRow: AgeWords
  ageInRow: (saidAt: Date | null, now: Date, state: string) => string
  /** What stays true once it is printed or sent: "said Nov 22, 9:12 am CT". */
  onPaper: {
    said: (saidAt: Date, age: BedAge, state: string) => string
    /** As long as a page is read, and once it is printed. */
    read: (at: Date, state: string | null) => string
    /** "Printed {at}." */
    printed: string
    change: string
  }
  /** "2/8 available" */
  available: (open: number, total: number) => string
  /** The same as a sentence, as "2/8" is heard as a fraction; in the past tense once the number is stale. */
  bedsOpen: (open: number, total: number, age: BedAge) => string
  callToAsk: string
  /** "2 open for women, 1 for men"; in the past tense once the number is stale. */
  openFor: (groups: readonly SaidFor[], age: BedAge) => string
  toMoveIn: (dollars: number) => string
  /** "$160 a week" */
  rent: (dollars: number, per: 'week' | 'month') => string
  /** "then $160 a week" */
  thenRent: (dollars: number, per: 'week' | 'month') => string
  askCost: string
  miles: (miles: number) => string
  hiddenPlace: string
  /** The part of the phone button that is heard only: "Call Harbor Row House at " */
  callAt: (name: string) => string
  waitingList: string
  /** Above a list whose numbers have changed since it was drawn. */
  live: { changed: (homes: number) => string; again: string }
  unclaimed: { note: string; claim: string }
  save: {
    save: string
    saved: string
    saveOf: (name: string) => string
    savedOf: (name: string) => string
    /** The bar at the foot of the window, and the way it leads: "3 saved: see them". */
    bar: string
    see: Counted
    share: string
  }
  compare: { add: string; added: string; ofName: (name: string) => string }
  send: {
    send: string
    ofName: (name: string) => string
    text: string
    mail: string
    more: string
    subject: string
    /** What is sent, line by line; no word in it tells why somebody looks. */
    beds: (open: number, total: number) => string
  }
}

import type { AgeWords, BedAge } from '#domain/beds/bed-age.ts'
import type { CertificateEnd } from '#domain/certificates/certificate.ts'
import type { Language } from '#domain/language/language.ts'
import type { Counted } from '#domain/language/say.ts'
import type { Medicine, Need } from '#domain/residence/needs.ts'
import type { Audience, NarrLevel } from '#domain/residence/residence.ts'

export type NeedWords = { name: string; yes: string; no: string }

export type AudienceWords = {
  title: string
  many: string
  one: string
}

export type SaidFor = { audience: Audience; open: number | null }

export type ListingWords = {
  language: Language
  number: (value: number) => string
  money: (dollars: number) => string
  residences: (count: number) => string
  beds: (count: number) => string
  list: (items: readonly string[], joined?: 'and' | 'or') => string
  needs: Record<Need, NeedWords>
  needNotStated: (need: Need) => string
  medicinesWelcome: (medicines: readonly Medicine[]) => string
  audiences: Record<Audience, AudienceWords>
  levels: Record<NarrLevel, string>
  levelNotStated: string
  certified: string
  notCertified: string
  certificateEnded: Record<CertificateEnd, string>
  ages: AgeWords
  age: (saidAt: Date | null, now: Date, state: string) => string
  agesInRow: AgeWords
  ageInRow: (saidAt: Date | null, now: Date, state: string) => string
  onPaper: {
    said: (saidAt: Date, age: BedAge, state: string) => string
    read: (at: Date, state: string | null) => string
    printed: string
    change: string
  }
  available: (open: number, total: number) => string
  bedsOpen: (open: number, total: number, age: BedAge) => string
  callToAsk: string
  openFor: (groups: readonly SaidFor[], age: BedAge) => string
  toMoveIn: (dollars: number) => string
  rent: (dollars: number, per: 'week' | 'month') => string
  thenRent: (dollars: number, per: 'week' | 'month') => string
  askCost: string
  miles: (miles: number) => string
  hiddenPlace: string
  callAt: (name: string) => string
  waitingList: string
  live: { changed: (homes: number) => string; again: string }
  unclaimed: { note: string; claim: string }
  save: {
    save: string
    saved: string
    saveOf: (name: string) => string
    savedOf: (name: string) => string
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
    beds: (open: number, total: number) => string
  }
}

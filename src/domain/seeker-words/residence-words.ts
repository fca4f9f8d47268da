import type { BedAge } from '#domain/beds/bed-age.ts'
import type { CertificateStanding } from '#domain/certificates/certificate.ts'
import type { CertificationLaw } from '#domain/certificates/certifying.ts'
import type { AnswerTime } from '#domain/inquiries/answer-time.ts'
import type { Audience } from '#domain/residence/residence.ts'

/** What "What to say when you call" may know of a home. */
export type BedsSaid = { open: number | null; age: BedAge; keepsWaitingList: boolean | null }

export type HouseRuleName = 'curfew' | 'meetings' | 'work' | 'return_to_use' | 'visitors' | 'smoking'
export type StaffHours = 'none' | 'visits' | 'evenings' | 'day_and_night'

/** What the page says of a home's certificate: the paper itself, how to check it, and how to complain. */
export type CertificateWords = {
  /** `day` is when it ended; empty where nobody knows. */
  title: (standing: CertificateStanding, day: string) => string
  /** `by`: the affiliate that set it; null where none is known. */
  text: (standing: CertificateStanding, by: string | null) => string
  level: string
  levelWas: string
  number: string
  issued: string
  ends: string
  ended: string
  noNumber: string
  check: string
  checkBy: (affiliate: string) => string
  ask: string
  askAbout: (affiliate: string) => string
  askState: (state: string) => string
  wrong: string
  complain: (affiliate: string | null) => string
  write: string
  law: (law: CertificationLaw, state: string) => string
  others: string
}

/** What the page of one residence says in each language, besides the words all screens about homes share. */
export type ResidenceWords = {
  /** A calendar day, "November 3, 2026". */
  day: (isoDay: string) => string
  head: {
    title: (name: string, place: string) => string
    description: (home: { name: string; place: string; whom: string; beds: string; phone: string }) => string
    refused: string
  }
  crumbs: {
    label: string
    search: string
    near: (place: string) => string
    nearYou: string
    /** Of a search at a point that somebody moved the map to. */
    nearMap: string
    inState: (state: string) => string
  }
  porch: {
    place: (city: string, state: string) => string
    away: (miles: string) => string
    call: (phone: string) => string
    callWaiting: (phone: string) => string
    text: string
    mayGo: string
    mayOpen: string
    neverSaid: string
    withdrawn: string
    bar: string
    sample: string
  }
  photos: {
    /** Of the words themselves: what a photo shows is said in English on a page in any language. */
    language: 'en' | 'es'
    label: string
    /** For a photo of which the house does not say what it shows. */
    alt: (place: number, of: number, home: string) => string
    larger: string
  }
  say: {
    title: string
    /** The two lines; each part that is null is a blank to fill in. */
    lines: (beds: BedsSaid) => readonly (readonly (string | null)[])[]
    blank: string
    enough: string
    noAnswer: string
    /** What to say where Spanish may not be spoken: a lead, and the words in English; empty on pages in English. */
    inEnglish: { lead: string; words: string }
  }
  cash: {
    title: string
    caption: string
    first: Record<'week' | 'month', string>
    deposit: string
    other: string
    total: string
    notStated: string
    askTotal: string
    afterwards: (amount: string, per: 'week' | 'month') => string
    includes: (what: string) => string
    saidOn: (day: string) => string
    unsaid: string
    /** The same of a home that nobody has claimed: what is known comes from a list. */
    listedOn: (day: string) => string
    unlisted: string
  }
  who: {
    title: string
    forWhom: (audiences: readonly Audience[]) => string
    onlyUnsaid: (needs: string) => string
    askWhenYouCall: string
    spoken: (languages: string) => string
    /** Where nobody has said that Spanish is spoken; empty on pages in English. */
    askInSpanish: { unsaid: string; note: string }
    /** What a house calls a language or a thing the fee pays for, where we have the word. */
    known: Readonly<Record<string, string>>
    own: string
    ownListed: string
  }
  rules: {
    title: string
    names: Record<HouseRuleName, string>
    sober: string
    soberDays: (days: number) => string
    curfew: Record<'yes' | 'no', string>
    /** What a house wrote of a rule in the language of the page, where it is no sentence of its own; null for all else. */
    plain: (written: string) => string | null
    none: string
    unlisted: string
  }
  apply: { title: string; steps: (home: ApplyFacts) => readonly { title: string; text: string }[] }
  checked: {
    title: string
    levels: Record<1 | 2 | 3 | 4, string>
    noLevel: string
    staff: Record<StaffHours, string>
    certificate: CertificateWords
    looked: (day: string) => string
    listed: (day: string) => string
    levelsLink: string
    runBy: (organization: string) => string
  }
  about: { title: string; listTitle: string; website: string; email: string }
  where: {
    title: string
    alt: (home: { name: string; city: string; state: string; isArea: boolean }) => string
    exact: string
    area: string
    hidden: string
    /** Ways to an exact address: the maps app of the device, and a map on the web for devices without one. */
    openInMaps: string
    openOnWeb: string
  }
  more: {
    title: string
    print: string
    send: string
    sendText: string
    sendMail: string
    subject: string
    sends: string
    correct: string
  }
  unclaimed: { title: string; text: string; claim: string; noAsk: string }
  ask: {
    title: string
    lead: string
    name: string
    by: string
    ways: Record<'text' | 'call' | 'email', string>
    phone: string
    phoneHelp: string
    email: string
    emailHelp: string
    when: string
    needed: Record<'tonight' | 'this_week' | 'later', string>
    message: string
    optional: string
    messageHelp: string
    submit: string
    noPromise: string
    kept: string
    trap: string
    /** The private link, sent to where the answer goes. */
    link: string
    linkHelp: string
    /** Where no text leaves from here. */
    linkByEmail: string
    /** How long the house usually takes, as it was measured; never a promise. */
    usually: (time: AnswerTime) => string
    measured: string
    /** The way onto the waiting list; the count only where the house shows it. */
    wait: {
      title: string
      waiting: (people: number) => string
      choice: string
      help: string
      forWhom: string
      choose: string
    }
  }
  fix: {
    title: string
    lead: string
    leadUnclaimed: string
    message: string
    email: string
    emailHelp: string
    submit: string
  }
  trouble: {
    title: string
    problems: Record<
      'missing' | 'not_a_phone' | 'not_an_email' | 'too_long' | 'unseen' | 'not_a_choice' | 'no_list' | 'hidden',
      string
    >
    missing: Record<'phone' | 'email' | 'message' | 'audience', string>
    tooMany: string
    sentBefore: string
    notClaimed: string
    failed: string
    /** Nothing could be sent, and the page still stands. */
    offline: string
    unreached: string
    callInstead: string
    later: string
    sending: string
    again: string
  }
  similar: { title: string; none: string; search: string; away: (miles: string) => string }
  full: { leadOn: string }
  /** The home left the list while somebody reads its page. */
  gone: { title: string; text: string; of: (name: string) => string; similar: string; noAsk: string }
  lost: { title: string; text: string; search: string; helpline: string; code: string }
  failed: { title: string; text: string; again: string }
}

export type ApplyFacts = { takesTexts: boolean; moveIn: string | null; isOpen: boolean }

/** The private page of a question that was asked, or of a correction. */
export type AskedWords = {
  /** A moment in UTC, and named so. */
  moment: (iso: string) => string
  head: { title: string; description: string }
  bed: { title: (home: string) => string; lead: string }
  correction: { title: (home: string) => string; lead: string }
  someHome: string
  link: {
    title: string
    text: string
    copy: string
    copied: string
    /** How it went to whoever asked. */
    sent: Record<'email' | 'text' | 'not_possible', string>
  }
  steps: {
    /** Heard before each step that is done. */
    done: string
    sent: string
    waiting: string
    read: string
    toAnswer: string
    answered: string
    answeredText: string
    correctionDone: string
  }
  /** Where they stand on the waiting list; 1 is next. */
  waiting: { title: (place: number) => string; text: string }
  urgent: (home: string) => string
  call: (phone: string) => string
  yours: string
  facts: { name: string; by: string; reach: string; needed: string; message: string; nothing: string }
  delete: { title: string; text: string; submit: string }
  kept: string
  keptWaiting: string
  back: (home: string) => string
  gone: { title: string; text: string }
  deleted: { title: string; text: string }
  search: string
  failed: string
}

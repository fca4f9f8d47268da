import type { BedAge } from '#domain/beds/bed-age.ts'
import type { CertificateStanding } from '#domain/certificates/certificate.ts'
import type { CertificationLaw } from '#domain/certificates/certifying.ts'
import type { AnswerTime } from '#domain/inquiries/answer-time.ts'
import type { Audience } from '#domain/residence/residence.ts'

export type BedsSaid = { open: number | null; age: BedAge; keepsWaitingList: boolean | null }

export type HouseRuleName = 'curfew' | 'meetings' | 'work' | 'return_to_use' | 'visitors' | 'smoking'
export type StaffHours = 'none' | 'visits' | 'evenings' | 'day_and_night'

export type CertificateWords = {
  title: (standing: CertificateStanding, day: string) => string
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

export type ResidenceWords = {
  day: (isoDay: string) => string
  head: {
    title: (name: string, place: string) => string
    description: (residence: { name: string; place: string; whom: string; beds: string; phone: string }) => string
    refused: string
  }
  crumbs: {
    label: string
    search: string
    near: (place: string) => string
    nearYou: string
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
    language: 'en' | 'es'
    label: string
    alt: (place: number, of: number, residence: string) => string
    larger: string
  }
  say: {
    title: string
    lines: (beds: BedsSaid) => readonly (readonly (string | null)[])[]
    blank: string
    enough: string
    noAnswer: string
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
    listedOn: (day: string) => string
    unlisted: string
  }
  who: {
    title: string
    forWhom: (audiences: readonly Audience[]) => string
    onlyUnsaid: (needs: string) => string
    askWhenYouCall: string
    spoken: (languages: string) => string
    askInSpanish: { unsaid: string; note: string }
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
    plain: (written: string) => string | null
    none: string
    unlisted: string
  }
  apply: { title: string; steps: (residence: ApplyFacts) => readonly { title: string; text: string }[] }
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
    alt: (residence: { name: string; city: string; state: string; isArea: boolean }) => string
    exact: string
    area: string
    hidden: string
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
    link: string
    linkHelp: string
    linkByEmail: string
    usually: (time: AnswerTime) => string
    measured: string
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
    offline: string
    unreached: string
    callInstead: string
    later: string
    sending: string
    again: string
  }
  similar: { title: string; none: string; search: string; away: (miles: string) => string }
  full: { leadOn: string }
  gone: { title: string; text: string; of: (name: string) => string; similar: string; noAsk: string }
  lost: { title: string; text: string; search: string; helpline: string; code: string }
  failed: { title: string; text: string; again: string }
}

export type ApplyFacts = { takesTexts: boolean; moveIn: string | null; isOpen: boolean }

export type AskedWords = {
  moment: (iso: string) => string
  head: { title: string; description: string }
  bed: { title: (residence: string) => string; lead: string }
  correction: { title: (residence: string) => string; lead: string }
  someResidence: string
  link: {
    title: string
    text: string
    copy: string
    copied: string
    sent: Record<'email' | 'text' | 'not_possible', string>
  }
  steps: {
    done: string
    sent: string
    waiting: string
    read: string
    toAnswer: string
    answered: string
    answeredText: string
    correctionDone: string
  }
  waiting: { title: (place: number) => string; text: string }
  urgent: (residence: string) => string
  call: (phone: string) => string
  yours: string
  facts: { name: string; by: string; reach: string; needed: string; message: string; nothing: string }
  delete: { title: string; text: string; submit: string }
  kept: string
  keptWaiting: string
  back: (residence: string) => string
  gone: { title: string; text: string }
  deleted: { title: string; text: string }
  search: string
  failed: string
}

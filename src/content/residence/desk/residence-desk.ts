import { leaveWords } from '#content/desk/leave.ts'
import { type ConditionalForm, conditionalFormWords } from '#domain/certification/certificate/conditional-form.ts'
import { affiliateDays } from '#domain/claims/claim.ts'
import { formatLongDay } from '#domain/language/dates.ts'
import { formatCount, formatNumber } from '#domain/language/numbers.ts'
import { allianceName } from '#domain/people/desk-powers.ts'
import { ruleLabels } from '#domain/residence/answers.ts'
import { factLabels } from '#domain/residence/facts.ts'
import { type Likeness, likenessWords } from '#domain/residence/listing/like-listing.ts'
import type { AskedMost } from '#domain/residence/listing/listing-gaps.ts'
import type { AddressVisibility, ListingStatus } from '#domain/residence/residence.ts'
import { askWhichIsRight, contradictionNames, describeImplied } from './contradictions.ts'
import { copyWords, describeAnswersGiven, list, ruleOfNeedWords, sectionTitles, typedWords } from './residence-form.ts'
import { listWords, needed } from './residence-list.ts'
import { photoWords } from './residence-photos.ts'

type LikeListing = { name: string; city: string; state: string; what: readonly Likeness[]; isClaimed: boolean }

const statuses: Record<ListingStatus, string> = {
  published: 'Public',
  waiting: 'Waiting for a check',
  draft: 'Draft',
  archived: 'Archived',
}
const hidden = 'Hidden by the alliance'
const askedMostWords: Record<AskedMost, string> = {
  medicines: 'medicines',
  cost: 'cost to move in',
  sobriety: 'days sober',
  children: 'children',
  curfew: 'curfew',
  wheelchair: 'wheelchair access',
}
export const residenceWords = {
  statuses,
  hidden,
  asked: askedMostWords,
  needed,
  gaps: (missing: number, of: number) => `Missing ${missing} of the ${of} answers people ask for most:`,
  noGaps: 'The answers people ask for most are all there.',
  contradicting: 'These do not go together:',
  contradictions: contradictionNames,
  waitingList: 'Waiting list',
  list: listWords,
  add: {
    title: 'Add a residence',
    description: 'Add a house to your list. It stays a draft until you publish it.',
    lead: 'Two answers are enough to begin. It is saved as a draft, and nobody sees it before you publish it.',
    name: 'Name of the house',
    zip: factLabels.zip,
    zipHelp: 'We find town and state by it.',
    city: factLabels.city,
    cityHelp: 'Only if it is not the town of the ZIP code.',
    state: factLabels.state,
    stateNone: 'From the ZIP code',
    submit: 'Save draft and go on',
    pending: 'Saving...',
    cancel: 'Back to your houses',
  },
  edit: {
    title: 'Edit a residence',
    description: 'What the public reads about this house.',
    back: 'Houses',
    see: 'See it as a visitor',
    preview: 'Preview',
    seals: {
      published: 'Everyone can read this page.',
      waiting: 'Only your people can see this until it is checked.',
      draft: 'Only your people can see this.',
      archived: 'Put away. Only your people can see this.',
    },
    bar: {
      save: 'Save',
      saveDraft: 'Save draft',
      publish: 'Publish',
      pending: 'Saving...',
      clean: 'Nothing to save',
      dirty: 'Not saved yet',
      done: 'Saved',
    },
    news: {
      added: 'Saved as a draft. Fill in the rest, then publish.',
      save: 'Saved.',
      savePublic: 'Saved. The public reads it now.',
      publish: 'It is public now. Everyone can find it.',
      checked: 'Saved. The page says that you reviewed it today.',
      draft: 'It is a draft now. The public no longer sees it.',
      restored: 'Restored. It is a draft now: publish it when it is right.',
      archived: 'Archived. The public no longer sees it, and nothing is lost.',
      published: 'It is public now. Everyone can find it.',
      waiting: 'It waits for a check now.',
      alike: 'Saved. It is not public yet, because it looks like a listing that exists.',
      unready: 'Saved, but not public yet. It still needs:',
      since: 'Not saved yet: what you typed since the last save.',
      undo: 'Undo',
      joined: (who: string, what: readonly string[]) =>
        `${who} changed ${list.format(what)} meanwhile. We kept both changes.`,
      beds: (people: string | null, open: number | null, total: number) => {
        const beds = open === null ? `${total} beds. Say on the board how many are open.` : `${open} open of ${total}.`
        return people === null ? beds : `${people}: ${beds}`
      },
      became: (who: string, status: ListingStatus) => {
        const did = {
          published: 'published it',
          waiting: 'published it, and it waits for a check',
          draft: 'made it a draft',
          archived: 'archived it',
        }[status]
        const seen = status === 'published' ? 'The public reads it now.' : 'The public does not see it.'
        return `${who} ${did} meanwhile. ${seen}`
      },
      somebody: 'Somebody else',
      you: 'You, on another page,',
    },
    hidden: {
      title: 'The alliance has hidden this house',
      since: 'Hidden',
      lead: 'Nobody finds it on the public list, in a search or by its address. Nothing is lost, and you can go on editing.',
      reason: 'Reason',
      answer:
        'Is that wrong, or is it fixed? Reply to the email that told you, or write to the alliance. Only the alliance can show it again.',
      write: 'Write to the alliance',
      seal: 'Only your people can see this.',
    },
    check: {
      title: {
        waits: 'This house waits for a check before anybody can find it',
        wouldWait: 'Your first house will be checked once before it is public',
      },
      by: (who: string | null, about: 'organization' | 'house', isWaiting: boolean) => {
        const looks = isWaiting ? 'looks at it' : 'will look at it'
        const next =
          who === null || who === allianceName
            ? `The affiliate of your state ${looks}, or the alliance where a state has none.`
            : `${who} ${looks}.`
        return about === 'organization'
          ? `${next} This keeps false houses off the list. It happens once: your later houses go live at once.`
          : `${next} They read why it is another house than the listing it looks like.`
      },
      time: `After ${affiliateDays} days the alliance can decide as well. We write to you when it is decided.`,
      meanwhile:
        'You can go on editing, add other houses and invite your team. Is one of your houses on the list already? Claim it with a code to its phone or email. That counts as the check, and takes minutes.',
      claim: 'Find your house on the list',
      behind: (residences: number) =>
        residences <= 1
          ? 'It becomes public as soon as they say yes.'
          : `All ${formatNumber(residences)} houses that wait become public as soon as they say yes.`,
      refused: (by: string | null) => `${by ?? 'Somebody'} looked at it and said no. The reason:`,
    },
    like: {
      title: 'Is this yours? Claim it',
      one: ({ name, city, state, what, isClaimed }: LikeListing) =>
        `${name} in ${city}, ${state} is on the list already, with ${list.format(what.map((one) => likenessWords[one]))}. ${isClaimed ? 'An organization runs it here.' : 'Nobody has claimed it yet.'}`,
      words: 'If it is your house, claim it instead of adding it again: its page, its beds and its links come with it.',
      claim: (name: string) => `Claim ${name}`,
      insists: 'It is another house. Why?',
      insistsHelp:
        'Only if it is not yours. One or two sentences, such as: two houses have this name, and ours is across town. Then publish. Somebody reads it before the house is public.',
    },
    alike: (name: string, zip: string) => `You already have a house called ${name} in ${zip}. Is this one a second?`,
    toPublish: 'To publish it, add:',
    wrong: { title: 'Not saved yet', words: 'Please look at these again. Everything you typed is still here.' },
    failed: 'Not saved. Everything you typed is still here.',
    disputed: {
      title: 'This was changed in two places at once',
      words: 'Nothing is lost. Choose what to keep for each, then save again.',
      theirs: (who: string) => `Keep what ${who} wrote`,
      theirsYou: 'Keep what you wrote on another page',
      theirsSomebody: 'Keep what somebody else wrote',
      mine: 'Keep what you typed here',
      empty: '(empty)',
      choose: 'Choose one.',
    },
    leave: leaveWords,
    parts: {
      about: 'The house',
      address: 'Where it is',
      beds: 'Beds',
      cost: 'Cost',
      level: 'Level and certification',
      rules: 'Rules and life in the house',
      done: 'Checked',
      photos: 'Photos',
      status: 'Who can see it',
      archive: 'Put it away',
    },
    sections: sectionTitles,
    answersGiven: describeAnswersGiven,
    copy: copyWords,
    typed: typedWords,
    photos: photoWords,
    missing: 'What is missing',
    fields: {
      ...factLabels,
      pin: 'Point on the map',
    },
    help: {
      description: 'In your own words. Never name a resident.',
      stateNone: 'Choose a state',
      street: 'You always see it. Who else does is your choice below.',
      pin: 'Two numbers, or the link of a map. It cannot be empty, but it has to be exact only where the exact address is public.',
      pinMove: 'Move the pin',
      pinMoved: 'Has the house moved? Then move its pin too.',
      zipMoved: 'The pin goes to the middle of the new ZIP code.',
      phone: 'People call this one. 10 digits.',
      fee_amount: 'Whole dollars. Leave it empty if you do not say.',
      fee_includes: 'With commas: Heat and power, Wifi, Laundry, Food basics, Drug tests, Parking',
      sobriety: '0 is straight from detox or a hospital. Empty is not stated.',
      languages: 'With commas: English, Spanish',
      rule: 'A line or two in your own words.',
      note: 'One line, in your own words. People read it under the answer.',
    },
    certifiedMoved: {
      title: 'The certificate is for the address before',
      words: (by: string | null) =>
        `Once you save, it waits for the word of ${by ?? 'the state’s affiliate'}. Until then the public list, the badge and the page of its number do not say that the house is certified. With the old address it counts again at once.`,
    },
    visibility: {
      exact: 'The exact address',
      area: 'Only the area: town and ZIP code',
      hidden: 'Hidden: only the town',
    } satisfies Record<AddressVisibility, string>,
    publicReads: 'The public reads:',
    publicMap: {
      exact: 'The map shows the door.',
      area: 'A circle on the map, not the door.',
      hidden: 'No point on the map. Distance is counted from the middle of the town.',
    } satisfies Record<AddressVisibility, string>,
    noStreet: 'Write the street, or choose “Only the area”.',
    bedsHelp:
      'Beds kept for each group of people. Empty or 0 means no beds for them. Who lives there now is said on the board.',
    openNow: (open: number | null, held: number) => {
      const now = [open !== null && `${open} open`, held > 0 && `${held} held`].filter(Boolean).join(', ')
      const room = (open ?? 0) + held
      const isLowered = open !== null && open > 0
      return `${now} now.${isLowered ? ` With fewer than ${formatCount(room, 'bed')} fewer are open.` : ''}`
    },
    lowers: (total: number, open: number) =>
      `With ${formatCount(total, 'bed')}, ${open} will be open as soon as you save.`,
    per: { week: 'a week', month: 'a month' },
    cash: (amount: string) => `People read: ${amount} to move in.`,
    noCash: 'People read: Ask about cost. Fee and deposit together give the cash to move in.',
    said: { yes: 'Yes', no: 'No', none: 'Not stated' },
    note: 'Note',
    noteOf: (need: string) => `Note on: ${need}`,
    implied: describeImplied,
    impliedTake: (value: boolean) => `Answer ${value ? 'yes' : 'no'}`,
    whichIsRight: askWhichIsRight,
    staffKinds: {
      none: 'No paid staff',
      visits: 'Staff visit',
      evenings: 'Staff are there in the evening',
      day_and_night: 'Staff are there day and night',
    },
    notStated: 'Not stated',
    rules: ruleLabels,
    ruleOfNeed: ruleOfNeedWords,
    certified: (until: string | null, form: ConditionalForm | null) => {
      const what = form === null ? 'Certified' : conditionalFormWords[form]
      return until === null ? `${what}.` : `${what} until ${formatLongDay(until)}.`
    },
    notCertified: 'Not certified.',
    certification: 'Certification of your houses',
    decides: (by: string) => `${by} decides on certification.`,
    levelOfCertificate: 'People see the level of its last certificate, whatever you choose here.',
    nobodyDecides: 'No affiliate certifies houses in this state yet.',
    levelIsYours: 'You state the level.',
    address: {
      now: (path: string, isPublic: boolean) => `Its page ${isPublic ? 'is' : 'will be'} at ${path}.`,
      change: (path: string) => `Change it to ${path}`,
      help: 'Old links lead on to the new address.',
    },
    checked: {
      never: 'Nobody has reviewed it yet.',
      last: 'Last reviewed on',
      words: 'People who look for a home see when you last reviewed the whole page.',
      submit: 'I reviewed this page',
    },
    status: {
      unpublish: 'Unpublish',
      unpublishWords: 'Takes it off the public list. It becomes a draft, and you can publish it again.',
      withdraw: 'Take it back',
      withdrawWords: 'Nobody checks it any more. It stays a draft, and you can publish it again.',
      archive: 'Archive',
      archiveWords: 'It leaves your list and the board. Nothing is deleted, and you can restore it.',
      restore: 'Restore',
      restoreWords: 'It comes back as a draft.',
      publish: 'Publish',
    },
  },
  previewing: {
    title: 'Preview',
    description: 'How visitors will see this house.',
    banner: 'This is what visitors will read.',
    draft: 'Only your people can open this preview.',
    back: 'Back to editing',
    unplaced: 'There is no preview yet',
  },
} as const

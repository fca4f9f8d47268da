import { listingEn, medicinesEn } from '#content/residence/listing.en.ts'
import { uncapitalize } from '#domain/language/small-letter.ts'
import type { Medicine } from '#domain/residence/needs.ts'
import type { Audience } from '#domain/residence/residence.ts'

export type NeedsSaid = { audience: Audience | null; medicines: readonly Medicine[]; others: readonly string[] }

export const problemsEn = {
  title: 'We could not search for that',
  fields: {
    near: 'We do not know this place. Try a ZIP code, or a town with its state, such as Conway, AR.',
    state: 'Choose one of the 50 states or the District of Columbia.',
    city: 'We do not know this town. Try a ZIP code, or a town near it.',
    radius: 'Choose a distance from 1 to 500 miles, and a place to measure from.',
    q: 'Use at most 100 letters.',
  },
  doubts: {
    several: {
      title: (name: string) => `Which ${name}?`,
      line: 'More than one place has this name. Choose yours, or type it with its state.',
    },
    zip: {
      title: (zip: string) =>
        zip.length === 5 ? `There is no ZIP code ${zip}.` : `A ZIP code has five digits. ${zip} has ${zip.length}.`,
      line: 'Check the numbers, or type a town, a county or a state.',
    },
    unlike: {
      title: (typed: string) => `We can’t find “${typed}”`,
      line: 'Check the spelling, or type a ZIP code, or a town with its state, such as Conway, AR.',
    },
    street: {
      title: () => 'We do not search streets',
      line: 'Type the ZIP code, or the town with its state, such as Conway, AR.',
    },
    here: {
      title: () => 'Where are you?',
      line: 'Type your ZIP code, or your town with its state, such as Conway, AR.',
    },
    need: {
      title: () => 'Where do you need a home?',
      line: 'Type a ZIP code, or a town with its state, such as Conway, AR.',
    },
    outside: {
      title: (name: string) => `${name} is not in the 50 states or DC`,
      line: 'This site lists homes in the 50 states and the District of Columbia. Type a ZIP code, a town or a state.',
    },
  },
  residencesMeant: ({ audience, medicines, others }: NeedsSaid) => {
    const whom = audience === null ? '' : ` for ${listingEn.audiences[audience].many}`
    const accepted = medicines.map((medicine) => medicinesEn[medicine])
    const accept = accepted.length === 0 ? '' : ` that accept ${listingEn.list(accepted)}`
    return `Homes${whom}${accept}${others.length === 0 ? '' : `: ${others.map(uncapitalize).join('; ')}`}`
  },
  everywhere: (residences: string) => `${residences}, in the whole country`,
  didYouMean: 'Did you mean one of these?',
  choice: ({
    near,
    county,
    homes: count,
    isLeast,
  }: {
    near: string
    county: string | null
    homes: number
    isLeast: boolean
  }) => ({
    place: county ? `${near} (${county})` : near,
    residences:
      count === 0
        ? 'no homes near it yet'
        : `${listingEn.number(count)}${isLeast ? '+' : ''} ${count === 1 ? 'home' : 'homes'} near it`,
  }),
  named: (count: number, isLeast: boolean, text: string) =>
    `${listingEn.number(count)}${isLeast ? '+ homes are' : count === 1 ? ' home is' : ' homes are'} named like “${text}”`,
  cityAlone: 'Say the state of the town too, such as Conway, AR.',
  other: (name: string) => `The link has a filter we don’t recognize (“${name}”). Use the form to start again.`,
  failed: {
    title: 'We cannot search right now',
    line: 'This is our fault, not yours. What you asked for is still here: try again in a minute.',
  },
  offline: {
    title: 'You are offline',
    line: 'Your device has no connection right now. What you asked for is still here.',
  },
  notAsked: (what: readonly string[]) => `Not looked for yet: ${what.join('; ')}.`,
  stale: 'These are the results from before. Each count still shows when it was made.',
  tryAgain: 'Try again',
  help: 'These still work:',
  directory: 'The list of states, with who to call in each',
  samhsa: 'SAMHSA helpline, free, day and night, English and Spanish:',
  crisis: 'In crisis? Call or text',
}

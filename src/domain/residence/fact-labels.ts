import { type FactName, factNames } from './facts.ts'

/** What the form calls a fact, and the history where that is another. */
type FactWords = { label: string; noted?: string }

const words: Readonly<Record<FactName, FactWords>> = {
  name: { label: 'Name' },
  street: { label: 'Street and number', noted: 'Street' },
  city: { label: 'Town' },
  state: { label: 'State' },
  zip: { label: 'ZIP code' },
  visibility: { label: 'How much of the address is public', noted: 'Who sees the address' },
  level: { label: 'Level of support' },
  staff: { label: 'Staff in the house', noted: 'Staff' },
  languages: { label: 'Languages spoken', noted: 'Languages' },
  description: { label: 'About the house', noted: 'Description' },
  phone: { label: 'Phone' },
  takes_texts: { label: 'This number takes text messages', noted: 'Takes texts' },
  email: { label: 'Email' },
  website: { label: 'Website' },
  waiting_list: { label: 'Waiting list', noted: 'Keeps a waiting list' },
  fee_amount: { label: 'Fee' },
  fee_per: { label: 'Per', noted: 'Fee is for' },
  deposit: { label: 'Deposit' },
  other_first_day: { label: 'Other money on the first day' },
  fee_includes: { label: 'The fee pays for', noted: 'The fee includes' },
  sobriety: { label: 'Days sober before moving in' },
}

/** What the form calls each fact. */
export const factLabels = mapped(({ label }) => label)

/** What the history calls each fact. */
export const notedNames = mapped(({ label, noted }) => noted ?? label)

function mapped(name: (words: FactWords) => string): Readonly<Record<FactName, string>> {
  // The cast names the keys that Object.fromEntries forgets.
  return Object.fromEntries(factNames.map((fact) => [fact, name(words[fact])])) as Record<FactName, string>
}

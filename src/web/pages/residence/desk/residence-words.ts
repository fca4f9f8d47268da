import type { residenceWords } from '#content/residence/desk/residence-desk.ts'
import type { ListingWords } from '#content/residence/listing.en.ts'
import type { DeskResidence } from '#contract/residence/residence-desk.ts'

export type ListedWords = typeof residenceWords
export type EditWords = ListedWords['edit']

export type FormWords = ListedWords &
  Pick<ListingWords, 'needs' | 'audiences' | 'levels' | 'money'> & {
    states: readonly { code: string; name: string }[]
  }

export type Residence = DeskResidence

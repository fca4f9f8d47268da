import type { Medicine } from '#domain/residence/needs.ts'

export type RowWords = {
  label: string
  cards: string
  list: string
  caption: string
  heads: {
    home: string
    beds: string
    said: string
    whom: string
    medicine: string
    cash: string
    level: string
    far: string
    phone: string
  }
  sortBy: string
  beds: (open: number, total: number) => string
  medicines: (some: readonly Medicine[]) => string
  noMedicines: (some: readonly Medicine[]) => string
  ask: string
  far: (miles: number) => string
  note: string
}

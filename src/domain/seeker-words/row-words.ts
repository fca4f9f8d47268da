import type { Medicine } from '#domain/residence/needs.ts'

/** Homes as rows of a table, for those who look every day. */
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
  /** Heard after the name of a column that sorts: "Cash, sort by it" */
  sortBy: string
  /** "2 of 8" */
  beds: (open: number, total: number) => string
  medicines: (some: readonly Medicine[]) => string
  /** "Not methadone", or "None" of them. */
  noMedicines: (some: readonly Medicine[]) => string
  ask: string
  far: (miles: number) => string
  note: string
}

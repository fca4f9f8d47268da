import type { Language } from '#domain/language/language.ts'

export type TroubleWords = {
  language: Language
  lost: {
    description: string
    heading: string
    line: string
    street: string
    note: string
  }
  broken: {
    title: string
    text: string
    again: string
    code: (status: number) => string
    description: string
  }
  ways: {
    links: readonly { words: string; to: string }[]
  }
}

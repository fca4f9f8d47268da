import type { Language } from '#domain/language/language.ts'

/** A page that is not there, or that broke on the way: in each language, with ways on that are in it too. */
export type TroubleWords = {
  language: Language
  lost: {
    /** Of the page, in its head. */
    description: string
    heading: string
    line: string
    /** What the drawing of the street shows. */
    street: string
    /** For whoever builds the site. */
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

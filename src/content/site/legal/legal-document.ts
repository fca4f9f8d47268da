/** The support address is added after the last section. */
export type LegalDocument = {
  title: string
  description: string
  since: string
  lead: string
  sections: readonly {
    /** Its address on the page; never changed. */
    id: string
    title: string
    lines: readonly string[]
  }[]
}

export const legalPage = { since: 'In this form since {since}.', contents: 'On this page' }

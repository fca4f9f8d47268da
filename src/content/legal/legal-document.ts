/** A short legal text: what stands first, then titled sections of sentences. The support's address follows by itself. */
export type LegalDocument = {
  title: string
  description: string
  /** Since when it reads so, in words. */
  since: string
  lead: string
  sections: readonly {
    /** Its address on the page; never changed. */
    id: string
    title: string
    lines: readonly string[]
  }[]
}

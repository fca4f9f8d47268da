/** Saved homes as a list to print, send and share, and the pages of a list that was shared. */
export type SharedWords = {
  asOf: string
  note: string
  noteOf: (name: string) => string
  print: string
  send: string
  gone: (homes: number) => string
  offline: string
  share: { title: string; lead: string; ends: string; days: (days: number) => string; submit: string }
  page: {
    title: (homes: number) => string
    head: { title: string; description: string }
    lead: (madeAt: string, endsAt: string) => string
    search: string
  }
  mine: {
    title: string
    lead: (homes: number, endsAt: string) => string
    link: string
    copy: string
    copied: string
    open: string
    privateTitle: string
    private: string
    end: string
  }
  ended: { title: string; text: string }
  failed: { title: string; text: string; again: string }
  /** "December 6, 2026" */
  day: (iso: string) => string
}

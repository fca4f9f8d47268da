export type SharedWords = {
  asOf: string
  note: string
  noteOf: (name: string) => string
  print: string
  send: string
  gone: (homes: number) => string
  offline: string
  share: { title: string; lead: string; ends: string; days: (days: number) => string }
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
    message: (address: string, endsAt: string) => string
    keep: { title: string; lead: string; label: string; help: string; submit: string; kept: string; next: string }
    privateTitle: string
    private: string
    end: string
  }
  own: { title: string; ends: (day: string) => string; ended: (day: string) => string; forget: string }
  ended: { title: string; text: string }
  endedNow: { title: string; text: string }
  failed: { title: string; text: string; again: string }
  day: (iso: string) => string
}

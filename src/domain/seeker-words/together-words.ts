export type TogetherWords = {
  open: (homes: number, most: number) => string
  head: { title: string; description: string }
  form: {
    title: (homes: number) => string
    lead: string
    goesTo: string
    choose: (most: number) => string
    titleUpTo: (most: number) => string
    ticked: (most: number) => string
    wrongChoice: { title: string; text: (most: number) => string }
    notAsked: string
    none: { title: string; text: string }
  }
  page: {
    title: (homes: number) => string
    lead: string
    residences: string
    states: { sent: string; read: string; answered: string; by_home: string; not_needed: string; chosen: string }
    take: string
    takeOf: (residence: string) => string
    takeHelp: string
    taken: { title: string; text: string }
  }
}

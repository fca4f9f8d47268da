/** One question to several homes: its form, and the private page with all answers. */
export type TogetherWords = {
  /** The way to the form: "Ask these 3 at once", or "Ask up to 3 of these 5" where one chooses there. */
  open: (homes: number, most: number) => string
  head: { title: string; description: string }
  form: {
    title: (homes: number) => string
    lead: string
    goesTo: string
    /** One chooses which homes are asked. */
    choose: (most: number) => string
    /** The title where one chooses. */
    titleUpTo: (most: number) => string
    /** How many are ticked, with `{ticked}`. */
    ticked: (most: number) => string
    wrongChoice: { title: string; text: (most: number) => string }
    notAsked: string
    none: { title: string; text: string }
  }
  page: {
    title: (homes: number) => string
    lead: string
    homes: string
    states: { sent: string; read: string; answered: string; by_home: string; not_needed: string; chosen: string }
    take: string
    takeOf: (home: string) => string
    takeHelp: string
    taken: { title: string; text: string }
  }
}

/** The words of a state's list in the pages of others. `{state}` becomes its name. */
export const embedWords = {
  head: {
    title: '{state} recovery homes',
    description: 'Recovery homes in {state} with their open beds, how old each number is, and whom to call.',
  },
  filter: {
    summary: 'Filter',
    label: 'Filter the homes',
    town: 'Town',
    anyTown: 'All towns',
    audience: 'A bed for',
    anybody: 'For anyone',
    open: 'Open now',
    name: 'Name of a home',
    byName: 'By name',
    show: 'Show homes',
    clear: 'Show all homes',
  },
  empty: {
    title: 'No homes are listed in {state} yet',
    lines: 'The group that certifies homes there may know some. The SAMHSA helpline is free, day and night.',
    affiliate: 'Who to ask in {state}',
    helpline: { words: 'Call 1-800-662-4357', to: 'tel:18006624357' },
  },
  noMatch: {
    title: 'No home fits all of this',
    lines: 'Take one filter off, or see every home in {state}.',
  },
  failed: { title: 'The list could not be loaded', again: 'Try again' },
  refused: { title: 'That is not something we can look for', again: 'Show all homes' },
  choose: {
    title: 'Recovery homes: choose a state',
    head: 'The lists of recovery homes, one for each state.',
  },
  lost: {
    title: 'There is no such list',
    head: 'Choose a state in the directory.',
    lines: 'Choose a state in the',
    to: 'NARR Directory',
  },
  pastTheEnd: {
    many: 'There are {pages} pages; this is the last one.',
    one: 'There is only 1 page, and this is it.',
  },
  gone: 'Not listed any more',
  sample: 'The homes and their beds are made up.',
  foot: {
    crisis: 'In crisis?',
    call: 'Call 988',
    or: 'or',
    text: 'text 988',
    from: 'Live list from the',
    directory: 'NARR Directory',
  },
} as const

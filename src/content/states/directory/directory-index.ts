import { whichNumber } from '#content/site/which-number.ts'
import { directoryFrame } from './directory-frame.ts'
import { quiltMap } from './quilt-map.ts'

const columns = {
  affiliate: 'NARR Affiliate Status',
  national: 'National Directory Status',
  unified: 'Unified Certification Status',
} as const
const figures = { certified: 'certified organizations', beds: 'beds' } as const
const noZip = {
  title: 'There is no ZIP code {zip}',
  hint: 'Check the numbers, or type the name of your state.',
} as const
const searchNear = 'Search homes for “{typed}”'

/** A `form` is the mark a status is drawn with, `level` the patches of a badge. */
export const directoryIndex = {
  title: 'NARR Directory: certified recovery housing by state',
  crumb: 'NARR Directory',
  description:
    'Choose your state: who certifies recovery residences there, how to reach them, and how far the directory has come.',
  heading: 'Every state’s certified recovery housing, in one directory',
  lead: 'Pick your state to see who certifies homes there, how to reach them and which homes have a bed open.',
  verify: 'Check a certificate',
  whichNumber,
  totals: {
    label: 'Totals of the program',
    ...figures,
    source: 'program figures of the {states} states that report',
  },
  counts: {
    title: 'Counted on this site',
    homes: { one: 'home', many: 'homes' },
    beds: { one: 'open bed', many: 'open beds' },
    toConfirm: ', {count} more to confirm',
    sample: 'Homes and beds are made up.',
    asking: 'Loading stats...',
    failed: 'We could not count just now.',
    again: 'Try again',
  },
  answer: {
    noZip,
    zip: 'ZIP codes that start with {start} are in {state}.',
    found: { one: '1 state for “{search}”.', many: '{count} states for “{search}”.' },
    none: 'No state for “{search}”.',
    go: 'Go to {state}',
    below: 'See them below',
    close: 'See what comes close',
    searchNear,
  },
  map: {
    title: 'The directory so far',
    captions: {
      adoption: 'Each square is a state. Each filled corner is one part of the directory that is live.',
      name: 'Each square is a state, known by its two letters.',
      facilities:
        'Each square is a state. The darker it is, the more facilities it reports: from 1, 50, 75 and 100. A pale square has not reported yet.',
    },
    skip: 'Skip the map',
    quilt: quiltMap,
  },
  guide: {
    title: 'NARR Status Guide',
    status: [
      { form: 'filled', words: 'Active', means: 'The state runs its directory here.' },
      { form: 'half', words: 'Implementation', means: 'Claimed; parts are still being built.' },
      {
        form: 'open',
        words: 'Available to claim',
        means: 'There is an affiliate; nobody has claimed the directory yet.',
      },
      { form: 'dashed', words: 'Coming Soon', means: 'No affiliate yet. Ask the alliance.' },
    ],
    patches: {
      opening: 'The four corners',
      words: 'top left: directory. Top right: certification. Bottom right: all providers. Bottom left: outcomes.',
    },
    levelOf: '{level} of 4',
    features: [
      { patch: 'adopted', words: 'Active since May 2023', means: 'This part is live, and since when.' },
      { patch: 'in-progress', words: 'Implementation in progress', means: 'It is being built.' },
      { patch: 'planned', words: 'Planned for upcoming phases', means: 'It comes later.' },
    ],
    table: {
      title: 'Words in the table',
      groups: [
        {
          title: columns.affiliate,
          words: [
            { form: 'filled', words: 'Active', means: 'An affiliate certifies houses here.' },
            { form: 'half', words: 'Emerging', means: 'An affiliate is being formed.' },
            { form: 'dashed', words: 'No Activity', means: 'No affiliate is known.' },
          ],
        },
        {
          title: columns.national,
          words: [
            { form: 'filled', words: 'Active', means: 'The state’s list is in the national directory.' },
            { form: 'half', words: 'Pending', means: 'It is on its way there.' },
            { form: 'open', words: 'Unclaimed', means: 'The affiliate has not claimed it yet.' },
            { form: 'dashed', words: 'No Affiliate', means: 'Nobody is there to claim it.' },
          ],
        },
        {
          title: columns.unified,
          words: [
            { form: 'filled', words: 'Active & Unified', means: 'Houses are certified on the shared platform.' },
            { form: 'half', words: 'Pending Implementation', means: 'The move to the platform has begun.' },
            { form: 'dashed', words: 'Inactive & Not Unified', means: 'Certification is not on the platform.' },
          ],
        },
      ],
    },
    badges: {
      title: 'Words on a state’s page',
      words: [
        { form: 'filled', words: 'Claimed & Active', means: 'The affiliate runs the state’s directory.' },
        { form: 'filled', words: 'Active Implementation', means: 'It is live, and growing by phases.' },
        { form: 'half', words: 'Claiming in Progress', means: 'The affiliate is taking it over.' },
        { form: 'half', words: 'Implementation in Progress', means: 'Claimed; parts are still being built.' },
        { form: 'open', words: 'Partnership Available', means: 'An affiliate here can claim the directory.' },
        { form: 'open', words: 'High Opportunity State', means: 'Many houses could be listed here.' },
        { level: 2, words: 'Level 2: Certification Active', means: 'Listing and certification are live.' },
        { level: 3, words: 'Level 3: Provider Network', means: 'Providers are linked in as well.' },
        { level: 2, words: 'Target: Level 2 Certification', means: 'Level 2 is the next goal.' },
      ],
    },
  },
  controls: {
    search: 'State name or code',
    submit: 'Search',
    sort: 'Sort states',
    sorts: { adoption: 'By Progress', name: 'By Name', facilities: 'By Size' },
    look: 'View as',
    lookOnPhones: 'Show states as',
    looks: { usual: 'List', cards: 'Cards', table: 'Table' },
    print: 'Print',
    share: 'Share',
  },
  list: {
    title: 'States',
    found: {
      one: '1 state in the recovery housing directory network',
      many: '{count} states in the recovery housing directory network',
    },
    zip: 'ZIP: {search}',
    search: 'Search: {search}',
    partOfZip: 'A ZIP code has five digits.',
    counted: 'homes and open beds {measured}',
    countsOf: '{homes}, {beds} in {state}',
    statuses: quiltMap.statuses,
    noAffiliate: 'No affiliate is known here yet.',
    profile: 'View Profile',
    quickview: 'Quickview Directory',
    ofState: ' of {state}',
    ...figures,
    unreported: 'Organizations and beds: not reported yet',
    table: {
      caption: 'The directory, state by state',
      state: 'State',
      ...columns,
      certified: 'Certified Organizations',
      beds: 'Beds',
      actions: 'Actions',
      view: 'View',
      open: 'Open',
      directoryOf: ' the {state} directory (new tab)',
    },
  },
  quickview: {
    title: '{state} directory',
    newTab: 'Open in new tab',
    profile: 'View Profile of {state}',
    certifies: '{affiliate} certifies here.',
    homes: {
      uncounted: 'The homes listed on this site in {state}',
      one: 'The 1 home listed on this site in {state}',
      many: 'The {count} homes listed on this site in {state}',
    },
    frame: directoryFrame,
    soon: 'Directory Coming Soon',
    why: 'This state has no list of its own here yet. Its page says who to ask, and how.',
  },
  noMatch: {
    title: 'No state matches that.',
    hint: 'Try the state’s name, its two letters, or a ZIP code of five digits.',
    noZip,
    nearest: 'Closest to it:',
    profileOf: 'View Profile of ',
    clear: 'Clear',
    searchNear,
  },
  saved: { title: 'Saved on this device', remove: 'Remove {state}' },
  closing: {
    title: 'Is your state missing?',
    words: 'Tell us where you are. We pass your note to the affiliate, or can help start one.',
    contact: 'Contact Your State',
    more: 'Learn More',
    moreAbout: ' about the alliance',
  },
} as const

export type DirectoryIndexWords = typeof directoryIndex

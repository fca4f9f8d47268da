import { whichNumber } from '#content/site/which-number.ts'

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
  map: {
    title: 'The directory so far',
    captions: {
      adoption: 'Each square is a state. Each filled corner is one part of the directory that is live.',
      name: 'Each square is a state, known by its two letters.',
      facilities:
        'Each square is a state. The darker it is, the more facilities it reports: from 1, 50, 75 and 100. A pale square has not reported yet.',
    },
    skip: 'Skip the map',
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
    features: [
      { patch: 'adopted', words: 'Active since May 2023', means: 'This part is live, and since when.' },
      { patch: 'in-progress', words: 'Implementation in progress', means: 'It is being built.' },
      { patch: 'planned', words: 'Planned for upcoming phases', means: 'It comes later.' },
    ],
    table: {
      title: 'Words in the table',
      groups: [
        {
          title: 'NARR Affiliate Status',
          words: [
            { form: 'filled', words: 'Active', means: 'An affiliate certifies houses here.' },
            { form: 'half', words: 'Emerging', means: 'An affiliate is being formed.' },
            { form: 'dashed', words: 'No Activity', means: 'No affiliate is known.' },
          ],
        },
        {
          title: 'National Directory Status',
          words: [
            { form: 'filled', words: 'Active', means: 'The state’s list is in the national directory.' },
            { form: 'half', words: 'Pending', means: 'It is on its way there.' },
            { form: 'open', words: 'Unclaimed', means: 'The affiliate has not claimed it yet.' },
            { form: 'dashed', words: 'No Affiliate', means: 'Nobody is there to claim it.' },
          ],
        },
        {
          title: 'Unified Certification Status',
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
  quickview: {
    soon: 'Directory Coming Soon',
    why: 'This state has no list of its own here yet. Its page says who to ask, and how.',
  },
  noMatch: {
    title: 'No state matches that.',
    hint: 'Try the state’s name, its two letters, or a ZIP code of five digits.',
  },
  saved: 'Saved on this device',
  closing: {
    title: 'Is your state missing?',
    words: 'Tell us where you are. We pass your note to the affiliate, or can help start one.',
    contact: 'Contact Your State',
    more: 'Learn More',
    moreAbout: ' about the alliance',
  },
} as const

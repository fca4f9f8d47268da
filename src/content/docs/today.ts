import { promisedFeatures } from '#content/site/partnership/claims.ts'

const [beds, outcomes, funding, mobile, analytics, notifications, integrations] = promisedFeatures

export const inAndOut = {
  files: 'You can bring in your houses from a spreadsheet, and download everything you have as files.',
  programs: 'Programs can read every public listing as JSON, HSDS or CSV, free and without a key.',
} as const

/** Change a row in the same commit that builds what it describes. */
export const today = {
  id: 'today',
  title: 'What runs today',
  parts: [
    {
      kind: 'text',
      lines: ['The platform promises seven features. This is how far each one is. What is still to come has no date.'],
    },
    {
      kind: 'table',
      caption: 'The seven promised features',
      columns: ['Feature', 'Runs today', 'Still to come'],
      named: 'words',
      rows: [
        [
          beds,
          'Operators update a count with one tap, from a phone, even offline. Pages show how old each count is and follow a change within a second. A bed can be held for someone; holds end automatically.',
          'Nothing more',
        ],
        [outcomes, 'Nothing', 'All of it: check-ins, and charts of a whole house'],
        [funding, 'A list of the kinds of funding, on the platform page', 'All of it'],
        [
          mobile,
          'Every page fits a phone, the bed board opens offline, and the desk can be put on the home screen',
          'Apps',
        ],
        [
          analytics,
          'Totals on the operator’s board. Occupancy, open beds and answer times of each house by month, also as a file',
          'Charts, and comparisons between houses',
        ],
        [
          notifications,
          'Email about accounts and messages, and reminders to confirm a count, by email or text',
          'Apps',
        ],
        [
          integrations,
          `Other sites can show each state’s list. ${inAndOut.programs} ${inAndOut.files}`,
          'Exchange with other systems',
        ],
      ],
    },
    {
      kind: 'text',
      lines: [
        'Besides these, the directory of states and a page for each of the 51 run, with sign-in, the contact form and its inbox. The search over all residences, a page for each, and asking a house about a bed run too, in English and Spanish. Operators have a desk: their houses, questions and waiting lists, claims, a team with roles, reminders and the history of every change.',
      ],
    },
  ],
} as const

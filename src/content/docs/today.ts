import { promisedFeatures } from '#content/claims.ts'

const [beds, outcomes, funding, mobile, analytics, notifications, integrations] = promisedFeatures

/** What of the promises this software does. A row changes in the commit that builds its part. */
export const today = {
  id: 'today',
  title: 'What runs today',
  parts: [
    {
      kind: 'text',
      lines: [
        'The platform promises seven features. This is how far this software is with each. What is still to come has no date here.',
      ],
    },
    {
      kind: 'table',
      caption: 'The seven promised features',
      columns: ['Feature', 'Runs today', 'Still to come'],
      named: 'words',
      rows: [
        [
          beds,
          'Operators say a count with one tap, from a phone, also without a network. Pages show how old each count is and follow a change within a second. A bed can be held for somebody; holds end by themselves.',
          'Nothing of it',
        ],
        [outcomes, 'Nothing', 'All of it: check-ins, and charts of a whole house'],
        [funding, 'Nothing beyond the kinds of funding the platform page names', 'All of it'],
        [mobile, 'Every page fits a phone, and the board of beds opens without a network', 'Apps'],
        [analytics, 'Nothing beyond the totals on the operator’s board', 'All of it'],
        [
          notifications,
          'Mail about accounts and messages, and reminders to say a count again, by mail or as a text',
          'Apps',
        ],
        [
          integrations,
          'Each state’s list stands in other sites’ pages; every listing comes out through the API, as HSDS and as CSV. Spreadsheets of houses come in, and everything an operator has goes out as a file.',
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

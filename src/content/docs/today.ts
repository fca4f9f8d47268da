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
          'Pages read the counts from the operators’ log, show how old each one is, and follow a change within a second. Operators see their own beds and cannot change them here yet.',
          'Saying a new count here',
        ],
        [outcomes, 'Nothing', 'All of it: check-ins, and charts of a whole house'],
        [funding, 'Nothing beyond the kinds of funding the platform page names', 'All of it'],
        [mobile, 'Every page fits a phone', 'Apps'],
        [analytics, 'Nothing beyond the totals on the operator’s board', 'All of it'],
        [
          notifications,
          'Mail about accounts and messages, and reminders to say a count again, by mail or as a text',
          'Apps',
        ],
        [
          integrations,
          'Each state’s list stands in other sites’ pages; every listing comes out through the API, as HSDS and as CSV',
          'Taking in a spreadsheet',
        ],
      ],
    },
    {
      kind: 'text',
      lines: [
        'Besides these, the directory of states and a page for each of the 51 run, with sign-in, the contact form and its inbox. The search over all residences, a page for each, and asking a house about a bed run too, in English and Spanish.',
      ],
    },
  ],
} as const

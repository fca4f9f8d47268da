import type { LegalDocument } from './legal-document.ts'

export const security: LegalDocument = {
  title: 'Security',
  description:
    'How this site protects what you tell it: on the way, at sign-in and in the database. And how to report a weakness.',
  since: 'November 21, 2026',
  lead: 'What this site does to keep what you tell it safe, and what it does not claim.',
  sections: [
    {
      id: 'browser',
      title: 'In transit and in your browser',
      lines: [
        'Where the site is served over https, it asks your browser never to use anything else.',
        'A page runs only the code it came with, and where the browser knows Trusted Types, no text can become code. It sends nothing to another site, and no other site can put it in a frame. A state’s own directory, where a state’s page shows one, stands in a closed frame that cannot reach the page around it.',
        'Changes are taken only from our own pages: a form on another site cannot act in your name.',
      ],
    },
    {
      id: 'signing-in',
      title: 'Signing in',
      lines: [
        'You can sign in with a passkey, which cannot be guessed or phished. Passwords are kept only in scrambled form (scrypt), and those that common ones, names, towns and seasons lead to are refused.',
        'After too many failed tries an account waits some minutes for everybody but you: where you signed in before, strangers cannot lock you out. We never show who has an account.',
        'Each change of how you sign in is mailed to you, with what to do if it was not you.',
        'A session lives in a cookie that scripts cannot read. You see all of yours, and can end each one.',
      ],
    },
    {
      id: 'database',
      title: 'In the database',
      lines: [
        'Each organization’s rows are kept apart by the database itself, not only by our code: a mistake in a page does not open another organization’s data.',
        'Public pages read only what an organization has published. The street and the exact place of a home are kept even from the account that pages read the database with: only the home’s own people get them.',
        'What an email with a code or a link says is read by nobody but the person it goes to, our own staff included.',
        'On the machine, the files belong to the program’s own account, and to no other.',
        'A copy can be written and put back with one command, and we test that the copy is equal row for row.',
      ],
    },
    {
      id: 'limits',
      title: 'What we do not claim',
      lines: ['Nobody outside has audited this software yet. It holds no health records and is not made for them.'],
    },
    {
      id: 'report',
      title: 'Found a weakness?',
      lines: [
        'Programs find the address in /.well-known/security.txt. Write to us with the steps that show it. A person answers within 24 hours. Please give us time to fix it before you tell others, and do not look at other people’s data.',
      ],
    },
  ],
}

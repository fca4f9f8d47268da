import { operatorPromises, soFar } from './partnership/claims.ts'

export const about = {
  head: {
    title: 'About the alliance',
    description:
      'NARR writes the standard for recovery residences, state affiliates certify houses, Behave Health keeps the list. What a certificate means, and how it is lost.',
  },
  /** Beside the spinner (docs/specification.md, section 2). */
  waiting: 'Checking who is signed in',
  hero: {
    title: 'About the alliance behind the list',
    lead: 'NARR writes the national standard for recovery residences. State affiliates check houses against it. Behave Health keeps the list. Here is what each of us does, and what you can hold us to.',
    begin: 'Where to begin',
    ways: [
      { who: 'You or someone you love needs a home', words: 'What a recovery residence is', to: '#recovery-residence' },
      { who: 'You run a house', words: 'How a house is certified', to: '#certificate' },
      { who: 'You speak for a state', words: 'Who does what', to: '#who-does-what' },
    ],
  },
  soFar: {
    title: 'The alliance in numbers',
    opening: 'The partnership so far.',
    words: 'What a program figure is',
    claims: Object.values(soFar),
  },
  residence: {
    id: 'recovery-residence',
    title: 'What a recovery residence is',
    passages: [
      {
        lines: [
          'A recovery residence is a home. People in recovery from alcohol or drugs live in it together. They share a kitchen, chores and house meetings. They help each other stay well.',
          'It is not a hospital and not a jail. People go out to work, to school, to meetings and to the doctor, and come home at night. Only a Level IV house offers treatment under its own roof.',
        ],
        notes: [
          {
            term: '10,358 residences',
            words: 'were found in all 50 states by a census paid for by the National Institutes of Health.',
            source: 'NSTARR census, January 2020 to January 2021',
          },
        ],
      },
      {
        lines: [
          'Some houses are very good. Some are not safe. From the street they can look the same, and so can their web pages. That is why there is a standard, and why somebody goes to look.',
        ],
        notes: [
          {
            term: 'Certified',
            words:
              'Somebody from the affiliate in that state has been in the house. The house keeps the NARR standard. The certificate holds until a set date.',
          },
        ],
      },
    ],
  },
  roles: {
    id: 'who-does-what',
    title: 'Who does what',
    lines: [
      'Three kinds of organizations share the work. The roles are separate: those who write the rules don’t inspect houses, and those who keep the list don’t decide who is certified.',
    ],
    notes: [
      {
        term: 'NARR',
        words: 'The National Alliance for Recovery Residences. A non-profit, formed in 2011.',
      },
      {
        term: 'Affiliate',
        words:
          'The organization that certifies houses to the NARR standard in its state. Some states have none. In a few, another body certifies as well.',
      },
    ],
    rows: [
      {
        name: 'NARR',
        job: 'sets the standard',
        does: 'It writes the national standard and the code of ethics, and licenses them to its affiliates.',
        not: 'It does not certify houses.',
      },
      {
        name: 'State affiliates',
        job: 'certify',
        does: 'They read the papers, visit each house, decide, and hear complaints.',
        not: 'They do not certify outside their state.',
      },
      {
        name: 'Behave Health',
        job: 'keeps the list',
        does: 'It runs the directory. It makes the software that operators and affiliates use.',
        not: 'It does not decide who is certified.',
      },
    ],
    way: { words: 'Find the affiliate in your state', to: '/directory' },
  },
  years: {
    id: 'years',
    title: `${soFar.years.shown} ${soFar.years.says}`,
    timeline: 'How the standard grew',
    now: { when: 'Today', words: 'Version 3.0 is the one in use.' },
    lines: [
      'Homes like these are older than the standard. Halfway houses had an association of their own in the 1960s. Georgia’s houses have had one since 1987.',
      'There was no single standard for all. NARR was formed in 2011, and the first standard came out that year. Two years later the two associations became one.',
      'In May 2016 a code of ethics joined the standard. Operators sign it, and so do staff and volunteers.',
      'The standard has been revised since 2011. Version 3.0, of November 2018, is the one in use. It has the same content as version 2, reorganized. You may still read of 37 or 38 standards. Those counts are older.',
      'Others build on it now. SAMHSA, the federal agency for mental health and substance use, has a list of best practices for recovery housing. Certification is on it. In several states, treatment providers may send people only to certified houses, or public money goes only there.',
    ],
  },
  standard: {
    id: 'standard',
    title: 'What the standard covers',
    lead: 'Version 3.0 has 4 domains, 10 principles and 31 standards. Each standard has rules, and each rule is required or recommended, level by level.',
    noteTerm: 'Our words, NARR’s standard',
    note: 'The titles here are our own, to show the shape. The text itself is NARR’s, and affiliates work with it under license.',
    way: { words: 'NARR’s own site', to: 'https://narronline.org' },
    board: { domain: 'Domain {number}', one: ', standard {first}', many: ', standards {first} to {last}' },
  },
  levels: {
    id: 'levels',
    title: 'Four levels of support',
    lines: [
      'A level tells how much support comes with the house. It is not a grade. The right level is the one that fits the person now.',
    ],
    notes: [
      {
        term: 'Level of support',
        words:
          'I to IV, in Roman numbers. Missouri’s affiliate certifies I to III only, Connecticut’s does not certify IV.',
      },
      {
        term: 'Not the same',
        words: 'The levels 0 to 4 on our state pages say something else: how far a state’s directory has come.',
      },
    ],
  },
  certificate: {
    id: 'certificate',
    title: 'How a house is certified',
    lead: 'The steps differ a little from state to state. The core is the same.',
    steps: [
      { title: 'Ask', words: 'The operator talks to the affiliate, and checks the house against the standard.' },
      {
        title: 'Apply',
        words:
          'An application, in most states a fee, and papers: insurance, the owner’s permission, house rules, the agreement that residents sign.',
      },
      { title: 'Answer', words: 'The affiliate reads it all, asks questions and holds an interview.' },
      { title: 'Open the door', words: 'The affiliate comes to look. It visits each house, not one for all of them.' },
      {
        title: 'Hear the decision',
        words: 'Yes, no, or fix this first. Some states first grant a conditional certificate for a few months.',
      },
      {
        title: 'Renew',
        words:
          'A certificate lasts 1 or 2 years, depending on the state. Then the house must show again that it meets the standard.',
      },
    ],
    notes: [
      {
        term: 'How long it takes',
        words: 'Ohio’s affiliate aims for under 3 months. Kentucky’s says 2 to 5.',
      },
    ],
    paper: {
      title: 'Ask to see it',
      heading: 'Certificate',
      lines: [
        'House',
        'Run by',
        'Address',
        'Beds allowed, and for whom',
        'Level of support',
        'Issued',
        'Holds until',
        'Number',
      ],
      words:
        'West Virginia requires all of this on the certificate. Other states differ a little. A good house shows you its certificate without being asked twice.',
      check: 'Check its number',
    },
    way: { words: 'Run a house? Start here', to: '/getting-started' },
  },
  loss: {
    id: 'losing-it',
    title: 'How a house can lose it',
    passages: [
      {
        lines: [
          'No certificate is for life. It ends on its date if the house does not renew. It can also end sooner.',
          'When a house breaks the rules, the affiliate can set conditions, suspend the certificate or take it away. In West Virginia a house that gets such a notice may take in nobody new.',
        ],
        notes: [
          {
            term: 'Who may complain',
            words:
              'In New Hampshire: people who live there, people who used to, and those who speak for them. West Virginia hears complaints about any house, certified or not.',
          },
        ],
      },
      {
        lines: [
          'A certified house must give its residents a way to complain. If that does not help, or does not feel safe, go to the affiliate. In New Hampshire your name is kept from the house unless you allow it. In other states, ask about that first.',
        ],
        notes: [],
      },
    ],
    danger: 'If someone is in danger now, call 911.',
    ways: [
      { words: 'Find the affiliate to complain to', to: '/directory' },
      { words: 'Not sure who that is? Ask us', to: '/contact?topic=affiliate#send' },
    ],
  },
  numbers: {
    id: 'numbers',
    title: 'What we do with numbers',
    lead: 'A number on this site does not stand alone. Beside it you read where it comes from.',
    kinds: [
      {
        mark: 'program figures',
        words:
          'The partnership’s own figures, like the five at the top of this page. Nobody counted them on this site.',
      },
      { mark: 'measured', words: 'Counted here, with the time of the count.' },
      { mark: 'reported', words: 'Given by an affiliate, with its name and the date.' },
      {
        mark: 'Not reported yet',
        words: 'Nobody has given us this number. We leave the gap. It never turns into a 0.',
      },
    ],
    after:
      'We never add one kind to another. And some things are not for counting in public: nothing about a resident is ever shown here.',
  },
  closing: {
    title: 'Your turn. Begin, or ask.',
    words: `${operatorPromises.setup.shown} ${operatorPromises.setup.says}, and a person who answers.`,
    start: 'Get Started',
    contact: 'Contact Our Team',
  },
} as const

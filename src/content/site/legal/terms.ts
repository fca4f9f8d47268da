import type { LegalDocument } from './legal-document.ts'

export const terms: LegalDocument = {
  title: 'Terms of Service',
  description:
    'What this site is, what it is not, and what we ask of people who use it, in plain words. It does not guarantee a bed.',
  since: 'November 22, 2026',
  lead: 'This site helps people find certified recovery residences, and helps operators and state affiliates keep the list true. These are its rules, in plain words.',
  sections: [
    {
      id: 'not',
      title: 'What this site is not',
      lines: [
        'It is not an emergency service. In a crisis, call or text 988. In danger, call 911.',
        'It is not treatment, medical advice or legal advice.',
      ],
    },
    {
      id: 'figures',
      title: 'Beds, houses and figures',
      lines: [
        'A house says itself how many beds are open. A number can be old by the time you call: it is no promise of a place.',
        'State affiliates certify houses. We show what they tell us, and from when.',
        'A figure marked “program figure” is the partnership’s own. One marked “measured” was counted here, at the time it carries. One marked “reported” was given by an affiliate, on the day it carries. What is marked “sample” is made up, to show how the site works.',
      ],
    },
    {
      id: 'accounts',
      title: 'If you have an account',
      lines: [
        'Say who you really are, and list only houses you run.',
        'Keep your numbers true. Nobody is helped by a bed that is not there.',
        'Keep your password to yourself. You answer for what is done with your account until you tell us it was lost.',
        'Write nothing here about the health of a person who lives with you.',
      ],
    },
    {
      id: 'use',
      title: 'Fair use',
      lines: [
        'Do not break in, flood the site, or collect people’s names and addresses from it. We may block whoever does, and close accounts that mislead people.',
        'Reading it, printing it and passing it on is what it is for.',
      ],
    },
    {
      id: 'data',
      title: 'The data of the directory',
      lines: [
        'The public data of the directory is under the license Creative Commons Attribution 4.0 International (CC BY 4.0): what stands in the lists, the API, the CSV files and HSDS. You may copy, change and sell it. Name this site and the day you took the data, link to the license (creativecommons.org/licenses/by/4.0), and say if you changed anything.',
        'If you list a house here, you agree that what you publish about it is passed on under this license. Names of organizations, logos, marks and pictures are not part of it.',
        'Show when a house said its number. The license is no promise that a number is right.',
      ],
    },
    {
      id: 'software',
      title: 'The software',
      lines: [
        'The software of this site is open source under the Apache License 2.0. It comes as it is, without warranty, as that license says.',
        'The names and marks of NARR, Behave Health and the state affiliates belong to them.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      lines: ['When these rules change, the date at the top changes with them.'],
    },
  ],
}

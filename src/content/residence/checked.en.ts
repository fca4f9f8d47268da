import type { CertificateStanding } from '#domain/certification/certificate/certificate.ts'
import type { CertificationLaw } from '#domain/certification/certificate/certifying.ts'

export const checkedEn = {
  title: 'Who checked this house',
  levels: {
    1: 'The residents run the house and decide by vote.',
    2: 'A house manager or a senior resident runs the house. At least one role is paid.',
    3: 'An organization runs the house, with a manager and trained staff.',
    4: 'An organization with clinical staff runs the house. Treatment is provided in the house.',
  },
  noLevel: 'Four levels say how much help there is in a house. This one has not said which it is.',
  staff: {
    none: 'No paid staff.',
    visits: 'Staff visit.',
    evenings: 'Staff are there in the evening.',
    day_and_night: 'Staff are there day and night.',
  },
  certificate: {
    title: (standing: CertificateStanding, day: string) => {
      const on = day === '' ? '' : ` on ${day}`
      return {
        holds: 'Certified to the NARR standard',
        ended: `Certificate ended${on}`,
        suspended: `Certificate suspended${on}`,
        withdrawn: `Certificate withdrawn${on}`,
        unconfirmed: `Certificate to be confirmed${day === '' ? '' : ` since ${day}`}`,
        never: 'Not certified',
      }[standing]
    },
    text: (standing: CertificateStanding, by: string | null) =>
      ({
        holds: `${by === null ? '' : `By ${by}. `}NARR writes the standard. The state affiliate inspects the house and certifies it.`,
        ended: 'This house is not certified now. Nobody has said whether it will be renewed.',
        suspended: 'The affiliate is looking into it. Until it decides, this house is not certified.',
        withdrawn: 'The affiliate took it back. This house is not certified.',
        unconfirmed:
          'The house moved or has another operator since it was certified. Until the affiliate confirms it, this house is not certified.',
        never:
          'There is no certificate of this house on file. That does not mean the house is bad. Ask who inspects it, and visit before you pay.',
      })[standing],
    timed: (by: string | null) =>
      `${by === null ? '' : `By ${by}. `}The state affiliate certified this house for a time, while it works on conditions. It is not a full certificate. Ask the house what is left to do.`,
    level: 'Level of support',
    levelWas: 'Level it had',
    number: 'Number',
    issued: 'Issued',
    ends: 'Last day',
    ended: 'Ended',
    noNumber: 'The number is not on file here. Ask the house to show you its certificate.',
    check: 'How to check it',
    verify: 'Check the number of this certificate',
    checkBy: (affiliate: string) => `Ask ${affiliate} for the number and the date:`,
    ask: 'Ask the affiliate',
    askAbout: (affiliate: string) => `Ask ${affiliate} about this certificate:`,
    askState: (state: string) => `Who to ask in ${state}`,
    wrong: 'Something wrong here?',
    complain: (affiliate: string | null) =>
      affiliate === null
        ? 'No affiliate is known in this state. Write to us. We do not pass your complaint to the house.'
        : `Tell ${affiliate}. It can inspect the house. If you cannot reach it, write to us. We do not pass your complaint to the house.`,
    write: 'Write a complaint',
    law: (law: CertificationLaw, state: string) =>
      ({
        required: `In ${state}, the law requires recovery residences to be certified. Some kinds of houses may be exempt.`,
        referrals: `In ${state}, the law limits who may refer people to a house that is not certified.`,
        money: `In ${state}, a house must be certified to get state money.`,
      })[law],
    others: 'Show certified homes nearby',
  },
  listed: (day: string) => `From a public list, ${day}.`,
  looked: (day: string) => `Last reviewed by the house on ${day}.`,
  called: (affiliate: string, day: string) => `Last checked by ${affiliate} on ${day}.`,
  levelsLink: 'What the four levels mean',
  office: 'Its office:',
  runBy: (organization: string) => `Run by ${organization}.`,
}

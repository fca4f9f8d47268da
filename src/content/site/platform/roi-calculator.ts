import { operatorPromises } from '#content/site/partnership/claims.ts'

const { returns } = operatorPromises

export const roiCalculator = {
  title: 'Your first year, in your numbers',
  words: 'Change any number; the sums follow. Nothing is sent anywhere until you send it.',
  form: {
    own: 'Your houses',
    assumed: 'What we assume, and you can change',
    ramp: `Gains start at nothing on day 1 and grow evenly until they are whole. We read “${returns.shown}” so, to be careful. Moving in counts in full on day 1.`,
    assumedNow: 'Assumed now: {assumptions}.',
    submit: 'Work it out',
    labels: {
      beds: { words: 'Beds', help: 'In all your houses' },
      occupancy: { words: 'Beds filled, %', help: 'On a usual day' },
      fee: { words: 'Fee per bed, $ a month', help: 'On average' },
      hours: { words: 'Office hours a week', help: 'Lists, calls, reports: total for all staff' },
      cost: { words: 'Cost of an office hour, $', help: 'Wages plus overhead' },
      less: { words: 'Less office time, %', help: 'Program figure' },
      funding: { words: 'Extra funding, $ in the first year', help: 'Program figure. Put 0 if you will not apply' },
      ramp: { words: 'Days until the full effect', help: `Program figure of ${returns.shown}, as we read it` },
      fill: { words: 'More beds filled, in points', help: 'Nobody promises any. Try 2' },
      price: { words: 'Price, $ a month', help: 'No price is published. Setting up a profile is free' },
      moving: { words: 'Hours to move in, once', help: 'Our guess: 10 a week for 4 weeks' },
    },
    troubles: {
      empty: '{label}: nothing is written. Write a number from {least} to {most}.',
      'not-a-number': '{label}: write digits, such as {example}.',
      'not-whole': '{label}: write a whole number.',
      'too-small': '{label}: write a {whole}number from {least} to {most}.',
      'too-big': '{label}: that is more than we can reckon with. Write a number from {least} to {most}.',
    },
    whole: 'whole ',
  },
  result: {
    label: 'The result',
    wrong: { one: 'One number does not work yet.', many: '{count} numbers do not work yet.' },
    held: 'Until that is fixed, these are the last sums that worked out: {beds} beds, {occupancy}% filled, {hours} office hours a week.',
    inFirstYear: 'in the first year',
    sources: 'From {gains}, less the costs.',
    noSources: 'Nothing comes in by these numbers; the costs stand alone.',
    paidBack: 'Paid back',
    onTop: 'That is {percent}% on top of the fees you take in now.',
    tiles: {
      aYear: '{dollars} a year',
      income: {
        what: 'Current fee income',
        one: '{count} bed, {occupancy}% filled, at {fee} a month',
        many: '{count} beds, {occupancy}% filled, at {fee} a month',
      },
      bed: {
        what: 'One more bed filled',
        one: '{count} stands empty on a usual day',
        many: '{count} stand empty on a usual day',
      },
      breakEven: {
        what: 'Break-even in beds',
        note: 'would cover the costs of the first year by its fees alone',
      },
    },
    series: {
      time: { words: 'Time saved', short: 'Time saved', note: '{hours} hours; {weekly} a week once fully running' },
      funding: { words: 'Extra funding', short: 'Funding', note: 'if you apply and get it' },
      fees: { words: 'More beds filled', short: 'More beds', note: 'your own assumption' },
      costs: { words: 'Costs', short: 'Costs', note: 'moving in, and the price' },
    },
    year: {
      chart: 'Gains so far above the line, costs so far below it',
      paidBack: 'Paid back, day {day}',
      summary: 'The year as a table',
      caption: 'Totals so far, at the end of each month',
      month: 'Month',
      balance: 'What is left',
    },
    share: {
      send: 'Send this with a message',
      copy: 'Copy link',
      done: 'Link copied. It holds your numbers.',
      refused: 'Your browser did not let us copy. The address bar holds the same link.',
    },
    source: 'a sum of your numbers and the assumptions beside it, not a promise',
  },
} as const

export type RoiFormWords = typeof roiCalculator.form
export type RoiResultWords = typeof roiCalculator.result

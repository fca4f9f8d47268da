import { staleDays, withdrawnDays } from '#domain/beds/bed-age.ts'
import { describeRate, publishedRates } from '#domain/search/published-rates.ts'

const typeNames: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'whole number',
  number: 'number',
  boolean: 'true or false',
  null: 'null',
  object: 'object',
  array: 'list',
}

const types = {
  names: typeNames,
  any: 'any',
  list: 'list of {items}',
  range: '{type} from {least} to {most}',
  or: ' or ',
}

export type TypeWords = typeof types

/** The calls themselves come from the server's OpenAPI document. `{origin}` is this site. */
export const openData = {
  title: 'Open data and API',
  description:
    'Read the directory with a program: search homes with their open beds, follow changes, take a CSV file, or use HSDS 3.1. Free, without an account.',
  lead: 'Every home listed here, and every open bed it has told us of, is yours to read and pass on under CC BY 4.0: name this site. It is free, you need no account and no key, and any site may ask.',
  above: 'Documentation',
  contents: 'On this page',
  document: { words: 'OpenAPI document', to: '/api/openapi.json' },
  file: { words: 'Download all homes (CSV)', to: '/api/v1/residences.csv' },
  figures: { words: 'Data by state', to: '/data' },
  index: { id: 'calls', title: 'All calls' },
  before: [
    {
      id: 'begin',
      title: 'Begin here',
      parts: [
        {
          kind: 'text',
          lines: ['Ask for homes near a ZIP code that have an open bed for a woman. This works as it stands:'],
        },
        {
          kind: 'code',
          label: 'Find homes near 72201',
          code: 'curl "{origin}/api/v1/residences?near=72201&open=1&for=women"',
        },
        {
          kind: 'text',
          lines: [
            'Answers are JSON. Times are ISO 8601 in UTC, money is whole US dollars, distance is miles. What you ask is joined by “and”: a home has to meet all of it. Unknown parameters are rejected, so a typo never looks like an answer.',
          ],
        },
        {
          kind: 'table',
          caption: 'Which way fits',
          columns: ['Address', 'For'],
          rows: [
            ['/api/v1/residences', 'A program or a site that searches as this one does'],
            ['/api/v1/events', 'A screen that shows beds as they change'],
            ['/api/v1/residences.csv', 'A spreadsheet, or a yearly count'],
            ['/data', 'Counts by state, with their history by day'],
            ['/hsds', 'A 211 or referral service that speaks the Human Services Data Specification'],
            ['/docs/embed', 'A site that wants the list and no program'],
          ],
        },
      ],
    },
    {
      id: 'license',
      title: 'License: CC BY 4.0',
      parts: [
        {
          kind: 'text',
          lines: [
            'The data is under Creative Commons Attribution 4.0 International. Use it for anything, also in a business. Name this site and the day you took the data.',
            'Every answer says so in a `Link` header with `rel="license"`, the OpenAPI document in `info.license`, and `/hsds` in `license`. `/terms` says it in full.',
          ],
        },
      ],
    },
    {
      id: 'honest',
      title: 'What an open bed means',
      parts: [
        {
          kind: 'text',
          lines: [
            'A house says how many beds are open; nobody else can know. Show when it said so, beside the number, and the phone number to call. Never promise a bed.',
            `A number older than ${staleDays} days should say “Call to confirm.” After ${withdrawnDays} days it is taken back: it is null or gone, and in no sum. Zero means full; null means nobody knows.`,
            'Yes, no and not stated are three things. What a home has not said is never a no.',
            'Streets are there only where a home publishes its street. A hidden home has no point and no ZIP code, and its distance is told from the middle of its town. Please do not look for such a home by other means.',
            'A home with `isSample` is made up, for demonstrations. A home that is not claimed comes from a public source, and no one at the home has confirmed it.',
          ],
        },
      ],
    },
    {
      id: 'manners',
      title: 'Rate limits and errors',
      parts: [
        {
          kind: 'text',
          lines: [
            'Answers may be kept for a second. Many carry an `ETag`: send it back in `If-None-Match`, and an answer that has not changed is 304 and empty. To follow changes, use `/api/v1/events` rather than asking again and again.',
            `Whoever asks too much gets 429 with \`Retry-After\` in seconds. \`/hsds\` takes ${describeRate(publishedRates.hsdsCalls, 'calls')} from one address, and ${describeRate(publishedRates.hsdsWholes, 'full exports')}. The CSV file of the homes may be taken ${describeRate(publishedRates.residencesFile, 'times')}.`,
            'A failed call answers `{code, message, fields}`. Branch on `code`; `fields` names each value that was wrong.',
          ],
        },
      ],
    },
  ],
  calls: {
    parameters: 'What you can ask',
    parameter: 'Name',
    meaning: 'What it does',
    takes: 'Takes',
    types,
    example: 'Example',
    same: 'Takes the same as {title}',
    without: ', without {names}',
    also: 'It also takes what many calls here take',
    shared: 'What many of these calls take',
    comes: 'What comes back',
    with: 'with',
    otherwise: 'Otherwise',
    try: 'Try it',
    nothingToTry:
      'No home is published here yet, so there is no record to try this with. Once one is, its id stands here.',
  },
  missing: {
    id: 'missing',
    title: 'The calls',
    parts: [
      {
        kind: 'text',
        lines: ['The description of the calls cannot be shown just now. Load this page again in a moment.'],
      },
    ],
  },
  groups: {
    Residences: { id: 'homes', title: 'Homes and their beds' },
    Live: { id: 'live', title: 'Beds as they change' },
    Counts: { id: 'counts', title: 'Counts and states' },
    HSDS: { id: 'hsds', title: 'HSDS 3.1' },
    'This description': { id: 'document', title: 'This page for programs' },
  },
  hsds: {
    parts: [
      {
        kind: 'text',
        lines: [
          'The Human Services Data Specification is the format that 211 services and resource directories share. `/hsds` answers in version 3.1, and every record keeps to its schemas without a field of our own.',
          'A home is a `service`, its operator an `organization`, its place a `location`. Each group of beds is a row of `capacities` with the unit Bed: `available` is what is open, `updated` is when the house said so.',
          'What a home says yes or no to, and its level of support, are `attributes` with terms of `/hsds/taxonomy_terms`. A `location` has an address only where the street is public.',
        ],
      },
      {
        kind: 'code',
        label: 'Every service that changed since the first of the month',
        code: 'curl "{origin}/hsds/services?modified_after=2026-11-01T00:00:00Z&per_page=100"',
      },
    ],
  },
  schemas: {
    id: 'fields',
    title: 'What the answers hold',
    field: 'Field',
    says: 'What it says',
    type: 'Type',
    besides: 'these fields, and all of',
    types,
  },
  closing: {
    title: 'Building something with it?',
    words: 'Tell us what you make and what is missing. We would rather add a field than have you guess.',
    ways: [
      { words: 'Ask a technical question', to: '/contact?topic=support#send' },
      { words: 'Show a list on your site', to: '/docs/embed' },
    ],
  },
} as const

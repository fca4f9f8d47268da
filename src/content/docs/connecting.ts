import { staleDays, withdrawnDays } from '#domain/beds/bed-age.ts'
/** Words between backticks are shown as code. */
export const connecting = [
  {
    id: 'calls',
    title: 'The calls there are',
    parts: [
      {
        kind: 'text',
        lines: [
          'Requests and answers are JSON, bodies at most 64 KB. What changes something is taken from this site’s own pages, or from programs that send no cookie. Only the calls here and those on the page “Open data and API” are promised; other addresses may change.',
        ],
      },
      {
        kind: 'table',
        caption: 'Method, address, answer',
        columns: ['Call', 'Answer'],
        rows: [
          ['GET /api/states', 'The 51 states: id (two-letter code) and name'],
          [
            'GET /api/directory/stats',
            `totalListings, availableBeds, bedsToConfirm (those said more than ${staleDays} days ago) and measuredAt. Only published residences; numbers older than ${withdrawnDays} days are in no sum`,
          ],
          [
            'GET /api/directory/states/{slug}',
            `Counts for one state: totalListings, totalBeds, saidListings and saidBeds (the homes that said a number in the last ${withdrawnDays} days, and their beds), availableBeds, bedsToConfirm (those said more than ${staleDays} days ago), saidAt (the newest number) and measuredAt`,
          ],
          [
            'GET /api/directory/states/{slug}/residences',
            'A page of 20 homes of the state, with their groups of beds. Takes town, for, open=1, q, order=newest and page. May be asked from any site',
          ],
          ['POST /api/contact', '201 with id and receivedAt'],
          ['GET /api/auth/user', 'Who is signed in, with firstName; 401 when nobody is'],
          ['GET /api/my-residences', 'The residences of your organization; 401 when nobody is signed in'],
        ],
      },
      { kind: 'code', label: 'Ask how many beds are open', code: 'curl {origin}/api/directory/stats' },
      {
        kind: 'code',
        label: 'What comes back',
        code: '{\n  "totalListings": 1560,\n  "availableBeds": 3291,\n  "bedsToConfirm": 348,\n  "measuredAt": "2026-11-21T17:21:03.214Z"\n}',
      },
    ],
  },
  {
    id: 'contact-call',
    title: 'Send a message',
    parts: [
      {
        kind: 'table',
        caption: 'Fields of POST /api/contact',
        columns: ['Field', 'Required', 'Longest'],
        rows: [
          ['firstName', 'Yes', '100'],
          ['lastName', 'Yes', '100'],
          ['email', 'Yes', '254'],
          ['phone', 'No', '40'],
          ['facilityName', 'No', '200'],
          ['stateId', 'No; a code of GET /api/states', '2'],
          ['message', 'Yes', '60000'],
        ],
      },
      {
        kind: 'code',
        label: 'Send one',
        code: 'curl -X POST {origin}/api/contact \\\n  -H \'Content-Type: application/json\' \\\n  -H \'Idempotency-Key: a-key-of-your-own\' \\\n  -d \'{"firstName":"Sam","lastName":"Reed","email":"sam@home.example","message":"Is there a bed?"}\'',
      },
      { kind: 'code', label: 'What comes back', code: '{"id":"K4M2-7QXA","receivedAt":"2026-11-21T17:21:03.577Z"}' },
      {
        kind: 'text',
        lines: [
          'The `id` is what a person quotes when they write again. The same body with the same `Idempotency-Key` within 24 hours is one message and gets the same answer; another body under that key gets 409. One network address may send 5 messages an hour.',
        ],
      },
    ],
  },
  {
    id: 'errors',
    title: 'Errors',
    parts: [
      {
        kind: 'text',
        lines: [
          'Every failed call answers in one shape. `code` is one of the list below and is for programs; `message` is for people; `fields` names what was wrong with which value.',
        ],
      },
      {
        kind: 'code',
        label: 'A message without its text',
        code: '{\n  "code": "invalid_input",\n  "message": "Some values are missing or not right.",\n  "fields": { "message": "Message is missing." }\n}',
      },
      {
        kind: 'table',
        caption: 'The closed list of codes',
        columns: ['Code', 'Status'],
        rows: [
          ['bad_request', '400'],
          ['signed_out', '401'],
          ['not_allowed', '403'],
          ['prove_again', '403'],
          ['not_found', '404'],
          ['method_not_allowed', '405'],
          ['conflict', '409'],
          ['too_large', '413'],
          ['wrong_media_type', '415'],
          ['invalid_input', '422'],
          ['too_many_requests', '429, with Retry-After'],
          ['internal', '500'],
          ['unavailable', '503, with Retry-After'],
        ],
      },
    ],
  },
  {
    id: 'addresses',
    title: 'Addresses of houses',
    parts: [
      {
        kind: 'text',
        lines: [
          'An operator chooses for each house how much of its address the public may know. A new house starts as hidden.',
        ],
      },
      {
        kind: 'table',
        caption: 'Three levels',
        columns: ['Level', 'Public'],
        rows: [
          ['exact', 'Street, town, state and ZIP code'],
          ['area', 'Town, state and ZIP code'],
          ['hidden', 'Town and state'],
        ],
      },
      {
        kind: 'text',
        lines: [
          'Below exact, the street address is in no page, answer, feed, export, map or log. Nothing about a resident is public at any level: there is no place for it.',
        ],
      },
    ],
  },
  {
    id: 'figures',
    title: 'Where numbers come from',
    parts: [
      {
        kind: 'text',
        lines: ['Every figure on the site carries its origin, and figures of different origin are never added up.'],
      },
      {
        kind: 'table',
        caption: 'Three kinds of figures',
        columns: ['Kind', 'Means', 'Comes with'],
        rows: [
          ['program', 'The partnership’s own figure', ''],
          ['measured', 'Counted on this site', 'The moment'],
          ['reported', 'Given by an affiliate', 'The day, and who'],
        ],
      },
      {
        kind: 'text',
        lines: [
          `A figure nobody has given reads “Not reported yet”, never 0. A bed count is what a house said of itself: \`fresh\` for 24 hours, \`ageing\` to ${staleDays} days, \`stale\` to ${withdrawnDays}, then withdrawn and in no sum.`,
        ],
      },
    ],
  },
  {
    id: 'standards',
    title: 'Standards',
    parts: [
      {
        kind: 'text',
        lines: [
          'Levels of support are those of NARR’s standard, 1 to 4: peer-run, monitored, supervised, service provider. NARR writes the standard; state affiliates certify. We keep no text of the standard, which is NARR’s own.',
          'HSDS 3.1, the Human Services Data Specification of Open Referral, is the open format for directories of this kind. All listings come out in it under `/hsds`.',
          'Times are ISO 8601 in UTC. States are two-letter postal codes. Pages meet WCAG 2.2 AA as far as our tests can tell.',
        ],
      },
    ],
  },
  {
    id: 'more',
    title: 'More of it',
    parts: [
      {
        kind: 'text',
        lines: [
          'The source brings the rest: `README.md` to begin with, `ARCHITECTURE.md` for the rules of the house, `.env.example` for settings, `docs/operations.md` for running it, `docs/contracts.md` for what outsiders may rely on, and `docs/benchmarks.md` for how fast it is. The license is Apache 2.0.',
        ],
      },
    ],
  },
] as const

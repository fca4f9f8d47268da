import { staleDays, withdrawnDays } from '#domain/beds/bed-age.ts'
/**
 * `{origin}` is this site, `{state}` the state's part of the address; `{data-lang}`, `{data-fields}`, `{?asked}` and
 * `{title}` are what the choices add. Words between backticks are shown as code.
 */
export const embedding = {
  title: 'Show a state’s list on your site',
  description:
    'Put a state’s recovery homes with their open beds into your own page: one line of script or a plain frame, free and without cookies.',
  lead: 'For affiliates, agencies and helplines. Your page shows the homes of your state, their open beds, and a number to call. It is free, and you need no account.',
  contents: 'On this page',
  above: 'Documentation',
  preview: {
    id: 'preview',
    title: 'Choose a state and look',
    label: 'State',
    language: { label: 'Language', en: 'English', es: 'Spanish (español)' },
    fields: 'Let readers ask for a place, cost and medicine',
    show: 'Show this list',
    frame: {
      en: 'Recovery homes with open beds in {name}',
      es: 'Casas de recuperación con camas libres en {name}',
    },
    words: 'A live preview. Readers can switch its language.',
    open: 'Open it by itself',
  },
  sections: [
    {
      id: 'script',
      title: 'One line of script',
      parts: [
        {
          kind: 'text',
          lines: [
            'Put this line where the list should be. The frame is made there, loads when somebody comes near it, and is always as high as its list.',
          ],
        },
        {
          kind: 'code',
          label: 'The list of {name}',
          code: '<script src="{origin}/embed.js" data-state="{state}"{data-lang}{data-fields} async></script>',
        },
        {
          kind: 'text',
          lines: [
            'With `data-lang="es"` the list is in Spanish. Readers can switch to the other language in the list, and their filters stay. With `data-fields="1"` the filters also have fields for a ZIP code or town, the cash to move in, and medicines.',
            'Until the list has come, and where frames are not allowed, a link to it stands in its place. If your site has a Content-Security-Policy, allow `{origin}` in `script-src` and `frame-src`.',
          ],
        },
      ],
    },
    {
      id: 'frame',
      title: 'A plain frame',
      parts: [
        {
          kind: 'text',
          lines: ['Where you may not add a script, a frame does. It keeps the height you give it and scrolls inside.'],
        },
        {
          kind: 'code',
          label: 'The same list in a frame',
          code: '<iframe src="{origin}/embed/directory/{state}{?asked}"\n  title="{title}"\n  width="100%" height="600" loading="lazy"\n  style="border:0;max-width:100%"></iframe>',
        },
        {
          kind: 'text',
          lines: [
            'You may add `sandbox="allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox"`: the list works in it. With `/embed.js` anywhere on the same page, plain frames grow to their height too.',
          ],
        },
      ],
    },
    {
      id: 'choices',
      title: 'Preset the filters',
      parts: [
        {
          kind: 'text',
          lines: [
            'Add these to the address of the frame. Readers can change the first four and the language, and with `fields=1` the place, the cash and the medicines too. Above the list stands what else you have asked, with a link to the list without it: `near`, `radius`, `fee_max` and the medicines mean the same as in our own search.',
            'A value the list does not know is refused with a plain line.',
          ],
        },
        {
          kind: 'table',
          caption: 'Parts of the address',
          columns: ['Part', 'Shows', 'Example'],
          rows: [
            ['town', 'One town', '?town=Portland'],
            [
              'for',
              'Beds for women, men, women_with_children, families, couples or lgbtq; houses for anyone count too',
              '?for=women',
            ],
            ['open', 'Only homes with an open bed', '?open=1'],
            ['q', 'Homes with this in their name', '?q=harbor'],
            ['near', 'Homes around a ZIP code or town of the state, the nearest town first', '?near=72201'],
            ['radius', 'Miles around that place; 25 if you leave it out', '?near=72201&radius=50'],
            ['fee_max', 'Homes that ask for at most so many dollars to move in', '?fee_max=300'],
            [
              'buprenorphine',
              'Homes where people who take it are welcome; methadone and naltrexone work the same way',
              '?buprenorphine=yes',
            ],
            ['fields', 'Fields for readers: a place, the cash to move in, and medicines', '?fields=1'],
            ['lang', 'The list in Spanish (es) or English (en)', '?lang=es'],
          ],
        },
      ],
    },
    {
      id: 'what',
      title: 'What it shows',
      parts: [
        {
          kind: 'text',
          lines: [
            'Published homes by town, the town with most open beds first. Each has whom it is for, its level and certification, its open beds, how old that number is, and its phone number. 20 homes stand on a page.',
            `A number older than ${staleDays} days says “Call to confirm.” After ${withdrawnDays} days it is taken back: the home says “Call to ask”, and counts in no sum. No bed is promised: people call and ask.`,
            'The numbers follow what houses say while the page is open. The order never changes by itself. Without JavaScript the list, its filters and its pages work too. It prints.',
          ],
        },
      ],
    },
    {
      id: 'sizes',
      title: 'How much room it needs',
      parts: [
        {
          kind: 'table',
          caption: 'Width and height of the frame',
          columns: ['Room', 'What fits'],
          rows: [
            ['320 px wide', 'The narrowest it is made for'],
            ['358 by 268 px', 'The first home with an open bed, and its number'],
            ['800 px or more', 'All filters beside the title, each home in one row'],
            ['600 px high', 'A good height where no script sizes the frame'],
          ],
        },
      ],
    },
    {
      id: 'privacy',
      title: 'Privacy',
      parts: [
        {
          kind: 'text',
          lines: [
            'The list sets no cookie, stores nothing on a reader’s device and loads nothing from anybody else. It cannot read your page, and your page cannot read it: all it hears is how high the list is.',
            'Streets are never in it, at any level of address. Neither is anything about a resident.',
            'Our server sees the network address of whoever reads the list, as any server does, and from browsers that send it your site’s name. What we do with that stands in the privacy policy.',
          ],
        },
      ],
    },
    {
      id: 'data',
      title: 'Only the numbers',
      parts: [
        {
          kind: 'text',
          lines: ['If you would rather draw the list yourself, your page may ask for the same data from any site.'],
        },
        { kind: 'code', label: 'Counts for {name}', code: 'curl {origin}/api/directory/states/{state}' },
        {
          kind: 'code',
          label: 'Its homes with an open bed for women',
          code: "curl '{origin}/api/directory/states/{state}/residences?for=women&open=1'",
        },
        {
          kind: 'text',
          lines: [
            'Show the age of each number (`reportedAt`) beside it, and no number where `availableBeds` is null. Ask no more often than every 30 seconds.',
          ],
        },
      ],
    },
  ],
  closing: {
    title: 'Does it not fit your page?',
    words: 'Tell us where you want to show the list, and what is in the way.',
    ways: [
      { words: 'Ask about your page', to: '/contact?topic=support#send' },
      { words: 'All documentation', to: '/docs' },
    ],
  },
} as const

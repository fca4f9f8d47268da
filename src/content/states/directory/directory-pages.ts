import { directoryFrame } from './directory-frame.ts'
import { stateBeds } from './state-beds.ts'

const directory = 'All states'

export const directoryWords = {
  index: {
    title: 'NARR Directory',
  },
  state: {
    grievance: (name: string) => `File a grievance about a home in ${name}`,
    queja: 'Presentar una queja',
    top: {
      kinds: (place: string) => `Sober living homes and recovery residences in ${place}`,
      search: (place: string) => `ZIP or town in ${place}`,
      open: (place: string) => `Homes with an open bed in ${place}`,
      runBy: (affiliate: string) => `, run by ${affiliate}`,
      message: (state: string, address: string) => `Recovery residences in ${state}: ${address}`,
      share: 'Share by text',
      link: 'Share',
      print: 'Print',
      first: {
        phone: 'Call the affiliate',
        email: 'Write to the affiliate',
        website: 'Reach the affiliate',
        none: 'Ask us about this state',
      },
      save: 'Save',
      saved: 'Saved',
      onDevice: (state: string) => ` ${state} on this device`,
      remove: '. Press to remove it',
    },
    beds: {
      title: 'Open beds',
      live: stateBeds,
      full: 'Open Full Directory',
      all: (place: string) => `All homes in ${place}`,
      soon: 'Directory Coming Soon',
      soonText: 'The state’s own list is not open yet.',
      certifies: (affiliate: string, place: string) =>
        `${affiliate} certifies homes in ${place} and knows which ones there are.`,
      helpline: 'The SAMHSA helpline knows recovery services in every state. It is free, day and night.',
      nearby: 'Homes are listed in states nearby:',
      states: 'See all states',
      run: (place: string) =>
        `Do you run a home in ${place}? A listing is free. If your home is on a list already, claim it.`,
      list: 'List or claim a home',
    },
    contact: {
      title: 'State Contact',
      text: 'Say who you are and when you need a place. Ask two things: is the house certified, and what does a week cost?',
      visit: (place: string) => `Visit ${place}`,
      ways: { email: 'email', phone: 'phone', website: 'Website', facebook: 'Facebook', linkedin: 'LinkedIn' },
      missing: (ways: readonly string[]) => `Not published: ${ways.join(', ')}`,
      ask: 'Ask us about this state',
    },
    badges: {
      template: 'Implementation in Progress',
      shared: 'Claimed & Active',
      westVirginia: 'Active Implementation',
    },
    directory: (state: string) => `${state}’s directory`,
    back: 'Back to Directory',
    frame: {
      from: 'From',
      here: 'this site',
      title: (title: string, host: string) => `${title}, from ${host}`,
      box: directoryFrame,
      known: {
        counted: (state: string, facilities: string, beds: string) =>
          `${state}: ${facilities} facilities, ${beds} beds`,
        estimates: ' (estimates).',
        figures: ' (program figures).',
        certified: (affiliate: string) => `${affiliate} knows which houses are certified.`,
        call: 'Call',
        write: 'Write to',
        look: 'Look at',
      },
    },
    numbers: {
      label: (state: string) => `${state} in numbers`,
      plates: {
        facilities: 'Total Facilities',
        certified: 'NARR Certified',
        beds: 'Total Beds',
        success: 'Success Rate',
        cities: 'Cities',
      },
      estimate: 'program estimate, not a count',
      unsaid: (source: string) => `${source}; the program does not say what it measures`,
      counted: (isSample: boolean) => (isSample ? 'sample homes, counted here' : 'counted here'),
      homes: (homes: number) => (homes === 1 ? 'home listed' : 'homes listed'),
      beds: 'beds in them',
      open: (days: number) => `beds open, reported in the last ${days} days`,
    },
    performance: {
      title: 'Performance',
      occupancy: 'Average Occupancy',
      updated: (isReported: boolean) =>
        `Updated daily through the Behave platform${isReported ? '' : ' once reported'}`,
      fixed: (source: string) => `${source}: fixed, not counted here`,
      filled: (share: number) => `${share}% filled`,
      reports: (open: string, beds: string) => ` by this week’s reports: ${open} of ${beds} beds are open`,
      toConfirm: (beds: number) => `, and another ${beds} may be: call to confirm`,
      rural: 'Rural Excellence',
      figures: {
        certificationRate: 'Certification Rate',
        ruralCoverage: 'Rural Coverage',
        responseTime: 'Response Time',
      },
      ruralText: 'In rural areas the nearest house may be far away. Ask the affiliate which ones are near you.',
    },
    about: 'About',
    team: { title: 'Affiliate Team', unnamed: 'Names not published' },
    features: { title: 'Directory features', unknown: 'Not reported yet' },
    timeline: { title: 'Implementation Timeline', phases: 'Phases' },
    westVirginia: { title: 'Where implementation stands' },
    connecticut: {
      plates: { facilities: 'Facilities', beds: 'Beds', providers: 'Interested Providers', cities: 'Cities' },
      association: 'the state association',
      developed: (association: string) => `This directory is being developed with ${association}.`,
      expected: (when: string) =>
        `Expected completion: ${when}. Until it is done, the numbers are estimates and the list is a preview.`,
      preview: (state: string) => `Preview of ${state}’s directory`,
    },
    actions: {
      title: 'Quick Actions',
      current: 'View Current Directory',
      certification: 'NARR Certification Info',
      updates: 'Get Implementation Updates',
    },
    california: {
      onPage: 'On this page',
      index: [
        { id: 'state-contact', title: 'State Contact' },
        { id: 'about-state', title: 'About' },
        { id: 'team', title: 'Affiliate Team' },
        { id: 'performance', title: 'Performance' },
        { id: 'rural', title: 'Rural Excellence' },
        { id: 'directory', title: 'Current directory' },
        { id: 'activation', title: 'Directory Coming Soon' },
        { id: 'features', title: 'Implementation Progress' },
        { id: 'timeline', title: 'Implementation Timeline' },
        { id: 'stats', title: 'Current Stats' },
        { id: 'actions', title: 'Quick Actions' },
        { id: 'implementation-team', title: 'Implementation Team' },
        { id: 'full-directory', title: 'Full directory' },
      ],
      current: (state: string) => `${state}’s current directory`,
      full: (state: string) => `${state}’s full directory`,
      progress: 'Implementation Progress',
      soon: 'Directory Coming Soon',
      soonText: (state: string) =>
        `${state} opens its directory phase by phase. What you see above is the list as it stands today. If you run or certify houses here, ask for your place in it.`,
      activate: 'Request Your State Directory Activation Today!',
      stats: 'Current Stats',
      figures: { facilities: 'facilities', beds: 'beds', certified: 'certified', cities: 'cities' },
      statsNote: 'program figures of the implementation; the figures at the top are for the whole state',
      team: 'Implementation Team',
      teamText: 'The people who bring the directory to California, phase by phase. Call or write to them.',
    },
    firstCall: {
      title: 'Before you call',
      lines: [
        'Say who the place is for, and when it is needed.',
        'Ask: is the house certified, and until when?',
        'Ask: what does it cost to move in, and what is asked of me?',
      ],
    },
    invitation: {
      badge: 'Partnership Available',
      title: 'Who certifies here',
      checks: (affiliate: string, state: string) =>
        `${affiliate} checks recovery residences in ${state} against the national NARR standard and knows which ones are certified.`,
      joined: 'It looks after its homes on this site, and says so itself above.',
      unclaimed: 'The state’s own list has not been claimed here yet',
      ask: {
        phone: ', so call the affiliate to ask for houses.',
        email: ', so write to the affiliate to ask for houses.',
        website: ', so look for houses on the affiliate’s website.',
        none: ', and the affiliate has not published how to reach it. Ask us, or look through the homes above.',
      },
      how: 'How a state joins',
      steps: [
        ['Talk', 'One call with the affiliate and the alliance, about the list you already keep.'],
        ['Plan', 'We agree on where to start, who checks the list, and the first date. Listing is free.'],
        ['Launch', 'The directory opens with the houses you know. Operators claim their own pages.'],
        ['Grow', 'Certification, the provider network, then outcomes, each when the one before it is steady.'],
      ],
      run: (state: string) => `Do you run a home in ${state}?`,
      runText: 'Claim its page, or add it. Listing is free.',
      start: 'Getting Started',
      directory,
      network: 'Is this your network?',
      networkText: (state: string) => `${state} hasn’t joined yet. Your affiliate can claim it.`,
      discuss: 'Start Partnership Discussion',
      guide: 'Read the partnership guide',
    },
    placeholder: {
      badge: 'Coming Soon',
      lead: 'No NARR affiliate is known here yet. We still answer your questions about this state.',
      help: 'Help you can reach today',
      helpText:
        'The SAMHSA helpline knows treatment and recovery services in every state. It is free, day and night, in English and Spanish.',
      call: 'Call 1-800-662-4357',
      findTreatment: ['FindTreatment', '.gov'],
      soon: 'Directory Coming Soon',
      soonText: (place: string) =>
        `There is no state list for ${place} yet. Houses may still list themselves: those that do, and their open beds, are shown above.`,
      missing: 'Is your state missing?',
      missingText: 'Tell us who works for recovery housing where you live. We can help start one.',
      write: 'Write to us',
      directory,
    },
    opportunity: {
      badges: ['Partnership Available', 'High Opportunity State'],
      title: (state: string) => `${state} hasn’t joined yet`,
      lead: (affiliate: string, since: string) =>
        `The houses are there, and so is the affiliate: the ${affiliate}${since}. What is missing is one list that everybody can find.`,
      leadAlone: 'The houses are there. What is missing is one list that everybody can find.',
      since: (year: number) => `, since ${year}`,
      consult: 'Schedule Consultation',
      ask: 'Request Information',
      cases: 'View Case Studies',
      help: (state: string) => `Help ${state} join.`,
      discuss: 'Start Partnership Discussion',
      guide: 'Download Partnership Guide',
      contact: 'Partnership Contact: ',
      sample: ' (sample)',
      now: 'Need a place now?',
      nowText: (affiliate: string, state: string) =>
        `The ${affiliate} knows which houses in ${state} are certified. Write or look there.`,
      website: 'Visit Website',
      add: (state: string) => `What ${state} could add`,
      estimate: 'program estimate, not a count',
      plates: { facilities: 'facilities', beds: 'beds', cities: 'cities' },
      benefits: 'Partnership Benefits',
      examples: 'Success Examples',
      process: {
        title: 'Implementation Process',
        steps: [
          {
            title: 'Talk',
            words:
              'One call with the affiliate and the alliance. We look at what you already keep and what is missing.',
          },
          {
            title: 'Plan',
            words:
              'We agree on the list to start from, who checks it, and the first date. Listing a house costs nothing.',
          },
          {
            title: 'Launch Level 1',
            words: 'The directory opens with the houses you know. Operators are invited to claim their own page.',
          },
          {
            title: 'Grow',
            words: 'Certification, the full provider network, then outcomes, each when the one before it is steady.',
          },
        ],
        timeline: 'Typical Timeline',
      },
    },
    data: {
      name: (place: string) => `Recovery residences in ${place}`,
      alternateName: (place: string) => `Sober living homes in ${place}`,
      country: 'United States',
    },
    head: {
      title: (name: string) => `Recovery residences (sober living homes) in ${name}`,
      description: (place: string) =>
        `Sober living homes in ${place}: open beds and phone numbers. Who certifies them, how to reach them, and what to ask first.`,
    },
  },
} as const

export type StateWords = (typeof directoryWords)['state']

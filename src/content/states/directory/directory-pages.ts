export const directoryWords = {
  index: {
    title: 'NARR Directory',
  },
  state: {
    grievance: (name: string) => `File a grievance about a home in ${name}`,
    queja: 'Presentar una queja',
    head: {
      title: (name: string) => `Recovery residences (sober living homes) in ${name}`,
      description: (place: string) =>
        `Sober living homes in ${place}: open beds and phone numbers. Who certifies them, how to reach them, and what to ask first.`,
    },
  },
} as const

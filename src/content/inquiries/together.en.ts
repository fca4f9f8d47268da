import { listingEn } from '#content/residence/listing.en.ts'

const { residences } = listingEn

export const togetherEn = {
  open(count: number, most: number) {
    if (count > most) return `Ask up to ${most} of these ${count} at once`
    return count === 1 ? 'Ask this home' : `Ask these ${count} at once`
  },
  head: { title: 'Ask several homes at once', description: 'Ask up to three homes about a bed with one form.' },
  form: {
    title: (count: number) => `Ask ${residences(count)} about a bed`,
    lead: 'One form goes to each of them. You see all answers on one private page. Once one home has a bed for you, we tell the others you no longer need one.',
    goesTo: 'Your question goes to',
    choose: (most: number) => `Choose up to ${most} homes for your question`,
    titleUpTo: (most: number) => `Ask up to ${most} homes about a bed`,
    ticked: (most: number) => `{ticked} chosen, ${most} at most`,
    wrongChoice: {
      title: 'Nothing was sent yet',
      text: (most: number) => `Choose at least 1 and at most ${most} homes.`,
    },
    notAsked: 'No one at these homes reads questions here yet. Please call:',
    none: {
      title: 'No home to ask',
      text: 'Choose up to three homes in the search: press Compare, then ask them at once.',
    },
  },
  page: {
    title: (count: number) => `You asked ${residences(count)} about a bed`,
    lead: 'Nobody has promised a bed yet. Homes will answer the way you chose.',
    answered: 'A home has answered. Asking does not hold a bed: agree on it with the home.',
    residences: 'The homes you asked',
    states: {
      sent: 'Has not opened it yet',
      read: 'Has opened it',
      answered: 'Says it has answered you',
      offered: 'Says it has a bed for you. Call them soon',
      by_home: 'Closed it',
      chosen: 'You chose this home',
      not_needed: 'Closed: you have a place in another home',
    },
    waiting: (place: number) => `You are on its waiting list, place ${place}`,
    take: 'They have a bed for me',
    takeOf: (residence: string) => `: ${residence}`,
    takeHelp: 'Press this when a home said yes and you want to go there. We tell the others you no longer need a bed.',
    taken: {
      title: 'You have a place',
      text: 'The other homes were told. You can delete your question when you have moved in.',
    },
  },
}

export type TogetherWords = typeof togetherEn

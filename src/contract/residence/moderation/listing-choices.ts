export const listingChoices = ['all', 'hidden', 'reported'] as const
export type ListingChoice = (typeof listingChoices)[number]

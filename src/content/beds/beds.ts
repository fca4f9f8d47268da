export const bedsWords = {
  title: 'Beds tonight',
  description:
    'Say how many beds are open in each of your houses, hold a bed for somebody, confirm a number in one tap.',
  heading: 'Beds tonight',
} as const

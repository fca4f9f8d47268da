export const likenesses = ['phone', 'name', 'address'] as const
export type Likeness = (typeof likenesses)[number]

export const likenessWords: Record<Likeness, string> = {
  phone: 'the same phone',
  name: 'the same name and town',
  address: 'the same address',
}

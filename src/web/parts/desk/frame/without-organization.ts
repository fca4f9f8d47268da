export const withoutOrganization = {
  title: 'You belong to no organization now',
  words: (email: string) =>
    `Each desk belongs to an organization. An owner of one can invite you: give them the address ${email}. To list houses of your own, make a free profile with another email address, or write to us.`,
}

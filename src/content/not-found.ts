/** Head of the 404 page; what stands on it is drawn by the lost page, which broken links inside pages show too. */
export const notFound = {
  title: '404 Page Not Found',
  description: 'There is no page at this address. Search by state or ZIP, or go on from the home page.',
} as const

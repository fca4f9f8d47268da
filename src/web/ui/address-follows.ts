/** Milliseconds. Browsers limit how often the address may change. */
export const ADDRESS_FOLLOWS_MS = 300

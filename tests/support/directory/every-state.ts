import { states } from '#content/states/slugs.ts'

/** The states as the server knows them. */
export const everyState = { options: async () => states.map(({ code, name }) => ({ id: code, name })) }

import { createContext } from 'react'

/** What a link that opens a new tab says of it to those who cannot see its arrow, in the language of the page. */
export const NewTabWords = createContext('(new tab)')

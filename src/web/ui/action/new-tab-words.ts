import { createContext } from 'react'

export const NewTabWords = createContext('(new tab)')

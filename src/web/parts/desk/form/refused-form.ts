import { createContext, useContext } from 'react'

export type RefusedForm = {
  values: Readonly<Record<string, string>>
  fields: Readonly<Record<string, string>>
  message: string
  status?: number
}

/** The form that the page came back with. Every form looks by itself whether that is its own. */
export const RefusedFormContext = createContext<RefusedForm | null>(null)

export function useRefused(held: RefusedForm['values'] = {}): RefusedForm | null {
  const refused = useContext(RefusedFormContext)
  return Object.entries(held).every(([name, value]) => refused?.values[name] === value) ? refused : null
}

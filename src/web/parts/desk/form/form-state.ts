import { createContext, useContext } from 'react'

export type FormState = {
  isPending: boolean
  errors: Readonly<Record<string, string>>
  typed: Readonly<Record<string, string>>
}

/** Of the form around a field or a button: they say by themselves what is wrong with them and what was typed. */
export const FormStateContext = createContext<FormState>({ isPending: false, errors: {}, typed: {} })

export const useFormState = () => useContext(FormStateContext)

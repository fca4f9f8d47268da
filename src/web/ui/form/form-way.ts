import { createContext } from 'react'

export type FormTrouble = {
  message: string
  fields: Readonly<Record<string, string>>
  status?: number | null
  isOffline?: boolean
}

export type FormRefused = FormTrouble & { kind: 'failed'; status: number | null }

export type FormSent = { kind: 'done'; next: string; values?: Readonly<Record<string, string>> }

/** Never throws. */
export type SendForm = (
  action: string,
  typed: FormData,
  headers: Readonly<Record<string, string>>,
) => Promise<FormSent | FormRefused>

export type FormWay = { send: SendForm; goTo: (next: string) => unknown }

/**
 * Until an island is hydrated its forms wait for a moment. A page of plain HTML never gets a sender: the
 * browser sends its forms.
 */
export const FormWayContext = createContext<FormWay | 'not_hydrated' | 'plain'>('not_hydrated')

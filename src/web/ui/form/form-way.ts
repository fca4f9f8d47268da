import { createContext } from 'react'

/** What was wrong: sentences for fields, and one for the whole. */
export type FormTrouble = {
  message: string
  fields: Readonly<Record<string, string>>
  /** Of the answer; null where none came. */
  status?: number | null
  /** None came because the device has no connection. */
  isOffline?: boolean
}

export type FormRefused = FormTrouble & { kind: 'failed'; status: number | null }

/** A form was taken: where a browser without script would be led, and what its page would be shown again with. */
export type FormSent = { kind: 'done'; next: string; values?: Readonly<Record<string, string>> }

/** Sends a form and takes the answer without leaving the page. Never throws. */
export type SendForm = (
  action: string,
  typed: FormData,
  headers: Readonly<Record<string, string>>,
) => Promise<FormSent | FormRefused>

/** How forms are sent, and where their answers lead. */
export type FormWay = { send: SendForm; goTo: (next: string) => unknown }

/**
 * What sends the forms around. An island is asleep until it has one: its forms then wait for it for a moment. A page of HTML
 * has none ever: its forms are the browser's.
 */
export const FormWayContext = createContext<FormWay | 'asleep' | 'plain'>('asleep')
